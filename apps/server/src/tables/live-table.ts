import type { AnyGame, Person, Seat } from '@snowbound/engine';
import {
  type ChatLine,
  type ClockSeen,
  type NewMove,
  type PlaceSeen,
  type TableSeen,
  type UndoRequest,
  wholeOf,
} from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { LogRow, TableRow } from '../storage/schema.ts';
import { phrase } from '../words.ts';
import { Chat } from './chat.ts';
import { History, type Moment } from './history.ts';
import type { TableKeeper } from './keeper.ts';
import type { Guest, Held, SeatRequest } from './place.ts';
import { frameOf, sightFrom } from './seen.ts';
import { Telling } from './telling.ts';
import { Undoing } from './undoing.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** A table in memory: the game, who sits there, who looks on. */
export class LiveTable {
  readonly game: AnyGame;
  readonly history: History;
  readonly watchers = new Watchers();
  readonly chat: Chat;
  row: TableRow;
  #places: readonly Held[];
  #placesSeen: readonly PlaceSeen[] | null = null;
  /** Somebody who has the link to an offered place and waits for the others' consent. */
  seatRequest: SeatRequest | null = null;
  lastUsed: number;
  readonly #keeper: TableKeeper<LiveTable>;
  readonly #telling = new Telling(this);
  readonly #undoing = new Undoing(this, (entry, before) => this.#store(entry, before));
  /** How many rows are being stored, and the last of them: they reach the disk in order. */
  #storing = 0;
  #lastStored: Promise<unknown> = Promise.resolve();

  constructor(game: AnyGame, row: TableRow, rows: readonly LogRow[], keeper: TableKeeper<LiveTable>) {
    this.game = game;
    this.row = row;
    this.#places = JSON.parse(row.places) as Held[];
    this.history = new History(game, row, rows);
    this.#keeper = keeper;
    this.chat = new Chat(keeper.chat, row.key);
    this.lastUsed = keeper.now();
  }

  get id(): string {
    return this.row.id;
  }

  get places(): readonly Held[] {
    return this.#places;
  }

  set places(places: readonly Held[]) {
    this.#places = places;
    this.#placesSeen = null;
  }

