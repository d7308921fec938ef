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
import type { LogRow } from '../storage/port/move-writer.ts';
import type { StoredTable, TableResult } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';
import { Broadcast } from './broadcast.ts';
import type { History, OpenQuestion } from './history.ts';
import { Mutex } from './mutex.ts';
import { PendingRows } from './pending-rows.ts';
import { Presence } from './presence.ts';
import type { SeatHolder, SeatRequest, User } from './seat-holder.ts';
import { headerOf, snapshotFor } from './snapshots.ts';
import { TableChat } from './table-chat.ts';
import type { TableContext } from './table-context.ts';
import { TableUndo } from './table-undo.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** The game of a table that comes into memory. */
export interface LoadedGame {
  /** The history of the game; `null` before it begins, or if this version cannot continue it. */
  readonly history: History | null;
  /** Why this version cannot continue it. */
  readonly halted: Phrase | null;
  /** The result, if only that can be read. */
  readonly result: TableResult | null;
}

/** A table in memory: its history, seat holders and watchers. */
export class LiveTable {
  readonly game: AnyGame;
  readonly halted: Phrase | null;
  readonly result: TableResult | null;
  readonly watchers = new Watchers();
  readonly chat: TableChat;
  /** Changes of seat holders run one after the other. */
  readonly mutex = new Mutex();
  row: StoredTable;
  #history: History | null;
  #places: readonly SeatHolder[];
  /** A user who has the link to an offered place and waits for the others' consent. */
  seatRequest: SeatRequest | null = null;
  lastUsed: number;
  #isRetired = false;
  readonly #context: TableContext<LiveTable>;
  readonly #broadcast = new Broadcast(this);
  readonly #presence = new Presence(this);
  readonly #undo = new TableUndo(this, (entry, before) => this.#store(entry, before));
  readonly #pending: PendingRows;

  constructor(
    game: AnyGame,
    row: StoredTable,
    { history, halted, result }: LoadedGame,
    context: TableContext<LiveTable>,
  ) {
    this.game = game;
    this.row = row;
    this.#history = history;
    this.halted = halted;
    this.result = result;
    this.#places = JSON.parse(row.places) as SeatHolder[];
    this.#context = context;
    this.#pending = new PendingRows(context.queue);
    this.chat = new TableChat(context.chat, row.key);
    this.lastUsed = context.now();
  }

  get id(): string {
    return this.row.id;
  }

