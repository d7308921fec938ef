import type { Seat, Target } from '@snowbound/engine';
import type { Snapshot } from '../snapshot.ts';
import type { Json } from './changes.ts';
import type { Coded } from './dictionary.ts';
import type { PhraseDelta } from './phrases.ts';

/** A change whose place may be a word said before. */
export type ChangeDelta =
  | readonly [place: Coded<string>]
  | readonly [place: Coded<string>, value: Json]
  | readonly [place: Coded<string>, at: number, out: number, ...put: Json[]];

/** An option as it is first said: what to send, what to touch, and the line of its words. */
export type OptionDelta = readonly [move: string, targets: readonly Target[], ...words: PhraseDelta];

/** A question: which of the last ones it is, or its seat, prompt, the thing it comes from if there is one, and options. */
export type QuestionDelta =
  | number
  | readonly [seat: Seat, prompt: PhraseDelta, ...rest: (Target | Coded<OptionDelta>)[]];

/**
 * The short form of what is new at a table, for one who watches it; what is left out is as it was. The first news of a
 * table changes the whole of it (`''`) and says all.
 */
export interface Delta {
  /** Which of the tables watched over this connection. */
  readonly t: number;
  /** The number of the last thing that happened. */
  readonly n?: number;
  /** Seats the game waits for. */
  readonly w?: readonly Seat[];
  /** Secret answers to the open question. */
  readonly a?: Snapshot['answers'];
  /** One more seat has answered in secret, and what if it is one’s own: it is no longer waited for nor asked. */
  readonly s?: readonly [seat: Seat, move?: string];
  readonly q?: readonly QuestionDelta[];
  /** The journal from this entry on. */
  readonly j?: readonly [from: number, ...lines: PhraseDelta[]];
  /** Everything else that has changed in the table. */
  readonly c?: readonly ChangeDelta[];
}

/** The short form of `done`. */
export interface DoneDelta {
  readonly r: number;
  readonly n: number;
}
