import type { Chair, Content, Game } from '@snowbound/engine';
import { drawnFrom, errorOf, overlooking } from './choosing.ts';
import type { Level } from './levels.ts';
import type { Evaluation, SuggestingBot, Suggestion } from './profile.ts';
import { TreeSearch } from './search/search.ts';
import { Branch } from './search/tree.ts';

/** The last search: the tree above the move that was chosen, and the number of the question it answered. */
interface PreviousSearch<Action> {
  questionNumber: number;
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
  let previous: PreviousSearch<Action> | null = null;

  /** The tree so far if the very next question is ours too, else a new one. */
  const rootFor = ({ questionNumber, options }: Chair<State, Action, View>): Branch<Action> =>
    previous !== null && questionNumber === previous.questionNumber + 1
      ? previous.branch
      : new Branch(options[0] as Action, NO_ONE, 0);

  return {
    name: level.name,
    budget: level.budget,
    choose(chair, budget, random) {
      const { options, questionNumber } = chair;
      if (options.length === 1) {
        if (previous?.questionNumber === questionNumber - 1) previous.questionNumber = questionNumber;
        return options[0] as Action;
      }
      const root = rootFor(chair);
      search.grow(root, chair, budget, random, 'settled');
      const action = drawnFrom(overlooking(suggested(root, options), level.slip), random);
      const branch = root.branches.find(open => open.action === action);
      previous = branch === undefined ? null : { questionNumber, branch };
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
