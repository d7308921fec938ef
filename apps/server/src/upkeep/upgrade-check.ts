import { gameNamed } from '@snowbound/catalogue';
import type { Phrase } from '@snowbound/engine';
import { whyHalted } from '@snowbound/table';
import { Contents } from '../contents/contents.ts';
import { withCopyOf } from '../storage/open.ts';
import type { Storage } from '../storage/port/storage.ts';
import type { StoredTable } from '../storage/port/tables.ts';
import { progressOf } from '../tables/table-reader.ts';

/** A running game that this version cannot continue. */
export interface Broken {
  readonly table: string;
  readonly game: string;
  readonly why: Phrase;
}

/** Replays every game that is not over and reports which would break. It works on a copy, so nothing is changed. */
export function upgradeCheck(folder: string): Promise<{ readonly tables: number; readonly broken: readonly Broken[] }> {
  return withCopyOf(folder, check);
}

async function check(storage: Storage): ReturnType<typeof upgradeCheck> {
  const contents = new Contents(storage.contents, Date.now);
  const unfinished = await storage.tables.unfinished();
  const broken: Broken[] = [];
  for (const table of unfinished) {
    const why = await whyBroken(table, contents, storage);
    if (why !== null) broken.push({ table: table.id, game: table.game, why });
  }
  return { tables: unfinished.length, broken };
}

/** Why this version cannot continue a game; `null` if it can. */
async function whyBroken(table: StoredTable, contents: Contents, { tables }: Storage): Promise<Phrase | null> {
  try {
    const kept = await tables.read(table.id);
    if (kept !== null) await progressOf(kept, contents);
    return null;
  } catch (error) {
    return whyHalted(table, await gameNamed(table.game), error);
  }
}
