import type { AnyGame, Phrase, PlayerIndex, Seat } from '@snowbound/engine';
import {
  type ChatLine,
  type ClockSnapshot,
  type NewMove,
  type SeatHolderSnapshot,
  type Snapshot,
  type UndoRequest,
  wholeSnapshot,
} from '@snowbound/protocol';
import { playersAt } from '@snowbound/table';
import { Refused } from '../refused.ts';
import type { LogRow, TableRow } from '../storage/schema.ts';
import { phrase } from '../words.ts';
import { Broadcast } from './broadcast.ts';
import { TableChat } from './chat.ts';
import type { History, OpenQuestion } from './history.ts';
import type { TableKeeper } from './keeper.ts';
import { Presence } from './presence.ts';
import type { TableResult } from './result.ts';
import type { SeatHolder, SeatRequest, User } from './seat-holder.ts';
import { headerOf, snapshotFor } from './snapshots.ts';
import { Storing } from './storing.ts';
import { Turns } from './turns.ts';
import { Undoing } from './undoing.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** What is known of the game when a table comes into memory. */
export interface LoadedGame {
  /** The game since it began; `null` while it has not, or if this version cannot go on with it. */
  readonly history: History | null;
  /** Why this version cannot go on with it. */
  readonly halted: Phrase | null;
  /** How it ended, where nothing but that can be read. */
  readonly result: TableResult | null;
}

/** A table in memory: the game, who sits there, who looks on. */
export class LiveTable {
  readonly game: AnyGame;
  readonly halted: Phrase | null;
  readonly result: TableResult | null;
  readonly watchers = new Watchers();
  readonly chat: TableChat;
  /** Changes of places, one after the other. */
  readonly turns = new Turns();
  row: TableRow;
  #history: History | null;
  #places: readonly SeatHolder[];
  /** Somebody who has the link to an offered place and waits for the others' consent. */
  seatRequest: SeatRequest | null = null;
  lastUsed: number;
  #isRetired = false;
  readonly #keeper: TableKeeper<LiveTable>;
  readonly #telling = new Broadcast(this);
  readonly #presence = new Presence(this);
  readonly #undoing = new Undoing(this, (entry, before) => this.#store(entry, before));
  readonly #storing: Storing;

  constructor(game: AnyGame, row: TableRow, { history, halted, result }: LoadedGame, keeper: TableKeeper<LiveTable>) {
    this.game = game;
    this.row = row;
    this.#history = history;
    this.halted = halted;
    this.result = result;
    this.#places = JSON.parse(row.places) as SeatHolder[];
    this.#keeper = keeper;
    this.#storing = new Storing(keeper.log);
    this.chat = new TableChat(keeper.chat, row.key);
    this.lastUsed = keeper.now();
  }

  get id(): string {
    return this.row.id;
  }

