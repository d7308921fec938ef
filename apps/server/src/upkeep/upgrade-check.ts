import { type Phrase, Problem } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import { Contents } from '../storage/contents.ts';
import { openDatabase } from '../storage/database.ts';
import { History } from '../tables/history.ts';
import { phrase } from '../words.ts';

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
        new History(await contents.gameWith(row.game, row.content), row, book.read(row.key));
      } catch (error) {
        const why =
          error instanceof Problem || error instanceof Refused
            ? error.phrase
            : phrase('', 'server.does-not-replay', { why: String(error) });
        broken.push({ table: row.id, game: row.game, why });
      }
    }
    return { tables: rows.length, broken };
  } finally {
    await database.close();
  }
}
