import { closeSync, fdatasync, openSync } from 'node:fs';
import { SyncFailed } from './trouble.ts';

/** Waits until the disk has what was written to a file; Node’s `fdatasync`, unless a test breaks the disk. */
export type Sync = (file: number, done: (error: Error | null) => void) => void;

/**
 * Waits for the disk beside the event loop. SQLite hands what it commits to the operating system without waiting; nothing
 * is acknowledged before this has seen it on the disk.
 *
 * After one failure it never says yes again: the operating system may have dropped what it could not write, and the next
 * wait would succeed all the same.
 */
export class Durability {
  readonly #file: number;
  readonly #wait: Sync;
  readonly #failed: (reason: SyncFailed) => void;
  #failure: SyncFailed | null = null;
  /** The wait that is under way, and one that has not begun yet and serves all who ask meanwhile. */
  #now: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** `file` is the write-ahead log, which is there as long as the database is open. */
  constructor(file: string, failed: (reason: SyncFailed) => void = () => {}, wait: Sync = fdatasync) {
    this.#file = openSync(file, 'r+');
    this.#failed = failed;
    this.#wait = wait;
  }

  /** Resolves once everything that was committed before is on the disk. */
  settled(): Promise<void> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
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
      // It failed while this one was waiting for its turn.
      if (this.#failure !== null) {
        reject(this.#failure);
        return;
      }
      this.#wait(this.#file, error => {
        if (this.#next === null) this.#now = null;
        if (error === null) {
          resolve();
          return;
        }
        this.#failure = new SyncFailed(error);
        reject(this.#failure);
        this.#failed(this.#failure);
      });
    });
  }

  async close(): Promise<void> {
    await this.#now?.catch(() => undefined);
    closeSync(this.#file);
  }
}
