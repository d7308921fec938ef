import type { Content } from './content.ts';
import type { Fast } from './fast.ts';
import type { Game, PlayerIndex } from './game.ts';
import type { Seat } from './phrase.ts';

/** All that one player may know and do. Bots and clients get this, never the state. */
export interface Chair<State, Action, View> {
  readonly seat: Seat;
  /** The player index of each seat. */
  readonly seating: readonly PlayerIndex[];
  readonly view: View;
  readonly options: readonly Action[];
  /** The number of the question being asked. */
  readonly questionNumber: number;
  /** A complete state that fits what this player knows. */
  imagine(random: Fast): State;
}

/** How long a bot may think: counted, so that the same budget gives the same move everywhere, or until time is up if that is sooner. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number;
  /** The clock that milliseconds are read from. Clocks belong to whoever lets bots think. */
  readonly now?: Clock;
}

/** Milliseconds since any moment. */
export type Clock = () => number;

export interface Bot<State, Action, View> {
  readonly name: string;
  /** How long it thinks if nobody says otherwise. */
  readonly budget: Budget;
  choose(chair: Chair<State, Action, View>, budget: Budget, random: Fast): Action;
}

/** The chair of `seat`. What it shows is worked out when somebody looks. */
export function chairAt<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  seating: readonly PlayerIndex[],
  seat: Seat,
): Chair<State, Action, View> {
  return {
    seat,
    seating,
    get view() {
      return game.view(state, seat);
    },
    get options() {
      return game.questions(state).find(asked => asked.seat === seat)?.options ?? [];
    },
    get questionNumber() {
      return game.questionNumber(state);
    },
    imagine: random => game.imagine(state, seat, random),
  };
}