  /** The history of the game. Refuses if there is none. */
  get history(): History {
    if (this.#history !== null) return this.#history;
    throw new Refused('not-now', this.halted ?? phrase('', 'server.not-running'));
  }

  /** The history of the game; `null` if there is none. */
  get begun(): History | null {
    return this.#history;
  }

  /** The game begins. */
  begin(history: History): void {
    this.#history = history;
  }

  /** The status by the game itself if there is one, because the row may lag behind. */
  get status(): StoredTable['status'] {
    if (this.#history === null) return this.row.status;
    return this.#history.table.isOver ? 'over' : 'running';
  }

  get isOver(): boolean {
    return this.status === 'over';
  }

  /** The number of the last log row. */
  get number(): number {
    return this.#history?.number ?? 0;
  }

  get places(): readonly SeatHolder[] {
    return this.#places;
  }

  set places(places: readonly SeatHolder[]) {
    this.#places = places;
    this.#presence.invalidate();
  }

  /** The seat holders as everyone sees them. */
  get seatHolders(): readonly SeatHolderSnapshot[] {
    return this.#presence.seatHolders;
  }

  /** The number of the last log row, once it is on disk and every watcher has been shown it. */
  get shown(): number | Promise<number> {
    const { number } = this;
    return this.#pending.isPending ? this.#pending.after(number) : number;
  }

  /** Whether there are no watchers and no pending changes. */
  get isIdle(): boolean {
    return this.watchers.count === 0 && !this.#pending.isPending && !this.mutex.isLocked;
  }

  /** Whether a request for consent is open. Requests exist only in memory. */
  get isWaiting(): boolean {
    return this.undoRequest !== null || this.seatRequest !== null;
  }

  /** Whether the table has left memory. Another instance may be in use, so this one must not change any more. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Leaves memory. Watchers reconnect and see the table as it is on disk. */
  retire(): void {
    this.#isRetired = true;
    this.#presence.close();
    this.watchers.cutOffAll();
  }

  mustBeCurrent(): void {
    if (this.#isRetired) throw new Refused('storage', phrase('', 'server.storage'));
  }

  /** The place of this user; not a place that is only reserved for them. */
  placeOf(userId: string): PlayerIndex | null {
    for (let place = 0; place < this.#places.length; place++) {
      const holder = this.#places[place];
      if (holder?.person === userId && holder.kind !== 'open') return place;
    }
    return null;
  }

  placeIn(seat: Seat): SeatHolder | undefined {
    const place = this.history.table.seating[seat];
    return place === undefined ? undefined : this.places[place];
  }

  /** Plays a user's move. Resolves with its number once it is on disk; throws at once if it cannot be played. */
  play(userId: string, { seat, number: seen, move }: NewMove): Promise<number> {
    const { history } = this;
    const holder = this.placeIn(seat);
    if (holder?.kind !== 'person' || holder.person !== userId) {
      throw new Refused('not-yours', phrase('', 'server.not-your-seat', { seat }), 'seat');
    }
    const earlier = history.alreadyPlayed(seat, seen, move);
    if (earlier !== undefined) return this.#pending.after(earlier.number);
    if (!this.isOver && !history.table.isWish(move) && !history.isSameQuestion(seen)) {
      throw new Refused('stale', phrase('', 'server.stale', { seen }), 'number');
    }
    return this.#play('move', seat, move, seen);
  }

  /** Plays the move that a bot has chosen. */
  playForBot(seat: Seat, move: string): Promise<number> {
    return this.#play('bot', seat, move, this.number);
  }

  #play(kind: 'move' | 'bot', seat: Seat, move: string, seen: number): Promise<number> {
    this.mustBeCurrent();
    const { history } = this;
    const before = history.openQuestion;
    const refused = history.table.play(seat, move);
    if (refused !== null) throw new Refused('refused', refused, 'move');
    return this.#store({ kind, seat, text: move, seen }, before);
  }

  /** Takes back a user's last move if that is free; otherwise asks the others. */
  undo(userId: string, seat: Seat): Promise<number> {
    this.lastUsed = this.#context.now();
    return this.#undo.undo(userId, seat);
  }

  /** Why undo is not free or not possible; `null` if it is free. */
  whyNotUndo(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null {
    return this.#undo.whyNotFree(seat);
  }

  /** A user agrees to the open undo request, or refuses it. */
  vote(userId: string, agree: boolean): Promise<number> {
    return this.#undo.vote(userId, agree);
  }

  get undoRequest(): UndoRequest | null {
    return this.#undo.request;
  }

  /** Sets or clears the open request for an offered place. */
  requestSeat(request: SeatRequest | null): void {
    this.mustBeCurrent();
    this.lastUsed = this.#context.now();
    this.seatRequest = request;
    this.broadcast();
  }

  /** Mutes or unmutes somebody for a listener: the holder of a place, or a speaker of the chat. */
  async mute(
    listener: string,
    whom: { readonly place: PlayerIndex } | { readonly speaker: string },
    isMuted: boolean,
  ): Promise<void> {
    const holders = this.places.flatMap(({ person }) => (person === null ? [] : [person]));
    const speaker =
      'place' in whom ? this.places[whom.place]?.person : await this.chat.userCalled(whom.speaker, listener, holders);
    if (speaker == null) {
      throw 'place' in whom
        ? new Refused('not-now', phrase('', 'server.not-a-person'), 'place')
        : new Refused('not-found', phrase('', 'server.no-such-speaker'), 'speaker');
    }
    await this.chat.mute(listener, speaker, isMuted);
  }

  /** Adds a chat line and sends it to everybody who has not muted its author. */
  async say(user: User, text: string): Promise<ChatLine> {
    const line = await this.chat.add(user, this.placeOf(user.id), text, this.#context.now());
    this.watchers.send({ type: 'chat', table: this.id, line }, userId => !this.chat.isMuted(userId, user.id));
    return line;
  }

  /** Everybody's time, if the table has a clock. Bots are never late. */
  get clock(): ClockSnapshot | null {
    const clock = this.#history?.clock ?? null;
    if (clock === null || this.status !== 'running') return null;
    const { waitedFor } = this.history.openQuestion;
    const isTimed = (place: PlayerIndex) => waitedFor.includes(place) && this.places[place]?.kind === 'person';
    return { late: this.row.late, ...clock.snapshot(this.places.length, isTimed, this.#context.now()) };
  }

  /** The snapshot for this user, with the journal from entry `journalFrom` on. */
  snapshotFor(userId: string, journalFrom = 0): Snapshot {
    return wholeSnapshot(snapshotFor(this, this.placeOf(userId), headerOf(this, null)), journalFrom);
  }

  /** Adds a watcher and shows it the table. The others are notified only if a seat holder was away. */
  watch(watcher: Watcher): void {
    this.mustBeCurrent();
    this.watchers.add(watcher);
    this.#context.watched(this);
    if (this.placeOf(watcher.userId) !== null) this.#presence.came();
    if (this.#pending.isPending) this.#broadcast.later();
    else this.#broadcast.to(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.#context.watched(this);
    if (!this.#isRetired && this.placeOf(watcher.userId) !== null) this.#presence.went();
  }

  /** Shows everybody the current table, once it is on disk. */
  broadcast(): void {
    if (this.#pending.isPending) this.#broadcast.later();
    else this.#broadcast.now();
  }

  /** The viewer that this user is. */
  viewerOf(userId: string): Seat | 'spectator' {
    return this.viewerAt(this.placeOf(userId));
  }

  /** The viewer at a place: a seat of it, or a spectator. */
  viewerAt(place: PlayerIndex | null): Seat | 'spectator' {
    const seat = place === null ? -1 : this.#seating.indexOf(place);
    return seat < 0 ? 'spectator' : seat;
  }

  /** The names of the players in each seat. */
  get players(): readonly string[] {
    return playersAt(this.#seating, this.seatHolders);
  }

  get #seating(): readonly PlayerIndex[] {
    return this.#history?.table.seating ?? this.result?.people ?? [];
  }

  #store(entry: Pick<LogRow, 'kind' | 'seat' | 'text' | 'seen'>, before: OpenQuestion): Promise<number> {
    const { history } = this;
    const { kind, seat, text, seen } = entry;
    const number = history.number + 1;
    const row: LogRow = { tableKey: this.row.key, number, kind, seat, text, seen, at: this.#context.now() };
    const isMove = kind === 'move' || kind === 'bot';
    const isSecret =
      isMove && history.table.questionNumber === before.question && !this.isOver && !history.table.isWish(text);
    history.add(row, before);
    if (this.isOver) this.#undo.request = null;
    return this.#pending.store(row, {
      stored: () => {
        this.lastUsed = row.at;
        // After an undo, journal entries of the moves taken back no longer hold.
        this.#broadcast.soon(row, isSecret, isMove ? Number.POSITIVE_INFINITY : 0);
        this.#context.changed(this);
      },
      failed: () => {
        this.#context.broken(this);
        return new Refused('storage', phrase('', 'server.storage'));
      },
    });
  }
}
