import type { Seat, Target } from '@snowbound/engine';
import type { QuestionSeen, TableSeen } from './answers.ts';
import type { Json } from './changes.ts';
import type { Said } from './lexicon.ts';
import type { Line } from './phrases.ts';

/** An option in full. */
export type OptionSeen = QuestionSeen['options'][number];

/** A change whose place may be a word said before. */
export type ChangeSaid =
  | readonly [place: Said<string>]
  | readonly [place: Said<string>, value: Json]
  | readonly [place: Said<string>, at: number, out: number, ...put: Json[]];

/** An option as it is first said: what to send, what to touch, and the line of its words. */
export type OptionSaid = readonly [move: string, targets: readonly Target[], ...words: Line];

/** A question: which of the last ones it is, or its seat, prompt, the thing it comes from if there is one, and options. */
export type QuestionSaid = number | readonly [seat: Seat, prompt: Line, ...rest: (Target | Said<OptionSaid>)[]];

/**
 * The short form of what is new at a table, for one who watches it; what is left out is as it was. The first news of a
 * table changes the whole of it (`''`) and says all.
 */
export interface News {
  /** Which of the tables watched over this connection. */
  readonly t: number;
  /** The number of the last thing that happened. */
  readonly n?: number;
  /** Seats the game waits for. */
  readonly w?: readonly Seat[];
  /** Secret answers to the open question. */
  readonly a?: TableSeen['answers'];
  /** One more seat has answered in secret, and what if it is one’s own: it is no longer waited for nor asked. */
  readonly s?: readonly [seat: Seat, move?: string];
  readonly q?: readonly QuestionSaid[];
  /** The journal from this entry on. */
  readonly j?: readonly [from: number, ...lines: Line[]];
  /** Everything else that has changed in the table. */
  readonly c?: readonly ChangeSaid[];
}

/** The short form of `done`. */
export interface Done {
  readonly r: number;
  readonly n: number;
}
