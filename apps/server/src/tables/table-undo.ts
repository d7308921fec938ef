import type { Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import type { UndoRequest } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { LogRow } from '../storage/port/move-writer.ts';
import { phrase } from '../words.ts';
import type { History, OpenQuestion } from './history.ts';
import { othersAt, type SeatHolder } from './seat-holder.ts';

/** A table where moves are taken back. */
interface Undoable {
  readonly history: History;
  readonly isOver: boolean;
  readonly places: readonly SeatHolder[];
  placeOf(userId: string): PlayerIndex | null;
  placeIn(seat: Seat): SeatHolder | undefined;
  mustBeCurrent(): void;
  broadcast(): void;
}

/** Stores a log row that takes something back. */
type Store = (entry: Pick<LogRow, 'kind' | 'seat' | 'text' | 'seen'>, before: OpenQuestion) => Promise<number>;

/** Undo at a table: at once if it is free, otherwise with everybody's consent, and never once the game is over. */
export class TableUndo {
  readonly #live: Undoable;
  readonly #store: Store;
  request: UndoRequest | null = null;

  constructor(live: Undoable, store: Store) {
    this.#live = live;
    this.#store = store;
  }

  /** Takes back a user's last move if that is free; otherwise asks the others. */
  async undo(userId: string, seat: Seat): Promise<number> {
    this.#live.mustBeCurrent();
    const { history } = this.#live;
    if (this.#live.placeIn(seat)?.person !== userId) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const { table } = history;
    const unfree = this.whyNotFree(seat);
    if (unfree?.asks === false) throw new Refused(this.#live.isOver ? 'not-now' : 'refused', unfree.reason);
    const to = table.movesBeforeLast(seat);
    if (to !== null && (unfree !== null || table.whyNotUndo(seat) !== null)) {
      return this.#settle({ by: table.seating[seat] ?? 0, to, agreed: [] });
    }
    const before = history.openQuestion;
    table.undo(seat);
    return this.#store({ kind: 'undo', seat, text: '', seen: history.number }, before);
  }

  /** Why undo is not free for this seat, and whether the others can be asked; `null` if it is free. */
  whyNotFree(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null {
    const { history, isOver, places } = this.#live;
    const { table } = history;
    // The seed is public by now, so a player who goes back would know all that comes.
    if (isOver) return { reason: phrase('', 'server.undo-over'), asks: false };
    const reason = table.whyNotUndo(seat);
    if (table.movesBeforeLast(seat) === null) return reason === null ? null : { reason, asks: false };
    // Against bots alone there is nobody to ask.
    if (othersAt(places, table.seating[seat] ?? -1).length === 0) return null;
    if (reason !== null) return { reason, asks: true };
    // Otherwise a player could probe what a bot would do, move after move.
    return history.didBotChooseLastMoveOf(seat) ? { reason: phrase('', 'server.undo-bots'), asks: true } : null;
  }

  /** A user agrees to the open request, or refuses it. */
  async vote(userId: string, agree: boolean): Promise<number> {
    this.#live.mustBeCurrent();
    const { request } = this;
    const place = this.#live.placeOf(userId);
    if (place === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (request === null) throw new Refused('not-now', phrase('', 'server.no-undo-request'));
    if (request.by === place) throw new Refused('not-now', phrase('', 'server.own-undo-request'));
    if (!agree) return this.#setRequest(null);
    return this.#settle({ ...request, agreed: [...new Set([...request.agreed, place])] });
  }

  /** Goes back once every other user at the table has agreed. Bots without an owner are not asked. */
  async #settle(request: UndoRequest): Promise<number> {
    const { history, places } = this.#live;
    if (othersAt(places, request.by).some(place => !request.agreed.includes(place))) return this.#setRequest(request);
    this.request = null;
    const before = history.openQuestion;
    history.table.rewind(request.to);
    const entry = { kind: 'rewind', seat: request.by, text: String(request.to), seen: history.number } as const;
    return this.#store(entry, before);
  }

  #setRequest(request: UndoRequest | null): number {
    this.request = request;
    this.#live.broadcast();
    return this.#live.history.number;
  }
}
