import type { Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import type { UndoRequest } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { LogEntry } from '../storage/port/move-writer.ts';
import { phrase } from '../words.ts';
import type { History, OpenQuestion } from './history.ts';
import { othersAt, type SeatHolder } from './seat-holder.ts';

/** A table where moves are taken back. */
interface Undoable {
  readonly history: History;
  readonly isOver: boolean;
  readonly places: readonly SeatHolder[];
  placeOf(person: string): PlayerIndex | null;
  placeIn(seat: Seat): SeatHolder | undefined;
  mustBeCurrent(): void;
  tellAll(): void;
}

/** Stores that something was taken back. */
type Store = (entry: Pick<LogEntry, 'kind' | 'seat' | 'text' | 'seen'>, before: OpenQuestion) => Promise<number>;

/** Taking back at a table: at once if that is free, with everybody's consent if not, and never once it is over. */
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
    this.#live.mustBeCurrent();
    const { history } = this.#live;
    if (this.#live.placeIn(seat)?.person !== person) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const { table } = history;
    const unfree = this.whyNotFree(seat);
    if (unfree?.asks === false) throw new Refused(this.#live.isOver ? 'not-now' : 'refused', unfree.reason);
    const to = table.movesBeforeLast(seat);
    if (to !== null && (unfree !== null || table.whyNotUndo(seat) !== null)) {
      return this.#settle({ by: table.seating[seat] ?? 0, to, agreed: [] });
    }
    const before = history.moment;
    table.undo(seat);
    return this.#store({ kind: 'undo', seat, text: '', seen: history.number }, before);
  }

  /** Why taking back is not free for this seat, and whether the others can be asked; `null` if it is free. */
  whyNotFree(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null {
    const { history, isOver, places } = this.#live;
    const { table } = history;
    // The seed is public by now: who goes back knows everything that comes.
    if (isOver) return { reason: phrase('', 'server.undo-over'), asks: false };
    const reason = table.whyNotUndo(seat);
    if (table.movesBeforeLast(seat) === null) return reason === null ? null : { reason, asks: false };
    // Against bots alone there is nobody to ask.
    if (othersAt(places, table.seating[seat] ?? -1).length === 0) return null;
    if (reason !== null) return { reason, asks: true };
    // Else one could ask a bot what it would do, move after move.
    return history.didBotChooseLastOf(seat) ? { reason: phrase('', 'server.undo-bots'), asks: true } : null;
  }

  /** A person agrees to go back, or not. */
  async vote(person: string, agree: boolean): Promise<number> {
    this.#live.mustBeCurrent();
    const { request } = this;
    const place = this.#live.placeOf(person);
    if (place === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (request === null) throw new Refused('not-now', phrase('', 'server.no-undo-request'));
    if (request.by === place) throw new Refused('not-now', phrase('', 'server.own-undo-request'));
    if (!agree) return this.#wait(null);
    return this.#settle({ ...request, agreed: [...new Set([...request.agreed, place])] });
  }

  /** Goes back once every other person at the table has agreed; bots of nobody's never mind. */
  async #settle(request: UndoRequest): Promise<number> {
    const { history, places } = this.#live;
    if (othersAt(places, request.by).some(place => !request.agreed.includes(place))) return this.#wait(request);
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
