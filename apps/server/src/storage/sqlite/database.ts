import { Kysely, Migrator, SqliteDialect } from 'kysely';
import type { Checkpoints } from './checkpoints.ts';
import type { DatabaseConnection } from './connection.ts';
import { DatabaseFile, type DatabaseSettings } from './database-file.ts';
import type { Durability } from './durability.ts';
import { prepareFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { migrations } from './migrations.ts';
import { MoveLog } from './move-log.ts';
import type { Recovery } from './recovery.ts';
import type { Schema } from './schema.ts';
import { SettledDialect } from './settled-dialect.ts';

/** The embedded database: one for queries through Kysely, and the same one bare where every move counts. */
export interface Database {
  readonly queries: Kysely<Schema>;
  readonly bare: DatabaseConnection;
  readonly book: MoveLog;
  /** Says when what was committed is on the disk; queries wait for that by themselves. */
  readonly disk: Pick<Durability, 'settled'>;
  readonly checkpoints: Checkpoints;
  /** Why nothing is stored just now, and who is told when what they remember may be wrong. */
  readonly recovery: Pick<Recovery, 'trouble' | 'onLost'>;
  /** Writes a little and waits until the disk has it. */
  readonly tryWriting: () => Promise<void>;
  close(): Promise<void>;
}

/** Opens the database in this folder, making or upgrading it as needed. Until it is closed nobody else can. */
export async function openDatabase(folder: string, settings: DatabaseSettings = {}): Promise<Database> {
  prepareFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const file = await DatabaseFile.open(folder, settings, migrate);
    const { bare, checkpoints, recovery } = file;
    const settled = () => file.settled();
    const queries = new Kysely<Schema>({ dialect: new SettledDialect({ database: adapted(bare) }, settled) });
    const book = new MoveLog(bare);
    recovery.onLost(() => book.doubt());
    const close = async (): Promise<void> => {
      await file.close();
      await queries.destroy();
      lock.release();
    };
    return {
      queries,
      bare,
      book,
      disk: { settled },
      checkpoints,
      recovery,
      tryWriting: () => file.tryWriting(),
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Brings the data into the form of this version. */
async function migrate(bare: DatabaseConnection): Promise<void> {
  const { error } = await new Migrator({
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(bare) }) }),
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

type Parameter = Parameters<ReturnType<DatabaseConnection['native']['prepare']>['run']>[number];

/** The statements as Kysely expects them. SQLite has no booleans, so they become 0 and 1. Whoever opened it closes it. */
function adapted(bare: DatabaseConnection) {
  const plain = (parameters: readonly unknown[]) =>
    parameters.map(value => (typeof value === 'boolean' ? Number(value) : value)) as Parameter[];
  return {
    close: () => {},
    prepare: (sql: string) => {
      const statement = bare.native.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => bare.use(() => statement.all(...plain(parameters))),
        run: (parameters: readonly unknown[]) =>
          bare.use(() => statement.run(...plain(parameters))) as { changes: number; lastInsertRowid: number },
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...plain(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}
