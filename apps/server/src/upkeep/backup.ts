import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openBare } from '../storage/sqlite.ts';

/** Why a backup or a restore cannot be done; nothing was changed. */
export type Obstacle = 'no-data' | 'exists' | 'not-a-backup';

/** Copies all data, as it is at one moment, into one new file. The server may be running. */
export async function backup(folder: string, file: string): Promise<Obstacle | null> {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) return 'no-data';
  if (existsSync(file)) return 'exists';
  const database = await openBare(source);
  try {
    database.prepare('VACUUM INTO ?').run(file);
    return null;
  } finally {
    database.close();
  }
}

/** Puts a backup into a folder that has no data yet, after looking whether it is whole. */
export async function restore(file: string, folder: string): Promise<Obstacle | null> {
  const target = join(folder, DATABASE_FILE);
  if (existsSync(target)) return 'exists';
  if (!(await isWhole(file))) return 'not-a-backup';
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, target);
  return null;
}

async function isWhole(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  try {
    const database = await openBare(file, { readOnly: true });
    try {
      const [check] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
      database.prepare('SELECT count(*) FROM log').get();
      return check?.integrity_check === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
