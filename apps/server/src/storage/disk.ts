import { closeSync, fdatasync, openSync } from 'node:fs';

/**
 * Waits for the disk beside the event loop. SQLite hands what it commits to the operating system without waiting; nothing
 * is acknowledged before this has seen it on the disk.
 */
export class Disk {
  readonly #file: number;
  /** The wait that is under way, and one that has not begun yet and serves all who ask meanwhile. */
  #now: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** `file` is the write-ahead log, which is there as long as the database is open. */
  constructor(file: string) {
    this.#file = openSync(file, 'r+');
  }

  /** Resolves once everything that was committed before is on the disk. */
  settled(): Promise<void> {
    if (this.#now === null) {
      this.#now = this.#sync();
      return this.#now;
    }
    const after = () => {
      this.#now = this.#next;
      this.#next = null;
      return this.#sync();
    };
    // What was committed after the wait began may have missed it.
    this.#next ??= this.#now.then(after, after);
    return this.#next;
  }

  #sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.#file, error => {
        if (this.#next === null) this.#now = null;
        if (error === null) resolve();
        else reject(error);
      });
    });
  }

  async close(): Promise<void> {
    await this.#now?.catch(() => undefined);
    closeSync(this.#file);
  }
}
