import { Follower, sightOf, Teller } from '@snowbound/protocol/follow';
import type { LocalSeen, LocalTable } from './local-table.ts';

/** What is to be seen, of the table only what is new. */
export interface LocalNews extends Omit<LocalSeen, 'table'> {
  /** Other eyes saw something else, and what was taken back was never told: then all is told anew. */
  readonly isAnew: boolean;
  /** `null` if all of it is as it was. */
  readonly told: string | null;
}

/** The worker's end: to send a whole table with each move would keep the page busy longer than to draw it. */
export class LocalTeller {
  #teller = new Teller(0, 0);
  #table: LocalTable | null = null;
  #looking: LocalSeen['looking'] = null;
  #moves = 0;

  tell(table: LocalTable): LocalNews {
    const { table: seen, ...rest } = table.seen;
    const isAnew = table !== this.#table || rest.looking !== this.#looking || table.moves < this.#moves;
    if (isAnew) this.#teller = new Teller(0, 0);
    this.#table = table;
    this.#looking = rest.looking;
    this.#moves = table.moves;
    return { ...rest, isAnew, told: this.#teller.news(sightOf(seen), seen.journal.length) };
  }
}

/** The page's end. What has not changed is the same object as before, so that nothing is drawn for it. */
export class LocalFollower {
  readonly #follower = new Follower();
  #table: LocalSeen['table'] | null = null;

  hear({ isAnew, told, ...rest }: LocalNews): LocalSeen {
    if (isAnew) this.#follower.reconnect();
    for (const heard of told === null ? [] : this.#follower.hear(told)) {
      if (heard.type === 'table') this.#table = heard.table;
    }
    if (this.#table === null) throw new Error('nothing was told of the table yet');
    return { ...rest, table: this.#table };
  }
}
