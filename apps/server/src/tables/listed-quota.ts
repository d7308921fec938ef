import { Refused } from '../refused.ts';
import type { TableStore } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';

/** Open tables that one user may have on the public list. */
const MOST_LISTED = 5;

/** Limits the listed tables of each user, because one user must not fill the list. */
export class ListedQuota {
  readonly #store: TableStore;
  /** The last creation of each user that has not ended. */
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Creates one more listed table, or refuses. Creations run one after the other, so each counts all earlier ones. */
  async create<Table>(host: string, create: () => Promise<Table>): Promise<Table> {
    const created = (this.#pending.get(host) ?? Promise.resolve()).then(async () => {
      await this.#refuseMore(host);
      return create();
    });
    const settled = created.catch(() => undefined);
    this.#pending.set(host, settled);
    try {
      return await created;
    } finally {
      if (this.#pending.get(host) === settled) this.#pending.delete(host);
    }
  }

  async #refuseMore(host: string): Promise<void> {
    if ((await this.#store.listedBy(host)) < MOST_LISTED) return;
    throw new Refused('too-much', phrase('', 'server.too-many-listed', { most: MOST_LISTED }), 'visibility');
  }
}
