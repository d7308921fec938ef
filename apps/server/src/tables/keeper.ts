import type { MoveWriter } from '../storage/port/move-writer.ts';
import type { ChatRoom } from './chat.ts';

/** What a table needs of the house it stands in. */
export interface TableKeeper<Table> {
  readonly log: MoveWriter;
  readonly chat: ChatRoom;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** Something was stored: bots may have to think, the end may have come. */
  readonly changed: (table: Table) => void;
  /** Somebody came to look at the table, or went. */
  readonly watched: (table: Table) => void;
  /** Memory and disk no longer agree: the table must be read anew. */
  readonly broken: (table: Table) => void;
}
