import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { LogRow, NewTableRow, TableRow } from './schema.ts';

const MOST_LISTED = 50;
const MOST_SHOWN = 200;

/** Where tables are kept when nobody looks at them. */
export class Shelf {
  readonly #queries: Database['queries'];
  readonly #book: Database['book'];
  /** After a restart everybody comes back at once, so this is prepared. */
  readonly #table: ReturnType<Database['bare']['prepare']>;

  constructor({ queries, bare, book }: Database) {
    this.#queries = queries;
    this.#book = book;
    this.#table = bare.prepare('SELECT * FROM tables WHERE id = ?');
  }

  /** Keeps a new table under the next free key. */
  async add(row: NewTableRow): Promise<TableRow> {
    const next = sql<number>`(SELECT coalesce(max(key), 0) + 1 FROM tables)`;
    const added = this.#queries.insertInto('tables').values({ ...row, key: next });
    return added.returningAll().executeTakeFirstOrThrow();
  }

  /** A table and its log, if there is one of this id. */
  async read(id: string): Promise<{ readonly row: TableRow; readonly log: readonly LogRow[] } | null> {
    const row = this.#table.get(id) as TableRow | undefined;
    return row === undefined ? null : { row: { ...row }, log: this.#book.read(row.key) };
  }

  async change(id: string, columns: Partial<TableRow>): Promise<void> {
    await this.#queries.updateTable('tables').set(columns).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    // What is removed must not stand among the recent entries: its key may be given anew.
    this.#book.putAllInOrder();
    const key = this.#queries.selectFrom('tables').select('key').where('id', '=', id);
    for (const kept of ['log', 'chat', 'mutes'] as const) {
      await this.#queries.deleteFrom(kept).where('table_key', '=', key).execute();
    }
    await this.#queries.deleteFrom('tables').where('id', '=', id).execute();
  }

  /** Open tables that want to be found, the latest first. */
  async listed(): Promise<string[]> {
    const open = this.#ids().where('status', '=', 'open').where('visibility', '=', 'listed');
    return idsOf(await open.orderBy('changed', 'desc').limit(MOST_LISTED).execute());
  }

  /** Tables that somebody may sit at, the latest first. To SQL an underscore is any letter, so look again. */
  async of(person: string): Promise<string[]> {
    const theirs = this.#ids().where('places', 'like', `%"person":"${person}"%`);
    return idsOf(await theirs.orderBy('changed', 'desc').limit(MOST_SHOWN).execute());
  }

  /** Games that were over before this time. */
  async overBefore(time: number): Promise<string[]> {
    return idsOf(await this.#ids().where('status', '=', 'over').where('changed', '<', time).execute());
  }

  /** Tables where somebody's time is up. */
  async due(time: number): Promise<string[]> {
    return idsOf(await this.#ids().where('deadline', '<=', time).execute());
  }

  /** The programs that were invited to a table. */
  async programsAt(id: string): Promise<(string | null)[]> {
    const invited = this.#queries.selectFrom('invitations').select('person').where('table_id', '=', id);
    return (await invited.execute()).map(({ person }) => person);
  }

  #ids() {
    return this.#queries.selectFrom('tables').select('id');
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
