/** One thing that happened at a table. Log rows are only added, never changed or removed: an undo is one too. */
export interface LogRow {
  /** The table's `key`. */
  readonly tableKey: number;
  /** Counts from 1; two writers can never both have the same one. */
  readonly number: number;
  /** A move that a bot chose for the seat is marked: where people play it is not taken back for free. */
  readonly kind: 'move' | 'bot' | 'undo' | 'rewind';
  readonly seat: number;
  /** The move, or for a rewind the number of moves that stay. */
  readonly text: string;
  /** The number the sender had seen: the same move sent twice is recognised by it. */
  readonly seen: number;
  readonly at: number;
}

/** What becomes of a log row. Exactly one of the two is called, once. */
export interface CommitOutcome {
  /** It is durable: it survives a kill of this process and a loss of power. */
  readonly stored: () => void;
  /** It is not known to be durable: the table must be read anew before anything more is appended to it. */
  readonly failed: (reason: unknown) => void;
}

/**
 * Writes what happens at tables.
 *
 * - Log rows of a table are stored in the order in which they were appended, and reported in that order.
 * - A log row whose number does not follow the table's last one fails. No log row of another table fails with it.
 * - What comes in together may share one commit; a commit waits a few milliseconds for others at most.
 * - While the storage is in trouble a log row fails soon. It is never kept waiting without a bound.
 */
export interface MoveWriter {
  /** Returns at once: this runs for every move. */
  append(row: LogRow, outcome: CommitOutcome): void;
}
