import { Refused } from '../refused.ts';
import type { Database } from '../storage/sqlite/database.ts';
import { phrase } from '../words.ts';

/** Open tables that one person may have on the list for all. */
const MOST_LISTED = 5;

/** Holds everybody to so many listed tables, so that nobody fills the list alone. */
export class ListedQuota {
  readonly #open: ReturnType<Database['bare']['prepare']>;
  /** The last table that each person is laying just now. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor({ bare }: Database) {
    this.#open = bare.prepare(
      "SELECT count(*) AS tables FROM tables WHERE status = 'open' AND visibility = 'listed' AND host = ?",
    );
  }

  /** Lays one more listed table, or refuses to: one after the other, so that all before it are counted. */
  async lay<Table>(host: string, lay: () => Promise<Table>): Promise<Table> {
    const turn = (this.#turns.get(host) ?? Promise.resolve()).then(() => {
      this.#refuseMore(host);
      return lay();
    });
    const settled = turn.catch(() => undefined);
    this.#turns.set(host, settled);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(host) === settled) this.#turns.delete(host);
    }
  }

  #refuseMore(host: string): void {
    const { tables } = this.#open.get(host) as { tables: number };
    if (tables < MOST_LISTED) return;
    throw new Refused('too-much', phrase('', 'server.too-many-listed', { most: MOST_LISTED }), 'visibility');
  }
}