  /** The game since it began. Refuses where there is none. */
  get history(): History {
    if (this.#history !== null) return this.#history;
    throw new Refused('not-now', this.halted ?? phrase('', 'server.not-running'));
  }

  /** The same for those who look: `null` where there is none. */
  get begun(): History | null {
    return this.#history;
  }

  /** The game begins: from now on there is a deal. */
  begin(history: History): void {
    this.#history = history;
  }

  /** What the game says wherever there is one, so that the two never disagree. */
  get status(): TableRow['status'] {
    if (this.#history === null) return this.row.status;
    return this.#history.table.isOver ? 'over' : 'running';
  }

  get isOver(): boolean {
    return this.status === 'over';
  }

  /** The number of the last thing that happened. */
  get number(): number {
    return this.#history?.number ?? 0;
  }

  get places(): readonly SeatHolder[] {
    return this.#places;
  }

  set places(places: readonly SeatHolder[]) {
    this.#places = places;
    this.#presence.lookAnew();
  }

  /** Who plays, as everyone sees it. */
  get placesSeen(): readonly SeatHolderSnapshot[] {
    return this.#presence.placesSeen;
  }

  /** The number of the last entry, once that is on disk and was shown to all who look on. */
  get shown(): number | Promise<number> {
    const { number } = this;
    return this.#storing.isUnderWay ? this.#storing.after(number) : number;
  }

  /** Nobody looks on and nothing is under way. */
  get isIdle(): boolean {
    return this.watchers.count === 0 && !this.#storing.isUnderWay && !this.turns.isUnderWay;
  }

  /** Whether somebody is waited for who was asked for consent: that is known nowhere but in memory. */
  get isWaiting(): boolean {
    return this.undoRequest !== null || this.seatRequest !== null;
  }

  /** Whether it has left memory: another one may be here instead, so nothing is done at this one any more. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Leaves memory; whoever looks on comes back to the table as it is on disk. */
  retire(): void {
    this.#isRetired = true;
    this.#presence.close();
    this.watchers.cutOffAll();
  }

  mustBeCurrent(): void {
    if (this.#isRetired) throw new Refused('storage', phrase('', 'server.storage'));
  }

  /** Where this person sits; not where a place is only kept for them. */
  placeOf(person: string): PlayerIndex | null {
    for (let place = 0; place < this.#places.length; place++) {
      const held = this.#places[place];
      if (held?.person === person && held.kind !== 'open') return place;
    }
    return null;
  }

  placeIn(seat: Seat): SeatHolder | undefined {
    const place = this.history.table.seating[seat];
    return place === undefined ? undefined : this.places[place];
  }

  /** Plays a person's move. Resolves with its number once it is on disk; throws at once if it cannot be played. */
  play(person: string, { seat, number: seen, move }: NewMove): Promise<number> {
    const { history } = this;
    const held = this.placeIn(seat);
    if (held?.kind !== 'person' || held.person !== person) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const earlier = history.alreadyPlayed(seat, seen, move);
    if (earlier !== undefined) return this.#storing.after(earlier.number);
    if (!this.isOver && !history.table.isWish(move) && !history.isSameQuestion(seen)) {
      throw new Refused('stale', phrase('', 'server.stale', { seen }), 'number');
    }
    return this.#play('move', seat, move, seen);
  }

  /** Plays what a bot has chosen. */
  playForBot(seat: Seat, move: string): Promise<number> {
    return this.#play('bot', seat, move, this.number);
  }

  #play(kind: 'move' | 'bot', seat: Seat, move: string, seen: number): Promise<number> {
    this.mustBeCurrent();
    const { history } = this;
    const before = history.moment;
    const refused = history.table.play(seat, move);
    if (refused !== null) throw new Refused('refused', refused, 'move');
    return this.#store({ kind, seat, text: move, seen }, before);
  }

  /** Takes back a person's last move if that is free; otherwise the others are asked. */
  undo(person: string, seat: Seat): Promise<number> {
    this.lastUsed = this.#keeper.now();
    return this.#undoing.undo(person, seat);
  }

  /** Why that would not be free, or not be at all; `null` if it is. */
  whyNotUndo(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null {
    return this.#undoing.whyNotFree(seat);
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
    this.mustBeCurrent();
    this.lastUsed = this.#keeper.now();
    this.seatRequest = request;
    this.tellAll();
  }

  /** From now on this person hears somebody, or not: the holder of a place, or who is so named in the chat. */
  mute(listener: string, whom: { readonly place: PlayerIndex } | { readonly speaker: string }, isMuted: boolean): void {
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
  say(user: User, text: string): ChatLine {
    const line = this.chat.add(user, this.placeOf(user.id), text, this.#keeper.now());
    this.watchers.tell({ type: 'chat', table: this.id, line }, person => !this.chat.isMuted(person, user.id));
    return line;
  }

  /** Everybody's time, if the table has a clock. Bots are never late. */
  get clock(): ClockSnapshot | null {
    const clock = this.#history?.clock ?? null;
    if (clock === null || this.status !== 'running') return null;
    const { waitedFor } = this.history.moment;
    const isTimed = (place: PlayerIndex) => waitedFor.includes(place) && this.places[place]?.kind === 'person';
    return { late: this.row.late, ...clock.seen(this.places.length, isTimed, this.#keeper.now()) };
  }

  /** The table as this person may see it, with the journal from entry `journalFrom` on. */
  seenBy(person: string, journalFrom = 0): Snapshot {
    return wholeSnapshot(snapshotFor(this, this.placeOf(person), headerOf(this, null)), journalFrom);
  }

  /** Shows the table to who comes; the others hear of it only if somebody who plays was away. */
  watch(watcher: Watcher): void {
    this.mustBeCurrent();
    this.watchers.add(watcher);
    this.#keeper.watched(this);
    if (this.placeOf(watcher.person) !== null) this.#presence.came();
    if (this.#storing.isUnderWay) this.#telling.later();
    else this.#telling.to(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.#keeper.watched(this);
    if (!this.#isRetired && this.placeOf(watcher.person) !== null) this.#presence.went();
  }

  /** Shows everybody the table as it is now, or once all of it is on disk. */
  tellAll(): void {
    if (this.#storing.isUnderWay) this.#telling.later();
    else this.#telling.now();
  }

  /** Through whose eyes this person sees. */
  viewerOf(person: string): Seat | 'spectator' {
    return this.viewerAt(this.placeOf(person));
  }

  /** The same for whoever holds a place, or none: a seat of that place, or a spectator's. */
  viewerAt(place: PlayerIndex | null): Seat | 'spectator' {
    const seat = place === null ? -1 : this.#people.indexOf(place);
    return seat < 0 ? 'spectator' : seat;
  }

  /** The names of who plays each seat. */
  get players(): readonly string[] {
    return playersAt(this.#people, this.placesSeen);
  }

  get #people(): readonly PlayerIndex[] {
    return this.#history?.table.seating ?? this.result?.people ?? [];
  }

  #store(entry: Pick<LogRow, 'kind' | 'seat' | 'text' | 'seen'>, before: OpenQuestion): Promise<number> {
    const { history } = this;
    const { kind, seat, text, seen } = entry;
    const number = history.number + 1;
    const row: LogRow = { table_key: this.row.key, number, kind, seat, text, seen, at: this.#keeper.now() };
    const isMove = kind === 'move' || kind === 'bot';
    const isSecret =
      isMove && history.table.questionNumber === before.question && !this.isOver && !history.table.isWish(text);
    history.add(row, before);
    if (this.isOver) this.#undoing.request = null;
    return this.#storing.store(row, {
      stored: () => {
        this.lastUsed = row.at;
        // What was told after a move that was taken back holds no longer.
        this.#telling.soon(row, isSecret, isMove ? Number.POSITIVE_INFINITY : 0);
        this.#keeper.changed(this);
      },
      failed: () => {
        this.#keeper.broken(this);
        return new Refused('storage', phrase('', 'server.storage'));
      },
    });
  }
}
