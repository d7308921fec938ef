import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';

/** The tables in memory, and those that are being read. There is never more than one of an id. */
export class LoadedTables {
  readonly #tables = new Map<string, LiveTable | Promise<LiveTable>>();
  readonly #read: (id: string) => Promise<LiveTable>;

  constructor(read: (id: string) => Promise<LiveTable>) {
    this.#read = read;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table of this id if it is in memory; never reads from disk. */
  known(id: string): LiveTable | null {
    const known = this.#tables.get(id);
    return known === undefined || known instanceof Promise ? null : known;
  }

  /** The table of this id: at once if it is in memory, otherwise read from disk. */
  find(id: string): LiveTable | Promise<LiveTable> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const reading = this.#readOnce(id, () => this.#tables.get(id) === reading);
    this.#tables.set(id, reading);
    return reading;
  }

  async #readOnce(id: string, isWanted: () => boolean): Promise<LiveTable> {
    try {
      const live = await this.#read(id);
      // It was removed while it was being read.
      if (!isWanted()) throw new Refused('not-found', phrase('', 'server.no-such-table', { table: id }));
      this.#tables.set(id, live);
      return live;
    } catch (reason) {
      if (isWanted()) this.#tables.delete(id);
      throw reason;
    }
  }

  /** Adds a new table. */
  add(live: LiveTable): void {
    if (this.#tables.has(live.id)) throw new Error(`table ${live.id} is in memory already`);
    this.#tables.set(live.id, live);
  }

  /** Drops a table from memory. It is retired, so code that still refers to it cannot change it. */
  drop(live: LiveTable): void {
    if (this.#tables.get(live.id) === live) this.#tables.delete(live.id);
    live.retire();
  }

  /** Drops the table of this id, if it is in memory. */
  remove(id: string): void {
    const live = this.known(id);
    if (live === null) this.#tables.delete(id);
    else this.drop(live);
  }

  /** Drops all tables, so each is read from disk again. */
  dropAll(): void {
    for (const id of [...this.#tables.keys()]) this.remove(id);
  }

  /** Drops tables that are not needed. Tables that are being read were requested just now, so they stay. */
  sweep(isNeeded: (live: LiveTable) => boolean): void {
    for (const live of [...this.#tables.values()]) {
      if (!(live instanceof Promise) && !isNeeded(live)) this.drop(live);
    }
  }
}
