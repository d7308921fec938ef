import { Refused } from './refused.ts';
import { troubleOf } from './storage/open.ts';
import type { StorageHealth } from './storage/port/storage.ts';
import type { Trouble } from './storage/port/trouble.ts';
import { phrase } from './words.ts';

/** With less than this the next upgrade or the next busy evening would fill the disk. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether the server can store data. */
export class Readiness {
  readonly #health: Omit<StorageHealth, 'onLost'>;
  /** A running check, shared by concurrent requests. */
  #check: Promise<Trouble | null> | null = null;

  constructor(health: Omit<StorageHealth, 'onLost'>) {
    this.#health = health;
  }

  /** Refuses with the reason if the server is not ready. */
  async check(): Promise<void> {
    this.#check ??= this.#trouble().finally(() => {
      this.#check = null;
    });
    const why = await this.#check;
    if (why !== null) throw new Refused('storage', phrase('', 'server.not-ready', { why }), why);
  }

  async #trouble(): Promise<Trouble | null> {
    const { trouble } = this.#health;
    if (trouble !== null) return trouble;
    try {
      if ((await this.#health.freeBytes()) < LEAST_FREE_BYTES) return 'full';
      await this.#health.tryWriting();
      return null;
    } catch (reason) {
      return troubleOf(reason) ?? 'io';
    }
  }
}
