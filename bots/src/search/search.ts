import {
  type Budget,
  type Chair,
  type Content,
  type Fast,
  type Game,
  type PlayerIndex,
  pick,
  type Question,
  type Seat,
} from '@snowbound/engine';
import { type Worth, worthBy } from '../features.ts';
import type { Level } from '../levels.ts';
import { type Evaluation, mannerOf } from '../profile.ts';
import { allowanceOf } from './allowance.ts';
import { playOn } from './playout.ts';
import { isRepeat } from './repeats.ts';
import { type Rewards, refereeFor } from './rewards.ts';
import { Branch, breadthAfter } from './tree.ts';

/** How much a branch that was rarely tried is usually worth a look, and how much a promising one. */
const CURIOSITY = 0.35;
const TRUST = 0.25;
/** Below the root the best of so many unopened options is opened. */
const LOOKED_AT = 6;

/** Iterations between two looks at whether it is clear what to choose. */
const LOOKS_A_CHECK = 8;
/** What catches up is looked at more than others, but hardly this share of the time. */
const SHARE_OF_A_CHASER = 0.75;

/** An option and what it promised at the first look. */
interface Promising<Action> {
  readonly action: Action;
  readonly promise: number;
}

/**
 * Information-set Monte Carlo tree search from one chair: every iteration imagines a world, all share one tree
 * whose branches are actions, and a branch counts how often it could have been chosen.
 */
export class TreeSearch<State, Action, View, Set extends Content> {
  readonly #game: Game<State, Action, View, Set>;
  readonly #worth: Worth<State>;
  readonly #evaluation: Evaluation<State>;
  readonly #level: Level;
  readonly #curiosity: number;
  readonly #path: Branch<Action>[] = [];

  constructor(game: Game<State, Action, View, Set>, evaluation: Evaluation<State>, level: Level) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#level = level;
    this.#curiosity = evaluation.curiosity?.[level.name] ?? CURIOSITY;
    this.#worth = worthBy(evaluation.features, evaluation.weights);
  }

  /** Grows the tree above `root` until the budget is used up or, if that will do, it is clear what to choose. */
  grow(
    root: Branch<Action>,
    chair: Chair<State, Action, View>,
    budget: Budget,
    random: Fast,
    until: 'spent' | 'settled',
  ): void {
    const game = this.#game;
    const manner = mannerOf(this.#evaluation, this.#level, chair.seating.length);
    const allowance = allowanceOf(budget);
    const referee = refereeFor(game, this.#worth, this.#evaluation.scale, chair.seating);
    const rewards: Rewards = Array.from({ length: Math.max(...chair.seating) + 1 }, () => 0);
    const ranked = this.#ranked(chair, random);
    for (let looks = 1; allowance.take(); looks++) {
      const imagined = chair.imagine(random);
      const mover = this.#descend(root, imagined, chair, ranked, random);
      const reached = playOn(game, this.#worth, imagined, mover, manner, random);
      referee.evaluate(reached, rewards);
      this.#remember(rewards);
      if (until === 'settled' && looks % LOOKS_A_CHECK === 0 && isSettled(root, allowance.left())) return;
    }
  }

  /** Walks down the tree, opening one branch; says who moved last. */
  #descend(
    root: Branch<Action>,
    state: State,
    { seat: asked, seating }: Chair<State, Action, View>,
    ranked: readonly Promising<Action>[],
    random: Fast,
  ): Seat {
    const game = this.#game;
    const path = this.#path;
    path.length = 0;
    path.push(root);
    let branch = root;
    let mover = asked;
    for (;;) {
      const questions = game.questions(state);
      if (questions.length === 0) return mover;
      const question =
        branch === root ? ofSeat(questions, asked) : (questions[questions.length - 1] as Question<Action>);
      const { seat, options } = question;
      mover = seat;
      if (options.length === 1 && branch !== root) {
        game.apply(state, seat, options[0] as Action);
        continue;
      }
      const open = availableAmong(branch, options);
      const mayOpen = open < options.length && open < breadthAfter(branch.visits);
      const opened = mayOpen
        ? this.#opened(branch, state, question, seating[seat] ?? 0, branch === root ? ranked : null, random)
        : null;
      branch = opened ?? bestOf(branch, this.#evaluation.scale, this.#curiosity);
      game.apply(state, seat, branch.action);
      path.push(branch);
      if (opened !== null) return mover;
    }
  }

  /** A new branch for the most promising option without one: of all at the root, of a few random ones elsewhere. */
  #opened(
    branch: Branch<Action>,
    state: State,
    { seat, options }: Question<Action>,
    playerIndex: PlayerIndex,
    ranked: readonly Promising<Action>[] | null,
    random: Fast,
  ): Branch<Action> | null {
    const found =
      ranked?.find(({ action }) => !hasBranch(branch, action)) ?? this.#bestOfFew(branch, state, seat, options, random);
    if (found === null) return null;
    const opened = new Branch(found.action, playerIndex, found.promise);
    branch.branches.push(opened);
    return opened;
  }

  /** The most promising of a few random options that have no branch yet. */
  #bestOfFew(
    branch: Branch<Action>,
    state: State,
    seat: Seat,
    options: readonly Action[],
    random: Fast,
  ): Promising<Action> | null {
    let found: Promising<Action> | null = null;
    for (let look = 0; look < LOOKED_AT; look++) {
      const action = pick(random, options);
      if (isRepeat(action, look) || hasBranch(branch, action)) continue;
      const promise = this.#promise(state, seat, action);
      if (found === null || promise > found.promise) found = { action, promise };
    }
    return found;
  }

  /** All options of the chair, the most promising first. */
  #ranked(chair: Chair<State, Action, View>, random: Fast): Promising<Action>[] {
    const imagined = chair.imagine(random);
    return chair.options
      .map(action => ({ action, promise: this.#promise(imagined, chair.seat, action) }))
      .sort((one, other) => other.promise - one.promise);
  }

  #promise(state: State, seat: Seat, action: Action): number {
    const after = this.#game.clone(state);
    this.#game.apply(after, seat, action);
    return this.#worth(after, seat);
  }

  #remember(rewards: Rewards): void {
    for (const branch of this.#path) {
      const reward = rewards[branch.playerIndex] ?? 0;
      branch.visits++;
      branch.reward += reward;
      branch.squares += reward * reward;
    }
  }
}

