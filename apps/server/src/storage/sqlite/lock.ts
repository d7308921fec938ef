import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataRefused } from '../port/data-refused.ts';
import { OWN_FILE, tighten } from './folder.ts';
import { openBare } from './sqlite.ts';
import { troubleOf } from './trouble.ts';

/** An empty database: who has begun a transaction in it serves the folder. Removing it would let two in. */
const LOCK_FILE = 'snowbound.lock';
const LOOK_MILLISECONDS = 200;

/** Holds a folder for one server. The operating system lets go of it when the process ends, however it ends. */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const file = join(folder, LOCK_FILE);
  const lock = await openBare(file);
  try {
    tighten(file, OWN_FILE);
    // The journal is for writing, and nothing is ever written. Who only looks whether it is held has it for a moment.
    lock.exec(`PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = ${LOOK_MILLISECONDS}; BEGIN EXCLUSIVE;`);
  } catch (reason) {
    lock.close();
    throw troubleOf(reason) === 'busy' ? new DataRefused('DATA_IN_USE', folder) : reason;
  }
  return { release: () => lock.close() };
}

/** Whether a server holds this folder now. */
export async function isServed(folder: string): Promise<boolean> {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) return false;
  const lock = await openBare(file, { readOnly: true });
  try {
    lock.exec('SELECT count(*) FROM sqlite_schema');
    return false;
  } catch (reason) {
    if (troubleOf(reason) === 'busy') return true;
    throw reason;
  } finally {
    lock.close();
  }
}
