import type { LogRow, MoveWriter } from '../storage/port/move-writer.ts';

/** Callbacks for a row: it is on disk, or storing failed. */
interface RowCallbacks {
  readonly stored: () => void;
  /** Returns the error for the caller that waits. */
  readonly failed: () => unknown;
}

/** The rows of a table that are not on disk yet. Rows are stored in order. */
export class PendingRows {
  readonly #queue: MoveWriter;
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(queue: MoveWriter) {
    this.#queue = queue;
  }

  get isPending(): boolean {
    return this.#count > 0;
  }

  /** Resolves with `value` once every row that is pending now is on disk. */
  after<Value>(value: Value): Promise<Value> {
    return this.#last.then(() => value);
  }

  /** Resolves with the number of the row once it is on disk. */
  store(row: LogRow, { stored, failed }: RowCallbacks): Promise<number> {
    this.#count++;
    const storing = new Promise<number>((done, refused) => {
      this.#queue.append(row, {
        stored: () => {
          this.#count--;
          // An error here must not stop the answers to other rows of the same commit.
          try {
            stored();
            done(row.number);
          } catch (fault) {
            refused(fault);
          }
        },
        failed: () => {
          this.#count--;
          refused(failed());
        },
      });
    });
    this.#last = storing;
    return storing;
  }
}
