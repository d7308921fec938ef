import type { Content, Game, Phrase, Seat, Target } from '@snowbound/engine';

/** One thing somebody may choose: what to send, what it does, and what to touch for it. */
export interface Option {
  readonly move: string;
  readonly words: Phrase;
  readonly targets: readonly Target[];
}

/** One question the table waits on. */
export interface Question {
  readonly seat: Seat;
  readonly prompt: Phrase;
  readonly options: readonly Option[];
}

/** Options in full, by game, seat and action. */
const DESCRIBED = new WeakMap<object, Map<unknown, Option>[]>();

/** An option in full. Actions exist once, so what is said of them is made once too, for all tables of the game. */
export function described<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  seat: Seat,
  action: Action,
): Option {
  const bySeat: Map<unknown, Option>[] = DESCRIBED.get(game) ?? [];
  DESCRIBED.set(game, bySeat);
  const known = bySeat[seat] ?? new Map<unknown, Option>();
  bySeat[seat] = known;
  const option = known.get(action) ?? {
    move: game.notation(action),
    words: game.wordsFor(action),
    targets: game.targets(seat, action),
  };
  known.set(action, option);
  return option;
}
