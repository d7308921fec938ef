import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, stateOf, writeWhole } from './copy-database.ts';
import { prepareFolder } from './folder.ts';
import { DATABASE_FILE } from './sqlite.ts';

/** Why a backup or a restore is impossible. Nothing was changed. */
export type Obstacle = 'no-data' | 'exists' | 'not-a-backup' | 'newer';

/** Whether there is data in a folder. */
export const hasData = (folder: string): boolean => existsSync(join(folder, DATABASE_FILE));

/** Copies a snapshot of all data into one new file. The server may be running. */
export async function backup(folder: string, file: string): Promise<Obstacle | null> {
  if (!hasData(folder)) return 'no-data';
  if (existsSync(file)) return 'exists';
  await writeWhole(file, part => copyDatabase(join(folder, DATABASE_FILE), part));
  return null;
}

/** Restores a backup into a folder that has no data yet, after an integrity check. */
export async function restore(file: string, folder: string): Promise<Obstacle | null> {
  // SQLite would apply a stray journal to the new database.
  if (['', '-wal', '-journal'].some(end => existsSync(join(folder, `${DATABASE_FILE}${end}`)))) return 'exists';
  const state = await stateOf(file);
  if (state !== 'whole') return state === 'newer' ? 'newer' : 'not-a-backup';
  prepareFolder(folder);
  await writeWhole(join(folder, DATABASE_FILE), async part => copyFileSync(file, part));
  return null;
}
