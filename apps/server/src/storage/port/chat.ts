import type { PlayerIndex } from '@snowbound/engine';
import type { Awaitable } from './awaitable.ts';

/** What somebody said. */
export interface Spoken {
  readonly person: string;
  /** What they were called then, and the place they held. */
  readonly name: string;
  readonly place: PlayerIndex | null;
  readonly text: string;
  readonly at: number;
}

/** That somebody does not want to hear somebody. */
export interface Muted {
  readonly listener: string;
  readonly speaker: string;
}

/**
 * What was said at all tables, by their keys, and who does not want to hear whom. What was taken is found from then on, and
 * durable by the time that anything later is; nobody waits for the disk because of a line.
 */
export interface ChatStore {
  /** The last lines of a table, the oldest first, in the order in which they were added. */
  lines(tableKey: number, most: number): Awaitable<readonly Spoken[]>;
  /** Adds a line; of one table the last five hundred are kept. */
  add(tableKey: number, spoken: Spoken): Awaitable<void>;
  mutes(tableKey: number): Awaitable<readonly Muted[]>;
  /** Once or twice is the same. */
  mute(tableKey: number, muted: Muted, isMuted: boolean): Awaitable<void>;
}
