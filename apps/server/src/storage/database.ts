import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { Checkpoints } from './checkpoints.ts';
import { Disk } from './disk.ts';
import { LogBook } from './log-book.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SettledDialect } from './settled-dialect.ts';
import { DATABASE_FILE, openBare } from './sqlite.ts';

/** The embedded database: one for queries through Kysely, and the same one bare where every move counts. */
export interface Database {
  readonly queries: Kysely<Schema>;
  readonly bare: DatabaseSyncInstance;
  readonly book: LogBook;
  /** Says when what was committed is on the disk; queries wait for that by themselves. */
  readonly disk: Pick<Disk, 'settled'>;
  readonly checkpoints: Checkpoints;
  close(): Promise<void>;
}

/** Waiting for another program that holds the database stops everything, so it is short; the log tries again. */
const BUSY_MILLISECONDS = 50;

/** A thread carries pages over to the file much sooner; this is what SQLite does without it, 160 MB beside the file. */
const MOST_PAGES_BESIDE = 40_000;

/** Opens the database in this folder, making or upgrading it as needed. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, DATABASE_FILE);
  const bare = await openBare(file);
  bare.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${MOST_PAGES_BESIDE}; PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA foreign_keys = ON;`,
  );
  const database = adapted(bare);
  const { error } = await new Migrator({
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }),
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  const disk = waitingBeside(bare, file);
  const checkpoints = new Checkpoints(file);
  const queries = new Kysely<Schema>({ dialect: new SettledDialect({ database }, () => disk.settled()) });
  const book = new LogBook(bare);
  const close = async (): Promise<void> => {
    await checkpoints.close();
    await disk.close();
    await queries.destroy();
    bare.close();
  };
  return { queries, bare, book, disk, checkpoints, close };
}

/** FULL holds up everybody at every commit, so from here on the disk is waited for beside the event loop. */
function waitingBeside(bare: DatabaseSyncInstance, file: string): Pick<Disk, 'settled' | 'close'> {
  const { journal_mode } = bare.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
  // Some network drives allow no write-ahead log: there every commit waits, as it did so far.
  if (journal_mode !== 'wal') return { settled: async () => {}, close: async () => {} };
  bare.exec('PRAGMA synchronous = NORMAL;');
  return new Disk(`${file}-wal`);
}

type Parameter = Parameters<ReturnType<DatabaseSyncInstance['prepare']>['run']>[number];

/** The statements as Kysely expects them. SQLite has no booleans, so they become 0 and 1. Whoever opened it closes it. */
function adapted(database: DatabaseSyncInstance) {
  const plain = (parameters: readonly unknown[]) =>
    parameters.map(value => (typeof value === 'boolean' ? Number(value) : value)) as Parameter[];
  return {
    close: () => {},
    prepare: (sql: string) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...plain(parameters)),
        run: (parameters: readonly unknown[]) =>
          statement.run(...plain(parameters)) as { changes: number; lastInsertRowid: number },
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...plain(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}
