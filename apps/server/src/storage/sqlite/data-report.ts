import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { hasData } from './backup.ts';
import { openToRead } from './copy-database.ts';
import { filesOf, OWN_FILE, OWN_FOLDER } from './folder.ts';
import { isServed } from './lock.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { type DataVersion, integrityOf, versionOf } from './version.ts';

/** The state of a data folder. It is only read, and a server may be running. */
export interface DataReport {
  /** The database, or why it cannot be read; `null` if there is none. */
  readonly database: { readonly version: DataVersion; readonly tables: number } | { readonly broken: string } | null;
  readonly isServed: boolean;
  /** The latest change, by the data itself and by its files. */
  readonly latest: number | null;
  /** Files that others than the owner may access; the folder itself is `.`. */
  readonly open: readonly string[];
}

/** Inspects a data folder. */
export async function inspectData(folder: string): Promise<DataReport> {
  const nothing = { database: null, isServed: false, latest: null, open: [] };
  if (!existsSync(folder)) return nothing;
  try {
    return await inspectFolder(folder);
  } catch (reason) {
    return { ...nothing, database: { broken: wordsOf(reason) } };
  }
}

async function inspectFolder(folder: string): Promise<DataReport> {
  const names = filesOf(folder);
  const open = [
    ...(isOpen(folder, OWN_FOLDER) ? ['.'] : []),
    ...names.filter(name => isOpen(join(folder, name), OWN_FILE)),
  ];
  const times = names.map(name => statSync(join(folder, name)).mtimeMs);
  const { database, changed } = hasData(folder) ? await inspectDatabase(folder) : { database: null, changed: [] };
  const stored = [...times, ...changed];
  return { database, isServed: await isServed(folder), latest: stored.length === 0 ? null : Math.max(...stored), open };
}

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Windows has other permissions, which are not checked. */
const isOpen = (path: string, most: number): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & 0o777 & ~most) !== 0;

async function inspectDatabase(folder: string) {
  try {
    const database = await openToRead(join(folder, DATABASE_FILE));
    try {
      return contentsOf(database);
    } finally {
      database.close();
    }
  } catch (reason) {
    return { database: { broken: wordsOf(reason) }, changed: [] };
  }
}

function contentsOf(database: DatabaseSyncInstance) {
  const found = integrityOf(database);
  if (found !== 'ok') return { database: { broken: found }, changed: [] };
  const version = versionOf(database);
  const all = database.prepare('SELECT count(*) AS tables, max(changed) AS changed FROM tables');
  const { tables, changed } = all.get() as { tables: number; changed: number | null };
  return { database: { version, tables }, changed: changed === null ? [] : [changed] };
}
