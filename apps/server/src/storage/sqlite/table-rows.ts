import { sql } from 'kysely';
import type { LogRow } from '../port/move-writer.ts';
import type { Cursor, NewStoredTable, StoredRecord, StoredTable, TableResult, TableStore } from '../port/tables.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';
import { resultIn, rowOfResult, winnersIn } from './result-row.ts';

const MOST_LISTED = 50;
/** Work of one round of upkeep; the rest waits for the next. */
const MOST_A_ROUND = 100;

/** Tables as rows, their logs in the book. */
export class TableRows implements TableStore {
  readonly #queries: Database['queries'];
  readonly #book: Database['book'];
  /** After a restart everybody comes back at once, so this is prepared. */
  readonly #table: Statement;
  readonly #sit: Statement;
  readonly #listedBy: Statement;
  readonly #touch: Statement;
  readonly #standUp: Statement;

  constructor({ queries, bare, book }: Pick<Database, 'queries' | 'bare' | 'book'>) {
    this.#queries = queries;
    this.#book = book;
    this.#table = bare.prepare('SELECT * FROM tables WHERE id = ?');
    this.#sit = bare.prepare('INSERT OR IGNORE INTO seats (table_id, person, changed) VALUES (?, ?, ?)');
    this.#listedBy = bare.prepare(
      "SELECT count(*) AS tables FROM tables WHERE status = 'open' AND visibility = 'listed' AND host = ?",
    );
    this.#touch = bare.prepare('UPDATE seats SET changed = ? WHERE table_id = ?');
    this.#standUp = bare.prepare(
      'DELETE FROM seats WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))',
    );
  }

  /** Keeps a new table under the next free key. */
  async add(row: NewStoredTable): Promise<StoredTable> {
    this.#seat(row.id, peopleIn(row.places), row.changed);
    const next = sql<number>`(SELECT coalesce(max(key), 0) + 1 FROM tables)`;
    const added = this.#queries.insertInto('tables').values({ ...row, key: next });
    return added.returningAll().executeTakeFirstOrThrow();
  }

  /** A table and its log, if there is one of this id. */
  async read(id: string): Promise<{ readonly row: StoredTable; readonly log: readonly LogRow[] } | null> {
    const row = this.#table.get(id) as StoredTable | undefined;
    return row === undefined ? null : { row: { ...row }, log: this.#book.read(row.key) };
  }

  /**
   * Changes a table, and who it is listed for. A seat is there before its table says so and goes after it: what a list
   * finds is compared with the table, so one seat too many does no harm.
   */
  async change(id: string, columns: Partial<NewStoredTable>): Promise<void> {
    const { places, changed } = columns;
    const people = places === undefined ? null : peopleIn(places);
    if (people !== null && changed !== undefined) this.#seat(id, people, changed);
    await this.#queries.updateTable('tables').set(columns).where('id', '=', id).execute();
    if (changed !== undefined) this.#touch.run(changed, id);
    if (people !== null) this.#standUp.run(id, JSON.stringify(people));
  }

  #seat(id: string, people: readonly string[], changed: number): void {
    for (const person of people) this.#sit.run(id, person, changed);
  }

  async remove(id: string): Promise<void> {
    // What is removed must not stand among the recent entries: its key may be given anew.
    this.#book.putAllInOrder();
    const key = this.#queries.selectFrom('tables').select('key').where('id', '=', id);
    for (const kept of ['log', 'chat', 'mutes'] as const) {
      await this.#queries.deleteFrom(kept).where('table_key', '=', key).execute();
    }
    await this.#queries.deleteFrom('tables').where('id', '=', id).execute();
    for (const kept of ['seats', 'results'] as const) {
      await this.#queries.deleteFrom(kept).where('table_id', '=', id).execute();
    }
  }

  /** Open tables that want to be found, the latest first. */
  async listed(): Promise<StoredTable[]> {
    const open = this.#queries.selectFrom('tables').selectAll().where('status', '=', 'open');
    return open.where('visibility', '=', 'listed').orderBy('changed', 'desc').limit(MOST_LISTED).execute();
  }

  async listedBy(host: string): Promise<number> {
    return (this.#listedBy.get(host) as { tables: number }).tables;
  }

  /** A page of the tables that are somebody's, the latest first. */
  async of(person: string, most: number, after: Cursor | null): Promise<StoredTable[]> {
    return this.#theirs(person, most, after).selectAll('tables').execute();
  }

  /** A page of the finished games that are somebody's, with their records. */
  async recordsOf(person: string, most: number, after: Cursor | null): Promise<StoredRecord[]> {
    const rows = await this.#theirs(person, most, after)
      .innerJoin('results', 'results.table_id', 'tables.id')
      .select(['tables.id', 'tables.game', 'tables.places', 'tables.changed', 'results.winners', 'results.record'])
      .execute();
    return rows.map(row => ({ ...row, winners: winnersIn(row.winners) }));
  }

  async unfinished(): Promise<StoredTable[]> {
    return this.#queries.selectFrom('tables').selectAll().where('status', '!=', 'over').orderBy('created').execute();
  }

  #theirs(person: string, most: number, after: Cursor | null) {
    let seats = this.#queries.selectFrom('seats').where('seats.person', '=', person);
    if (after !== null) {
      const { changed, id } = after;
      seats = seats.where(({ eb, and, or }) =>
        or([
          eb('seats.changed', '<', changed),
          and([eb('seats.changed', '=', changed), eb('seats.table_id', '<', id)]),
        ]),
      );
    }
    return seats
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .orderBy('seats.changed', 'desc')
      .orderBy('seats.table_id', 'desc')
      .limit(most);
  }

  /** Keeps how a game ended. */
  async keepResult(id: string, result: TableResult): Promise<void> {
    const row = rowOfResult(id, result);
    const kept = this.#queries.insertInto('results').values(row);
    await kept.onConflict(known => known.column('table_id').doUpdateSet(row)).execute();
  }

  async result(id: string): Promise<TableResult | null> {
    const kept = this.#queries.selectFrom('results').selectAll().where('table_id', '=', id);
    const row = await kept.executeTakeFirst();
    return row === undefined ? null : resultIn(row);
  }

  /** The next finished games after this key whose results are not kept: they were played by a version that kept none. */
  async withoutResult(after: number, most: number): Promise<Pick<StoredTable, 'id' | 'key'>[]> {
    const kept = this.#queries.selectFrom('results').select('table_id');
    const over = this.#queries.selectFrom('tables').select(['id', 'key']).where('key', '>', after);
    return over.where('status', '=', 'over').where('id', 'not in', kept).orderBy('key').limit(most).execute();
  }

  /** Games that were over before this time. */
  async overBefore(time: number): Promise<string[]> {
    const over = this.#ids().where('status', '=', 'over').where('changed', '<', time);
    return idsOf(await over.limit(MOST_A_ROUND).execute());
  }

  /** Tables where somebody's time is up. */
  async due(time: number): Promise<string[]> {
    return idsOf(await this.#ids().where('deadline', '<=', time).execute());
  }

  #ids() {
    return this.#queries.selectFrom('tables').select('id');
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everybody who holds one of these places or has one kept for them. */
function peopleIn(places: string): string[] {
  const people = (JSON.parse(places) as { readonly person: string | null }[]).map(({ person }) => person);
  return [...new Set(people.filter(person => person !== null))];
}
