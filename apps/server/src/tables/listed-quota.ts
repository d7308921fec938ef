import { Refused } from '../refused.ts';
import type { TableStore } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';

/** Open tables that one person may have on the list for all. */
const MOST_LISTED = 5;

/** Holds everybody to so many listed tables, so that nobody fills the list alone. */
export class ListedQuota {
  readonly #store: TableStore;
  /** The last table that each person is laying just now. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Lays one more listed table, or refuses to: one after the other, so that all before it are counted. */
  async lay<Table>(host: string, lay: () => Promise<Table>): Promise<Table> {
    const turn = (this.#turns.get(host) ?? Promise.resolve()).then(async () => {
      await this.#refuseMore(host);
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

  async #refuseMore(host: string): Promise<void> {
    if ((await this.#store.listedBy(host)) < MOST_LISTED) return;
    throw new Refused('too-much', phrase('', 'server.too-many-listed', { most: MOST_LISTED }), 'visibility');
  }
}
