import type { Person, Seat } from '@snowbound/engine';
import type { UndoRequest } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { LogRow } from '../storage/schema.ts';
import { phrase } from '../words.ts';
import type { History, Moment } from './history.ts';
import type { Held } from './place.ts';

/** A table where moves are taken back. */
interface Undoable {
  readonly history: History;
  readonly places: readonly Held[];
  placeOf(person: string): Person | null;
  placeIn(seat: Seat): Held | undefined;
  tellAll(): void;
}

/** Stores that something was taken back. */
type Store = (entry: Pick<LogRow, 'kind' | 'seat' | 'text' | 'seen'>, before: Moment) => Promise<number>;

/** Taking back at a table: at once if that is free, with everybody's consent if not. */
export class Undoing {
  readonly #live: Undoable;
  readonly #store: Store;
  request: UndoRequest | null = null;

  constructor(live: Undoable, store: Store) {
    this.#live = live;
    this.#store = store;
  }

  /** Takes back a person's last move if that is free; otherwise the others are asked. */
  async undo(person: string, seat: Seat): Promise<number> {
    const { history } = this.#live;
    if (this.#live.placeIn(seat)?.person !== person) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const { table } = history;
    const before = history.moment;
    const reason = table.undo(seat);
    if (reason === null) return this.#store({ kind: 'undo', seat, text: '', seen: history.number }, before);
    const to = table.movesBeforeLast(seat);
    if (to === null) throw new Refused('refused', reason);
    this.request = { by: table.people[seat] ?? 0, to, agreed: [] };
    return this.#settle(this.request);
  }

  /** A person agrees to go back, or not. */
  async vote(person: string, agree: boolean): Promise<number> {
    const { request } = this;
    const place = this.#live.placeOf(person);
    if (place === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (request === null) throw new Refused('not-now', phrase('', 'server.no-undo-request'));
    if (request.by === place) throw new Refused('not-now', phrase('', 'server.own-undo-request'));
    if (!agree) return this.#wait(null);
    return this.#settle({ ...request, agreed: [...new Set([...request.agreed, place])] });
  }

  /** Goes back once every other person at the table has agreed; bots never mind. */
  async #settle(request: UndoRequest): Promise<number> {
    const { history, places } = this.#live;
    const isWanted = ({ kind }: Held, place: Person) => kind === 'person' && place !== request.by;
    if (places.some((held, place) => isWanted(held, place) && !request.agreed.includes(place))) {
      return this.#wait(request);
    }
    this.request = null;
    const before = history.moment;
    history.table.rewind(request.to);
    const entry = { kind: 'rewind', seat: request.by, text: String(request.to), seen: history.number } as const;
    return this.#store(entry, before);
  }

  #wait(request: UndoRequest | null): number {
    this.request = request;
    this.#live.tellAll();
    return this.#live.history.number;
  }
}
