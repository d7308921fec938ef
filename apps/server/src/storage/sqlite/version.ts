import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { migrations } from './migrations.ts';

/** How the data's form relates to the one of this version. */
export type DataVersion = 'same' | 'older' | 'newer';

export function versionOf(database: DatabaseSyncInstance): DataVersion {
  const done = new Set(migrationsOf(database));
  const known = Object.keys(migrations);
  if ([...done].some(name => !known.includes(name))) return 'newer';
  return known.every(name => done.has(name)) ? 'same' : 'older';
}

/** The migrations that have run on a database, in order. */
export function migrationsOf(database: DatabaseSyncInstance): string[] {
  const rows = (sql: string) => database.prepare(sql).all() as { name: string }[];
  if (rows("SELECT name FROM sqlite_schema WHERE name = 'kysely_migration'").length === 0) return [];
  return rows('SELECT name FROM kysely_migration ORDER BY name').map(({ name }) => name);
}

/** `ok`, or what is wrong with a database. */
export function integrityOf(database: DatabaseSyncInstance): string {
  const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string };
  return found;
}
