import { gameNamed } from '@snowbound/catalogue';
import type { Phrase } from '@snowbound/engine';
import { whyHalted } from '@snowbound/table';
import { Contents } from '../storage/contents.ts';
import { openDatabase } from '../storage/database.ts';
import { progressOf } from '../tables/reading.ts';

/** A running game that the rules of this version cannot carry on. */
export interface Broken {
  readonly table: string;
  readonly game: string;
  readonly why: Phrase;
}

/** Replays every game that is not over and says which would break. Nothing is changed. */
export async function upgradeCheck(
  folder: string,
): Promise<{ readonly tables: number; readonly broken: readonly Broken[] }> {
  const database = await openDatabase(folder);
  try {
    const { queries, book } = database;
    const contents = new Contents(database, Date.now);
    const rows = await queries
      .selectFrom('tables')
      .selectAll()
      .where('status', '!=', 'over')
      .orderBy('created')
      .execute();
    const broken: Broken[] = [];
    for (const row of rows) {
      try {
        await progressOf({ row, log: book.read(row.key) }, contents);
      } catch (error) {
        broken.push({ table: row.id, game: row.game, why: whyHalted(row, await gameNamed(row.game), error) });
      }
    }
    return { tables: rows.length, broken };
  } finally {
    await database.close();
  }
}
