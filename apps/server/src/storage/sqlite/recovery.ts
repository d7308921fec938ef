import type { HostLog } from '../port/storage.ts';
import type { Trouble } from '../port/trouble.ts';
import type { SyncFailed } from './trouble.ts';

/** Opening anew is tried after this long, then after twice as long each time, up to a limit. */
const FIRST_MILLISECONDS = 250;
const LONGEST_MILLISECONDS = 30_000;

/** After the disk has failed: says so, has everything in memory dropped, and opens the database anew until that works. */
export class Recovery {
  readonly #reopen: () => Promise<void>;
  readonly #log: HostLog;
  readonly #losers: (() => void)[] = [];
  #trouble: Trouble | null = null;
  #timer: NodeJS.Timeout | null = null;
  #attempt: Promise<void> = Promise.resolve();

  constructor(reopen: () => Promise<void>, log: HostLog) {
    this.#reopen = reopen;
    this.#log = log;
  }

  /** Why nothing is stored just now; `null` if all is well. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Has this called whenever what is in memory may not be what is on the disk. */
  onLost(drop: () => void): void {
    this.#losers.push(drop);
  }

  /** The disk has failed. */
  begin(reason: SyncFailed): void {
    if (this.#trouble !== null) return;
    this.#trouble = reason.trouble;
    this.#log.error(
      { reason: reason.message, trouble: reason.trouble },
      'the disk failed: nothing is acknowledged before the database is opened anew',
    );
    for (const drop of this.#losers) drop();
    this.#tryAfter(FIRST_MILLISECONDS);
  }

  #tryAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#attempt = this.#try(Math.min(2 * milliseconds, LONGEST_MILLISECONDS));
    }, milliseconds);
  }

  async #try(next: number): Promise<void> {
    this.#timer = null;
    try {
      await this.#reopen();
      this.#trouble = null;
      this.#log.warn({}, 'the database was opened anew and read again');
    } catch (reason) {
      this.#log.error({ reason: String(reason), milliseconds: next }, 'the database could not be opened anew yet');
      this.#tryAfter(next);
    }
  }

  /** Tries no more. */
  async close(): Promise<void> {
    await this.#attempt;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
