import type { Chair, Content, Game } from '@snowbound/engine';
import { drawnFrom, errorOf, overlooking } from './choosing.ts';
import type { Level } from './levels.ts';
import type { Evaluation, SuggestingBot, Suggestion } from './profile.ts';
import { TreeSearch } from './search/search.ts';
import { Branch } from './search/tree.ts';

/** What is left of the last search: the tree above the move that was chosen, and which question that answered. */
interface Kept<Action> {
  question: number;
  readonly branch: Branch<Action>;
}

const NO_ONE = -1;

/** A bot that searches a tree of imagined worlds, and keeps what it grew as long as its own turn goes on. */
export function searching<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  evaluation: Evaluation<State>,
  level: Level,
): SuggestingBot<State, Action, View> {
  const search = new TreeSearch(game, evaluation, level);
  let kept: Kept<Action> | null = null;

  /** The tree so far if the very next question is ours too, else a new one. */
  const rootFor = ({ question, options }: Chair<State, Action, View>): Branch<Action> =>
    kept !== null && question === kept.question + 1 ? kept.branch : new Branch(options[0] as Action, NO_ONE, 0);

  return {
    name: level.name,
    budget: level.budget,
    choose(chair, budget, random) {
      const { options, question } = chair;
      if (options.length === 1) {
        if (kept?.question === question - 1) kept.question = question;
        return options[0] as Action;
      }
      const root = rootFor(chair);
      search.grow(root, chair, budget, random, 'settled');
      const action = drawnFrom(overlooking(suggested(root, options), level.slip), random);
      const branch = root.branches.find(open => open.action === action);
      kept = branch === undefined ? null : { question, branch };
      return action;
    },
    suggest(chair, budget, random) {
      const root = new Branch(chair.options[0] as Action, NO_ONE, 0);
      search.grow(root, chair, budget, random, 'spent');
      return suggested(root, chair.options);
    },
  };
}

/** The branches that are options now, the one looked at most first: it is the one to choose. */
function suggested<Action>({ branches }: Branch<Action>, options: readonly Action[]): Suggestion<Action>[] {
  return branches
    .filter(({ action, visits }) => visits > 0 && options.includes(action))
    .sort((one, other) => other.visits - one.visits || other.reward - one.reward)
    .map(({ action, reward, squares, visits }, place) => ({
      action,
      chance: reward / visits,
      error: errorOf(reward, squares, visits),
      share: place === 0 ? 1 : 0,
    }));
}
