/** Everything that ever happened at a table, in order. Nothing is changed or removed: taking back is an entry too. */
export interface LogRow {
  /** The table's `key`. */
  readonly tableKey: number;
  /** Counts from 1; two writers can never both have the same one. */
  readonly number: number;
  /** A move that a bot chose for the seat is told apart: where people play it is not taken back for free. */
  readonly kind: 'move' | 'bot' | 'undo' | 'rewind';
  readonly seat: number;
  /** The move, or for a rewind the number of moves that stay. */
  readonly text: string;
  /** The number the sender had seen: the same move sent twice is recognised by it. */
  readonly seen: number;
  readonly at: number;
}

/** What becomes of an entry. Exactly one of the two is called, once. */
export interface CommitOutcome {
  /** It is durable: it survives a kill of this process and a loss of power. */
  readonly stored: () => void;
  /** It is not known to be durable: the table must be read anew before anything more is appended to it. */
  readonly failed: (reason: unknown) => void;
}

/**
 * Writes what happens at tables.
 *
 * - Entries of a table are stored in the order in which they were appended, and told so in that order.
 * - An entry whose number does not follow the table's last one fails. It costs no entry of another table its own.
 * - What comes in together may share one commit; a commit waits a few milliseconds for others at most.
 * - While the storage is in trouble an entry fails soon. It is never kept waiting without a bound.
 */
export interface MoveWriter {
  /** Returns at once: this runs for every move. */
  append(entry: LogRow, outcome: CommitOutcome): void;
}