const ofSeat = <Action>(questions: readonly Question<Action>[], asked: Seat): Question<Action> =>
  questions.find(({ seat }) => seat === asked) ?? (questions[0] as Question<Action>);

/** Whether the branch looked at most stays so, whatever the iterations left show: its lead is too long for any other. */
function isSettled<Action>({ branches }: Branch<Action>, left: number): boolean {
  let most = 0;
  let second = 0;
  for (let at = 0; at < branches.length; at++) {
    const { isOpen, visits } = branches[at] as Branch<Action>;
    if (!isOpen || visits <= second) continue;
    second = visits > most ? most : visits;
    if (visits > most) most = visits;
  }
  return most - second > (2 * SHARE_OF_A_CHASER - 1) * left;
}

function hasBranch<Action>({ branches }: Branch<Action>, action: Action): boolean {
  for (let at = 0; at < branches.length; at++) if ((branches[at] as Branch<Action>).action === action) return true;
  return false;
}

/** How many branches could be chosen here, each noted as such. */
function availableAmong<Action>({ branches }: Branch<Action>, options: readonly Action[]): number {
  let open = 0;
  for (let at = 0; at < branches.length; at++) {
    const branch = branches[at] as Branch<Action>;
    branch.isOpen = options.includes(branch.action);
    if (!branch.isOpen) continue;
    branch.available++;
    open++;
  }
  return open;
}

/** The branch to look at next: good so far, rarely tried, or promising. */
function bestOf<Action>({ branches }: Branch<Action>, scale: number, curiosity: number): Branch<Action> {
  let best = branches[0] as Branch<Action>;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < branches.length; at++) {
    const branch = branches[at] as Branch<Action>;
    if (!branch.isOpen) continue;
    const { visits, available, promise } = branch;
    const score =
      branch.reward / visits +
      curiosity * Math.sqrt(Math.log(available) / visits) +
      (TRUST * promise) / (scale * (visits + 1));
    if (score <= most) continue;
    most = score;
    best = branch;
  }
  return best;
}
