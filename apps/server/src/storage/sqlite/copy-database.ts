import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { OWN_FILE, syncFolder } from './folder.ts';
import { openBare } from './sqlite.ts';
import { integrityOf, migrationsOf, versionOf } from './version.ts';

/** How long to wait for a lock of another process. */
const PATIENCE_MILLISECONDS = 5000;

/** Copies a consistent snapshot of a database, with its write-ahead log, into an empty file. The source is only read. */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const database = await openToRead(source);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE_MILLISECONDS}; VACUUM INTO '${target.replaceAll("'", "''")}';`);
  } finally {
    database.close();
  }
}

/** Opens a database that a server may be using, without leaving files beside it. */
export async function openToRead(file: string): Promise<DatabaseSyncInstance> {
  // Opened read-only, SQLite creates two files if there is no log; opened for writing, it would checkpoint an existing log.
  return openBare(file, { readOnly: existsSync(`${file}-wal`) });
}

/** Writes a file under a temporary name, and renames it once it is whole and on disk. */
export async function writeWhole(file: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(part, '', { flag: 'wx', mode: OWN_FILE });
    await make(part);
    if ((await stateOf(part)) === 'broken') throw new Error('the written file is not whole');
    const written = openSync(part, 'r+');
    try {
      fsyncSync(written);
    } finally {
      closeSync(written);
    }
    if (existsSync(file)) throw new Error('the file exists meanwhile');
    renameSync(part, file);
    await syncFolder(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Whether a file is a whole database of ours, by its length, pages and tables, and whether this version knows it. */
export async function stateOf(file: string): Promise<'whole' | 'newer' | 'broken'> {
  if (!existsSync(file)) return 'broken';
  try {
    const database = await openBare(file, { readOnly: true });
    try {
      const pages = database.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
      const { bytes } = pages.get() as { bytes: number };
      if (bytes !== statSync(file).size || integrityOf(database) !== 'ok') return 'broken';
      if (migrationsOf(database).length === 0) return 'broken';
      return versionOf(database) === 'newer' ? 'newer' : 'whole';
    } finally {
      database.close();
    }
  } catch {
    return 'broken';
  }
}
