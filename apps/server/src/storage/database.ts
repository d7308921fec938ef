import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance, SqliteModule } from '@photostructure/sqlite';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/** The embedded database: one for queries through Kysely, and the same one bare for the log. */
export interface Database {
  readonly queries: Kysely<Schema>;
  readonly bare: DatabaseSyncInstance;
  close(): Promise<void>;
}

/** Waiting for another program that holds the database stops everything, so it is short; the log tries again. */
const BUSY_MILLISECONDS = 50;

/** Pages that are written again and again reach the file once for so many; 16 MB wait beside it meanwhile. */
const PAGES_A_CHECKPOINT = 4000;

/** Everything is in this one file. */
export const DATABASE_FILE = 'snowbound.sqlite';

/** Opens a database file as it is. */
export async function openBare(
  file: string,
  options: { readonly readOnly?: boolean } = {},
): Promise<DatabaseSyncInstance> {
  return new (await databaseClass())(file, options);
}

/** Opens the database in this folder, making or upgrading it as needed. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const bare = await openBare(join(folder, DATABASE_FILE));
  // A move is acknowledged once it is on disk: FULL waits for the disk at every commit.
  bare.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${PAGES_A_CHECKPOINT}; PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA foreign_keys = ON;`,
  );
  const queries = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(bare) }) });
  const { error } = await new Migrator({
    db: queries,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw error;
  return { queries, bare, close: () => queries.destroy() };
}

/** Node's own SQLite where it has one, else the same interface from a package with binaries inside. */
async function databaseClass(): Promise<SqliteModule['DatabaseSync']> {
  const builtIn = 'node:sqlite';
  try {
    return ((await import(builtIn)) as SqliteModule).DatabaseSync;
  } catch {
    return (await import('@photostructure/sqlite')).DatabaseSync;
  }
}

type Parameter = Parameters<ReturnType<DatabaseSyncInstance['prepare']>['run']>[number];

/** The statements as Kysely expects them. SQLite has no booleans, so they become 0 and 1. */
function adapted(database: DatabaseSyncInstance) {
  const plain = (parameters: readonly unknown[]) =>
    parameters.map(value => (typeof value === 'boolean' ? Number(value) : value)) as Parameter[];
  return {
    close: () => database.close(),
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
