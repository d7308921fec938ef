import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const file = (ending: string): Buffer => readFileSync(new URL(`fixtures/stored-by-0.1.0.${ending}`, import.meta.url));

/** What is in the database that version 0.1.0 made. */
export interface Stored {
  readonly cookies: { readonly anna: string; readonly ben: string };
  /** Ids by what the tables are. */
  readonly tables: Readonly<Record<string, string>>;
  readonly invitation: string;
  readonly offer: string;
  readonly content: string;
  /** What came of the finished games. */
  readonly results: Readonly<Record<string, { winners: number[]; totals: number[]; journal: number; moves: number }>>;
}

export const stored = JSON.parse(file('json').toString()) as Stored;

/** A new data folder with that database in it. */
export function storedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'snowbound-stored-'));
  putStored(folder);
  return folder;
}

/** Puts that database into a folder; its path there. */
export function putStored(folder: string): string {
  const path = join(folder, 'snowbound.sqlite');
  writeFileSync(path, gunzipSync(file('sqlite.gz')));
  return path;
}
