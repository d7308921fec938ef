import type { Bot, Content, flow, Game } from '@snowbound/engine';
import type { Mind } from './mind.ts';
import { MixingSearch } from './search/mixing.ts';
import { TreeSearch } from './search/search.ts';
import { drawn, type Side, sharesOf } from './search/sides.ts';
import { Branch } from './search/tree.ts';

/** A bot that searches a tree of imagined worlds. */
export function searching<State, Action, View, Set extends Content>(
  name: string,
  game: Game<State, Action, View, Set>,
  mind: Mind<State>,
): Bot<State, Action, View> {
  const search = new TreeSearch(game, mind, { turns: mind.horizon, tried: mind.tried });
  return {
    name,
    choose(chair, budget, random) {
      const { options } = chair;
      if (options.length === 1) return options[0] as Action;
      const root = new Branch<Action>(options[0] as Action, -1, 0);
      search.grow(root, chair, budget, random);
      return root.branches.reduce((best, branch) => (branch.visits > best.visits ? branch : best)).action;
    },
  };
}

/** A bot for secret questions that all answer at once: it mixes its choices. */
export function mixing<State extends flow.Flow<State, Action>, Action, View, Set extends Content>(
  name: string,
  game: Game<State, Action, View, Set>,
  mind: Mind<State>,
): Bot<State, Action, View> {
  const search = new MixingSearch(game, mind, { turns: mind.horizon, tried: mind.tried });
  return {
    name,
    choose(chair, budget, random) {
      if (chair.options.length === 1) return chair.options[0] as Action;
      const own = search.settle(chair, budget, random)[0] as Side<Action>;
      return drawn(own.options, sharesOf(own), random);
    },
  };
}
