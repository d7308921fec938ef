import { statfs } from 'node:fs/promises';
import { Refused } from './refused.ts';
import type { Database } from './storage/sqlite/database.ts';
import { type Trouble, troubleOf } from './storage/sqlite/trouble.ts';
import { phrase } from './words.ts';

/** With less than this the next upgrade or the next busy evening would fill the disk. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether the server can keep what it is told. */
export class Readiness {
  readonly #database: Pick<Database, 'recovery' | 'tryWriting'>;
  readonly #freeBytes: () => Promise<number>;
  /** One look that serves all who ask meanwhile. */
  #look: Promise<Trouble | null> | null = null;

  constructor(database: Pick<Database, 'recovery' | 'tryWriting'>, freeBytes: () => Promise<number>) {
    this.#database = database;
    this.#freeBytes = freeBytes;
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
    const { recovery, tryWriting } = this.#database;
    if (recovery.trouble !== null) return recovery.trouble;
    try {
      if ((await this.#freeBytes()) < LEAST_FREE_BYTES) return 'full';
      await tryWriting();
      return null;
    } catch (reason) {
      return troubleOf(reason) ?? 'io';
    }
  }
}

/** What is free for us on the drive of a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
