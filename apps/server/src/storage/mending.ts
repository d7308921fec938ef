import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Connection } from './connection.ts';
import { OWN_FILE } from './folder.ts';
import { openBare } from './sqlite.ts';

/**
 * Closes a connection and leaves the write-ahead log as it is. The last one to close would carry it over into the
 * database without looking whether it can be believed; one that may only read cannot.
 */
export async function closeWithoutCheckpoint(native: DatabaseSyncInstance, file: string): Promise<void> {
  const last = await openBare(file, { readOnly: true }).catch(() => null);
  try {
    last?.exec('SELECT count(*) FROM sqlite_schema');
  } finally {
    native.close();
    last?.close();
  }
}

/**
 * Makes a database sound whose disk has failed. What the operating system shows of the write-ahead log may not be on the
 * disk, so the log is read anew by its checksums, written anew, and only then carried over into the database.
 */
export async function mend(file: string): Promise<void> {
  const database = await openBare(file);
  try {
    const connection = new Connection(database);
    // Alone, SQLite keeps no index from before: it reads the log and stops at the first entry that is not whole.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; SELECT count(*) FROM sqlite_schema;');
    await writeAnew(`${file}-wal`);
    const carried = connection.once('PRAGMA wal_checkpoint(TRUNCATE)', statement => statement.get());
    if ((carried as { busy: number }).busy !== 0) throw new Error('another program holds the database');
    const found = integrityOf(database);
    if (found !== 'ok') throw new Error(`the database is damaged: ${found}`);
  } finally {
    database.close();
  }
  await syncFolder(dirname(file));
}

/** `ok`, or what is wrong with a database. */
export function integrityOf(database: DatabaseSyncInstance): string {
  const check = new Connection(database).once('PRAGMA quick_check(1)', statement => statement.get());
  return (check as { quick_check: string }).quick_check;
}

/** The same bytes in a new file, and certainly on the disk. */
async function writeAnew(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const copy = `${file}.new`;
  await pipeline(createReadStream(file), createWriteStream(copy, { mode: OWN_FILE, flush: true }));
  await rename(copy, file);
  await syncFolder(dirname(file));
}

/** A new name is on the disk once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
