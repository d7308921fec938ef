import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Only who runs the server: the secret that signs cookies is in the data. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
const STICKY = 0o1000;
const PERMISSIONS = 0o777;

/** All files of ours begin like this. */
const OURS = 'snowbound.';

/** Makes the data folder if there is none, and closes it and what is in it to others. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  // A folder that everybody may put things into is not ours to close.
  if ((statSync(folder).mode & STICKY) === 0) tighten(folder, OWN_FOLDER);
  for (const name of filesOf(folder)) tighten(join(folder, name), OWN_FILE);
}

/** The names of our files in a folder. */
export const filesOf = (folder: string): string[] => readdirSync(folder).filter(name => name.startsWith(OURS));

/** Takes everything from others; what the owner may not do stays so. */
export function tighten(path: string, most: number): void {
  const permissions = statSync(path).mode & PERMISSIONS;
  if ((permissions & ~most) === 0) return;
  try {
    chmodSync(path, permissions & most);
  } catch {
    // It belongs to somebody else, or the drive knows no permissions: `doctor` says so.
  }
}

/** A new name is on the disk once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
