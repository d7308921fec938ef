import type { MoveWriter } from '../storage/port/move-writer.ts';
import type { ChatRoom } from './table-chat.ts';

/** What a table needs of the server. */
export interface TableContext<Table> {
  readonly queue: MoveWriter;
  readonly chat: ChatRoom;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** A log row was stored: a bot may be asked now, or the game may be over. */
  readonly changed: (table: Table) => void;
  /** A watcher came or went. */
  readonly watched: (table: Table) => void;
  /** Memory and disk differ: the table must be read from disk again. */
  readonly broken: (table: Table) => void;
}
