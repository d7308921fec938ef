import type { Budget, Chair, Content, Fast, flow, Game } from '@snowbound/engine';
import { drawnFrom, errorOf, overlooking } from './choosing.ts';
import type { Level } from './levels.ts';
import type { Evaluation, SuggestingBot, Suggestion } from './profile.ts';
import { MixingSearch } from './search/mixing.ts';
import { leaningOf, type Side } from './search/sides.ts';

/** A bot for secret questions that all answer at once: it mixes its choices, so that nobody can count on one. */
export function mixing<State extends flow.Flow<State, Action>, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  evaluation: Evaluation<State>,
  level: Level,
): SuggestingBot<State, Action, View> {
  const search = new MixingSearch(game, evaluation, level);
  const think = (chair: Chair<State, Action, View>, budget: Budget, random: Fast, until: 'spent' | 'settled') =>
    suggested(search.settle(chair, budget, random, until)[0] as Side<Action>);
  return {
    name: level.name,
    budget: level.budget,
    choose(chair, budget, random) {
      if (chair.options.length === 1) return chair.options[0] as Action;
      return drawnFrom(overlooking(think(chair, budget, random, 'settled'), level.slip), random);
    },
    suggest: (chair, budget, random) => think(chair, budget, random, 'spent'),
  };
}

function suggested<Action>(side: Side<Action>): Suggestion<Action>[] {
  const shares = leaningOf(side);
  const { rewards, squares, looks } = side;
  return side.options
    .map((action, at) => ({
      action,
      chance: looks === 0 ? 0 : (rewards[at] as number) / looks,
      error: errorOf(rewards[at] as number, squares[at] as number, looks),
      share: shares[at] as number,
    }))
    .sort((one, other) => other.share - one.share);
}
