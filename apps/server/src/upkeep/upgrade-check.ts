import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@snowbound/catalogue';
import type { Phrase } from '@snowbound/engine';
import { whyHalted } from '@snowbound/table';
import { Contents } from '../storage/contents.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import type { TableRow } from '../storage/schema.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { progressOf } from '../tables/table-reader.ts';
import { copyDatabase } from './copy-database.ts';

/** A running game that this version cannot continue. */
export interface Broken {
  readonly table: string;
  readonly game: string;
  readonly why: Phrase;
}

/** Replays every game that is not over and reports which would break. It works on a copy, so nothing is changed. */
export async function upgradeCheck(
  folder: string,
): Promise<{ readonly tables: number; readonly broken: readonly Broken[] }> {
  // `mkdtemp` creates a folder that only the owner can read.
  const copy = mkdtempSync(join(tmpdir(), 'snowbound-check-'));
  try {
    await copyDatabase(join(folder, DATABASE_FILE), join(copy, DATABASE_FILE));
    const database = await openDatabase(copy);
    try {
      return await check(database);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function check(database: Database): ReturnType<typeof upgradeCheck> {
  const contents = new Contents(database, Date.now);
  const running = database.queries.selectFrom('tables').selectAll().where('status', '!=', 'over').orderBy('created');
  const rows = await running.execute();
  const broken: Broken[] = [];
  for (const row of rows) {
    const why = await whyBroken(row, contents, database);
    if (why !== null) broken.push({ table: row.id, game: row.game, why });
  }
  return { tables: rows.length, broken };
}

/** Why this version cannot continue a game; `null` if it can. */
async function whyBroken(row: TableRow, contents: Contents, { book }: Database): Promise<Phrase | null> {
  try {
    await progressOf({ row, log: book.read(row.key) }, contents);
    return null;
  } catch (error) {
    return whyHalted(row, await gameNamed(row.game), error);
  }
}
