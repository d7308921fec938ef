import { statfs } from 'node:fs/promises';
import { Refused } from './refused.ts';
import type { Database } from './storage/database.ts';
import { type Trouble, troubleOf } from './storage/trouble.ts';
import { phrase } from './words.ts';

/** With less than this the next upgrade or the next busy evening would fill the disk. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether the server can store data. */
export class Readiness {
  readonly #database: Pick<Database, 'recovery' | 'tryWriting'>;
  readonly #freeBytes: () => Promise<number>;
  /** A running check, shared by concurrent requests. */
  #check: Promise<Trouble | null> | null = null;

  constructor(database: Pick<Database, 'recovery' | 'tryWriting'>, freeBytes: () => Promise<number>) {
    this.#database = database;
    this.#freeBytes = freeBytes;
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

/** Free bytes on the drive of a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
