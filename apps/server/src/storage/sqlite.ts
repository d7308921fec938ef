import type { DatabaseSyncInstance, SqliteModule } from '@photostructure/sqlite';

/** Everything is in this one file. */
export const DATABASE_FILE = 'snowbound.sqlite';

/** Opens a database file as it is. */
export async function openBare(
  file: string,
  options: { readonly readOnly?: boolean } = {},
): Promise<DatabaseSyncInstance> {
  return new (await databaseClass())(file, options);
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
