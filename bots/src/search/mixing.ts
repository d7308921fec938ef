import {
  type Budget,
  type Chair,
  type Content,
  type Fast,
  type flow,
  type Game,
  pick,
  unitFrom,
} from '@snowbound/engine';
import { type Worth, worthBy } from '../features.ts';
import type { Level } from '../levels.ts';
import { type Evaluation, mannerOf } from '../profile.ts';
import { allowanceOf } from './allowance.ts';
import { playOn } from './playout.ts';
import { type Rewards, refereeFor } from './rewards.ts';
import { drawn, leaningOf, learn, type Side, sidesOf } from './sides.ts';

/** Own looks between two checks whether one choice is left. */
const LOOKS_A_CHECK = 32;

/** Whether one choice is so much better that no other is worth mixing in, though each may still have been unlucky. */
const isPure = <Action>(side: Side<Action>): boolean => leaningOf(side).includes(1);

/**
 * Regret matching on a secret question that all answer at once: everybody's mix leans towards what they regret not
 * having played, and against the average of the mixes no fixed choice gains anything. Others are taken to stray, so that
 * their weaknesses are worth something.
 */
export class MixingSearch<State extends flow.Flow<State, Action>, Action, View, Set extends Content> {
  readonly #game: Game<State, Action, View, Set>;
  readonly #worth: Worth<State>;
  readonly #evaluation: Evaluation<State>;
  readonly #level: Level;

  constructor(game: Game<State, Action, View, Set>, evaluation: Evaluation<State>, level: Level) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#level = level;
    this.#worth = worthBy(evaluation.features, evaluation.weights);
  }

  /** The sides of everybody who answers, the chair's own first, after as much thought as the budget allows or, if that will do, needs. */
  settle(
    chair: Chair<State, Action, View>,
    budget: Budget,
    random: Fast,
    until: 'spent' | 'settled',
  ): readonly Side<Action>[] {
    const { stray } = this.#level;
    const manner = mannerOf(this.#evaluation, this.#level, chair.seating.length);
    const referee = refereeFor(this.#game, this.#worth, this.#evaluation.scale, chair.seating);
    const rewards: Rewards = Array.from({ length: Math.max(...chair.seating) + 1 }, () => 0);
    const sides = sidesOf(chair.imagine(random), chair);
    const chosen = sides.map(({ options }) => options[0] as Action);
    const observed: number[] = [];
    const allowance = allowanceOf(budget);
    for (let turn = 0; ; turn = (turn + 1) % sides.length) {
      const side = sides[turn] as Side<Action>;
      const playerIndex = chair.seating[side.seat] ?? 0;
      const world = chair.imagine(random);
      for (let at = 0; at < sides.length; at++) {
        const other = sides[at] as Side<Action>;
        const strays = chair.seating[other.seat] !== chair.seating[chair.seat] && unitFrom(random) < stray;
        chosen[at] = strays ? pick(random, other.options) : drawn(other.options, other.mix, random);
      }
      observed.length = 0;
      for (const action of side.options) {
        // A look cut short would compare what was observed with what was not.
        if (!allowance.take()) return sides;
        chosen[turn] = action;
        const state = this.#game.clone(world);
        this.#answer(state, sides, chosen);
        referee.evaluate(playOn(this.#game, this.#worth, state, side.seat, manner, random), rewards);
        observed.push(rewards[playerIndex] as number);
      }
      learn(side, observed);
      if (until === 'settled' && turn === 0 && side.looks % LOOKS_A_CHECK === 0 && isPure(side)) return sides;
    }
  }

  /** Everyone's choice: guesses already on the table are replaced, the other questions are answered. */
  #answer(state: State, sides: readonly Side<Action>[], chosen: readonly Action[]): void {
    for (let at = 0; at < sides.length; at++) {
      const { seat, isSealed } = sides[at] as Side<Action>;
      if (isSealed) state.sealed[seat] = chosen[at] as Action;
    }
    for (let at = 0; at < sides.length; at++) {
      const { seat, isSealed } = sides[at] as Side<Action>;
      if (!isSealed) this.#game.apply(state, seat, chosen[at] as Action);
    }
  }
}
