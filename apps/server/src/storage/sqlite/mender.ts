/**
 * A thread that makes a database sound whose disk has failed. What the operating system shows of the write-ahead log may
 * not be on the disk, so the log is read anew by its checksums, written anew, and only then carried over into the database.
 */

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { OWN_FILE, syncFolder } from './folder.ts';
import { openBare } from './sqlite.ts';
import { integrityOf } from './version.ts';

const file = String(workerData);
const database = await openBare(file);
// Alone, SQLite believes no index from before: it reads the log and stops at the first entry that is not whole.
database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; SELECT count(*) FROM sqlite_schema;');
await writeAnew(`${file}-wal`);
const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
if (busy !== 0) throw new Error('another program holds the database');
const found = integrityOf(database);
if (found !== 'ok') throw new Error(`the database is damaged: ${found}`);
database.close();
await syncFolder(dirname(file));

/** The same bytes in a new file, and certainly on the disk. */
async function writeAnew(log: string): Promise<void> {
  if (!existsSync(log)) return;
  const copy = `${log}.new`;
  await pipeline(createReadStream(log), createWriteStream(copy, { mode: OWN_FILE, flush: true }));
  await rename(copy, log);
  await syncFolder(dirname(log));
}