  /** Who plays, as everyone sees it; made anew when a place changes hands or somebody comes or goes. */
  get placesSeen(): readonly PlaceSeen[] {
    this.#placesSeen ??= this.#places.map(({ kind, name, bot, person }) => {
      return { kind, name, bot, here: kind === 'bot' || (person !== null && this.watchers.isHere(person)) };
    });
    return this.#placesSeen;
  }

  get isOver(): boolean {
    return this.history.table.isOver;
  }

  /** The number of the last entry, once that is on disk and was shown to all who look on. */
  get shown(): number | Promise<number> {
    const { number } = this.history;
    return this.#storing === 0 ? number : this.#lastStored.then(() => number);
  }

  /** Nobody looks on and nothing is under way. */
  get isIdle(): boolean {
    return this.watchers.count === 0 && this.#storing === 0;
  }

  placeOf(person: string): Person | null {
    for (let place = 0; place < this.#places.length; place++) {
      if (this.#places[place]?.person === person) return place;
    }
    return null;
  }

  placeIn(seat: Seat): Held | undefined {
    const place = this.history.table.people[seat];
    return place === undefined ? undefined : this.places[place];
  }

  /** Plays a person's move. Resolves with its number once it is on disk; throws at once if it cannot be played. */
  play(person: string, { seat, number: seen, move }: NewMove): Promise<number> {
    const held = this.placeIn(seat);
    if (held?.kind !== 'person' || held.person !== person) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const earlier = this.history.alreadyPlayed(seat, seen, move);
    if (earlier !== undefined) return this.#lastStored.then(() => earlier.number);
    if (this.row.status === 'open') throw new Refused('not-now', phrase('', 'server.not-running'));
    if (!this.isOver && !this.history.isSameQuestion(seen)) {
      throw new Refused('stale', phrase('', 'server.stale', { seen }), 'number');
    }
    return this.playFor(seat, move, seen);
  }

  /** Plays a move of whoever has the right to: a person who was checked, or a bot. */
  playFor(seat: Seat, move: string, seen: number): Promise<number> {
    const before = this.history.moment;
    const refused = this.history.table.play(seat, move);
    if (refused !== null) throw new Refused('refused', refused, 'move');
    return this.#store({ kind: 'move', seat, text: move, seen }, before);
  }

  /** Takes back a person's last move if that is free; otherwise the others are asked. */
  undo(person: string, seat: Seat): Promise<number> {
    return this.#undoing.undo(person, seat);
  }

  /** A person agrees to go back, or not. */
  vote(person: string, agree: boolean): Promise<number> {
    return this.#undoing.vote(person, agree);
  }

  get undoRequest(): UndoRequest | null {
    return this.#undoing.request;
  }

  /** Somebody asks for an offered place, or no longer. */
  requestSeat(request: SeatRequest | null): void {
    this.seatRequest = request;
    this.tellAll();
  }

  /** From now on this person hears somebody, or not: the holder of a place, or who is so named in the chat. */
  mute(listener: string, whom: { readonly place: Person } | { readonly speaker: string }, isMuted: boolean): void {
    const holders = this.places.flatMap(({ person }) => (person === null ? [] : [person]));
    const speaker =
      'place' in whom ? this.places[whom.place]?.person : this.chat.personCalled(whom.speaker, listener, holders);
    if (speaker == null) {
      throw 'place' in whom
        ? new Refused('not-now', phrase('', 'server.not-a-person'), 'place')
        : new Refused('not-found', phrase('', 'server.no-such-speaker'), 'speaker');
    }
    this.chat.mute(listener, speaker, isMuted);
  }

  /** Says something to everybody at the table who wants to hear it. */
  say(guest: Guest, text: string): ChatLine {
    const line = this.chat.add(guest, this.placeOf(guest.id), text, this.#keeper.now());
    this.watchers.tell({ type: 'chat', table: this.id, line }, person => !this.chat.isMuted(person, guest.id));
    return line;
  }

  /** Everybody's time, if the table has a clock. Bots are never late. */
  get clock(): ClockSeen | null {
    const { clock } = this.history;
    if (clock === null || this.row.status !== 'running') return null;
    const { waitedFor } = this.history.moment;
    const isTimed = (place: Person) => waitedFor.includes(place) && this.places[place]?.kind === 'person';
    return { late: this.row.late, ...clock.seen(this.places.length, isTimed, this.#keeper.now()) };
  }

  /** The table as this person may see it, with the journal from entry `journalFrom` on. */
  seenBy(person: string, journalFrom = 0): TableSeen {
    return wholeOf(sightFrom(this, this.placeOf(person), frameOf(this, null)), journalFrom);
  }

  watch(watcher: Watcher): void {
    this.watchers.add(watcher);
    this.#placesSeen = null;
    this.tellAll();
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.#placesSeen = null;
    this.tellAll();
  }

  /** Shows everybody the table as it is now, or once all of it is on disk. */
  tellAll(): void {
    if (this.#storing === 0) this.#telling.now();
    else this.#telling.later();
  }

  /** Through whose eyes this person sees. */
  viewerOf(person: string): Seat | 'spectator' {
    return this.viewerAt(this.placeOf(person));
  }

  /** The same for whoever holds a place, or none: a seat of that place, or a spectator's. */
  viewerAt(place: Person | null): Seat | 'spectator' {
    const seat = place === null ? -1 : this.history.table.people.indexOf(place);
    return seat < 0 ? 'spectator' : seat;
  }

  #store(entry: Pick<LogRow, 'kind' | 'seat' | 'text' | 'seen'>, before: Moment): Promise<number> {
    const { kind, seat, text, seen } = entry;
    const number = this.history.number + 1;
    const row: LogRow = { table_key: this.row.key, number, kind, seat, text, seen, at: this.#keeper.now() };
    const isSecret = kind === 'move' && this.history.table.question === before.question && !this.isOver;
    this.history.add(row, before);
    this.#storing++;
    const stored = new Promise<number>((done, refused) => {
      this.#keeper.log.append(row, {
        stored: () => {
          // A fault here must not cost those their answer who share the commit.
          try {
            done(this.#goOn(row, isSecret));
          } catch (fault) {
            refused(fault);
          }
        },
        failed: () => refused(this.#giveUp()),
      });
    });
    this.#lastStored = stored;
    return stored;
  }

  /** Something is on disk: it is shown, and whatever follows from it begins. */
  #goOn(row: LogRow, isSecret: boolean): number {
    this.#storing--;
    this.lastUsed = row.at;
    // What was told after a move that was taken back holds no longer.
    this.#telling.soon(row, isSecret, row.kind === 'move' ? Number.POSITIVE_INFINITY : 0);
    this.#keeper.changed(this);
    return row.number;
  }

  #giveUp(): Refused {
    this.#storing--;
    this.#keeper.broken(this);
    return new Refused('storage', phrase('', 'server.storage'));
  }
}
