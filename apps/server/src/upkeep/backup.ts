import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolder } from '../storage/folder.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { copyDatabase, madeWhole, stateOf } from './copy-database.ts';

/** Why a backup or a restore cannot be done; nothing was changed. */
export type Obstacle = 'no-data' | 'exists' | 'not-a-backup' | 'newer';

/** Whether there is data in a folder. */
export const hasData = (folder: string): boolean => existsSync(join(folder, DATABASE_FILE));

/** Copies all data, as it is at one moment, into one new file. The server may be running. */
export async function backup(folder: string, file: string): Promise<Obstacle | null> {
  if (!hasData(folder)) return 'no-data';
  if (existsSync(file)) return 'exists';
  await madeWhole(file, part => copyDatabase(join(folder, DATABASE_FILE), part));
  return null;
}

/** Puts a backup into a folder that has no data yet, after looking whether it is whole. */
export async function restore(file: string, folder: string): Promise<Obstacle | null> {
  // What lies beside a database would become part of it, even if the database itself is gone.
  if (['', '-wal', '-journal'].some(end => existsSync(join(folder, `${DATABASE_FILE}${end}`)))) return 'exists';
  const state = await stateOf(file);
  if (state !== 'whole') return state === 'newer' ? 'newer' : 'not-a-backup';
  prepareFolder(folder);
  await madeWhole(join(folder, DATABASE_FILE), async part => copyFileSync(file, part));
  return null;
}
