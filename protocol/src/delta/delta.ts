import type { Seat, Target } from '@snowbound/engine';
import type { Snapshot } from '../snapshot.ts';
import type { Json } from './changes.ts';
import type { Coded } from './dictionary.ts';
import type { PhraseDelta } from './phrases.ts';

/** A change whose path may be a number of the dictionary. */
export type ChangeDelta =
  | readonly [path: Coded<string>]
  | readonly [path: Coded<string>, value: Json]
  | readonly [path: Coded<string>, start: number, out: number, ...put: Json[]];

/** An option in full: the move to send, the targets to touch, and its words. */
export type OptionDelta = readonly [move: string, targets: readonly Target[], ...words: PhraseDelta];

/** A question: its index among the last ones, or its seat, prompt, source if there is one, and options. */
export type QuestionDelta =
  | number
  | readonly [seat: Seat, prompt: PhraseDelta, ...rest: (Target | Coded<OptionDelta>)[]];

/**
 * What is new at a table for one watcher, in the short form. A field that is left out has not changed. The first delta of
 * a table sets the root (`''`).
 */
export interface Delta {
  /** The handle of the table, which is its number among those watched over this connection. */
  readonly t: number;
  /** The number of the last log row. */
  readonly n?: number;
  /** Seats the game waits for. */
  readonly w?: readonly Seat[];
  /** Secret answers to the open question. */
  readonly a?: Snapshot['answers'];
  /** One more seat has answered in secret, with its move if it is the watcher’s own. The game no longer waits for it. */
  readonly s?: readonly [seat: Seat, move?: string];
  readonly q?: readonly QuestionDelta[];
  /** The journal from this entry on. */
  readonly j?: readonly [from: number, ...lines: PhraseDelta[]];
  /** All other changes of the snapshot. */
  readonly c?: readonly ChangeDelta[];
}

/** The short form of `done`. */
export interface DoneDelta {
  readonly r: number;
  readonly n: number;
}
