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

/** Older ones may have SQLite too, but call it an experiment and say so on every start. */
const FIRST_NODE_WITH_SQLITE = [24, 15] as const;

function hasSqlite(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [firstMajor, firstMinor] = FIRST_NODE_WITH_SQLITE;
  return major > firstMajor || (major === firstMajor && minor >= firstMinor);
}

/** Node's own SQLite where it is no experiment, else the same interface from a package with binaries inside. */
async function databaseClass(): Promise<SqliteModule['DatabaseSync']> {
  const builtIn = 'node:sqlite';
  const module = hasSqlite() ? ((await import(builtIn)) as SqliteModule) : await import('@photostructure/sqlite');
  return module.DatabaseSync;
}
