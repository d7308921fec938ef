import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const file = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Version 0.1.0 kept moves alone; the other database is the same after a version that keeps results opened it, all by the first rules of Silverfrost. */
export type Fixture = 'stored-by-0.1.0' | 'stored-with-results';

/** What is in either database. */
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

export const stored = JSON.parse(file('stored-by-0.1.0.json').toString()) as Stored;

/** A new data folder with that database in it. */
export function storedFolder(fixture: Fixture = 'stored-by-0.1.0'): string {
  const folder = mkdtempSync(join(tmpdir(), 'snowbound-stored-'));
  putStored(folder, fixture);
  return folder;
}

/** Puts that database into a folder; its path there. */
export function putStored(folder: string, fixture: Fixture = 'stored-by-0.1.0'): string {
  const path = join(folder, 'snowbound.sqlite');
  writeFileSync(path, gunzipSync(file(`${fixture}.sqlite.gz`)));
  return path;
}
