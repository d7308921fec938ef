import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';

/** The tables in memory, and those that are being read: at most one of each id, whatever happens meanwhile. */
export class LoadedTables {
  readonly #tables = new Map<string, LiveTable | Promise<LiveTable>>();
  readonly #read: (id: string) => Promise<LiveTable>;

  constructor(read: (id: string) => Promise<LiveTable>) {
    this.#read = read;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table of this id if it is in memory; nothing is read for it. */
  known(id: string): LiveTable | null {
    const known = this.#tables.get(id);
    return known === undefined || known instanceof Promise ? null : known;
  }

  /** The table of this id, at once if it is in memory; otherwise it is read from disk. */
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
      // Removed while it was being read.
      if (!isWanted()) throw new Refused('not-found', phrase('', 'server.no-such-table', { table: id }));
      this.#tables.set(id, live);
      return live;
    } catch (reason) {
      if (isWanted()) this.#tables.delete(id);
      throw reason;
    }
  }

  /** Takes in a new table. */
  add(live: LiveTable): void {
    if (this.#tables.has(live.id)) throw new Error(`table ${live.id} is in memory already`);
    this.#tables.set(live.id, live);
  }

  /** Lets a table go: whoever still holds it can do nothing with it any more. */
  drop(live: LiveTable): void {
    if (this.#tables.get(live.id) === live) this.#tables.delete(live.id);
    live.retire();
  }

  /** The same for the table of this id, if it is here. */
  remove(id: string): void {
    const live = this.known(id);
    if (live === null) this.#tables.delete(id);
    else this.drop(live);
  }

  /** Lets everything go, so that it is read anew. */
  dropAll(): void {
    for (const id of [...this.#tables.keys()]) this.remove(id);
  }

  /** Lets go of those that are not needed. What is being read was asked for just now. */
  sweep(isNeeded: (live: LiveTable) => boolean): void {
    for (const live of [...this.#tables.values()]) {
      if (!(live instanceof Promise) && !isNeeded(live)) this.drop(live);
    }
  }
}
