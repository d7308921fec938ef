import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../port/storage.ts';
import { ChatBook } from './chat-book.ts';
import { CommitQueue } from './commit-queue.ts';
import { ContentFiles } from './content-files.ts';
import { copyDatabase } from './copy-database.ts';
import { type Database, openDatabase } from './database.ts';
import type { DatabaseSettings } from './database-file.ts';
import { InvitedPrograms } from './invited-programs.ts';
import { OfferedSeats } from './offered-seats.ts';
import { Secrets } from './secrets.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { TableRows } from './table-rows.ts';
import { UserRows } from './user-rows.ts';

/** How the embedded engine is opened. */
export interface SqliteSettings extends DatabaseSettings {
  /** Told about every commit of the log: how many entries, how long it took. */
  readonly stored?: (entries: number, seconds: number) => void;
}

/** Opens what is stored in this folder, making or upgrading it as needed. Until it is closed nobody else can. */
export async function openSqlite(folder: string, settings: SqliteSettings = {}): Promise<Storage> {
  return storageOn(await openDatabase(folder, settings), () => freeBytesIn(folder), settings.stored);
}

/** Does something with a copy of what is stored in a folder, in the form of this version. What is stored stays as it is. */
export async function withCopyOf<Outcome>(folder: string, work: (copy: Storage) => Promise<Outcome>): Promise<Outcome> {
  // `mkdtemp` creates a folder that only the owner can read.
  const copy = mkdtempSync(join(tmpdir(), 'snowbound-check-'));
  try {
    await copyDatabase(join(folder, DATABASE_FILE), join(copy, DATABASE_FILE));
    const storage = await openSqlite(copy);
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What is free for us on the drive of a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The port on an open database. */
export function storageOn(
  database: Database,
  freeBytes: () => Promise<number>,
  stored: SqliteSettings['stored'] = () => {},
): Storage {
  const { recovery, disk, tryWriting } = database;
  return {
    tables: new TableRows(database),
    moves: new CommitQueue(database, stored),
    users: new UserRows(database),
    chat: new ChatBook(database),
    contents: new ContentFiles(database),
    invitations: new InvitedPrograms(database),
    seatOffers: new OfferedSeats(database),
    secrets: new Secrets(database),
    health: {
      get trouble() {
        return recovery.trouble;
      },
      onLost: drop => recovery.onLost(drop),
      tryWriting,
      freeBytes,
    },
    settled: () => disk.settled(),
    close: () => database.close(),
  };
}
