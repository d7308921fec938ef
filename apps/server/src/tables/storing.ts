import type { LogEntry, MoveWriter } from '../storage/port/move-writer.ts';

/** What follows once a row is on the disk, or if it does not get there. */
interface StoredOrFailed {
  readonly stored: () => void;
  /** Returns why, for whoever waits. */
  readonly failed: () => unknown;
}

/** What of a table is on its way to the disk: rows get there in order. */
export class Storing {
  readonly #log: MoveWriter;
  #rows = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: MoveWriter) {
    this.#log = log;
  }

  get isUnderWay(): boolean {
    return this.#rows > 0;
  }

  /** This, once everything that is under way now is on the disk. */
  after<Value>(value: Value): Promise<Value> {
    return this.#last.then(() => value);
  }

  /** Resolves with the number of the row once it is on the disk. */
  store(row: LogEntry, { stored, failed }: StoredOrFailed): Promise<number> {
    this.#rows++;
    const storing = new Promise<number>((done, refused) => {
      this.#log.append(row, {
        stored: () => {
          this.#rows--;
          // A fault here must not cost those their answer who share the commit.
          try {
            stored();
            done(row.number);
          } catch (fault) {
            refused(fault);
          }
        },
        failed: () => {
          this.#rows--;
          refused(failed());
        },
      });
    });
    this.#last = storing;
    return storing;
  }
}
