import { Refused } from './refused.ts';
import { troubleOf } from './storage/open.ts';
import type { StorageHealth } from './storage/port/storage.ts';
import type { Trouble } from './storage/port/trouble.ts';
import { phrase } from './words.ts';

/** With less than this the next upgrade or the next busy evening would fill the disk. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether the server can keep what it is told. */
export class Readiness {
  readonly #health: Omit<StorageHealth, 'onLost'>;
  /** One look that serves all who ask meanwhile. */
  #look: Promise<Trouble | null> | null = null;

  constructor(health: Omit<StorageHealth, 'onLost'>) {
    this.#health = health;
  }

  /** Refuses with what is wrong. */
  async check(): Promise<void> {
    this.#look ??= this.#trouble().finally(() => {
      this.#look = null;
    });
    const why = await this.#look;
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
