import { type Phrase, type PlayerIndex, RULES, type Seat, type Target } from '@snowbound/engine';
import type { QuestionSnapshot, Snapshot } from '@snowbound/protocol';
import { playersAt } from '@snowbound/table';
import type { Component } from 'svelte';
import type { Refusal, TableClient } from '../clients/table-client.ts';
import type { GameFace, PaymentProps, SeatMark, SourceProps } from '../games/board.ts';
import type { Paying } from '../games/paying/paying.svelte.ts';
import { tell, voice } from '../words/voice.svelte.ts';
import { afterTouch, meantBy, type OfferedMove, offersOf, touchable } from './choosing.ts';
import { initialsOf } from './seat-marks.ts';
import { Story } from './story.svelte.ts';
import { asRefusal, TakingBack } from './taking-back.svelte.ts';

const NO_QUESTIONS: readonly QuestionSnapshot[] = [];

/** What is going on at the table page: what was touched, and what was answered. */
export class TablePage {
  readonly client: TableClient;
  readonly story: Story;
  #table = $state.raw<Snapshot | null>(null);
  #touched = $state.raw<ReadonlySet<Target>>(new Set());
  #picked = $state.raw<OfferedMove | null>(null);
  #notice = $state.raw<Refusal | null>(null);
  readonly #back: TakingBack;
  #isBusy = $state(false);
  /** Everything that is said depends on it: it must not seem new whenever the table is. */
  readonly #game = $derived(this.table?.game ?? '');
  /** Boards ask for these a hundred times for each touch. */
  readonly #offered = $derived(touchable(this.questions));
  readonly #seats = $derived.by(() => this.#marks());
  #marked: readonly SeatMark[] = [];
  #waitingSince = $state(Date.now());
  #waitedFor = '';
  #readAtFirst = 0;
  /** Everybody at this device has a last choice of their own. */
  #readTo = $state.raw<Readonly<Record<string, number>>>({});
  /** A move and the answers that pay for it are one deed: they are shown together. */
  #isAtIt = false;

  constructor(client: TableClient) {
    this.client = client;
    this.story = new Story(client);
    this.#back = new TakingBack(client);
  }

  #face = $state.raw<GameFace | null>(null);
  /** How what is picked will be paid; `null` in games without prices. */
  #paying = $state.raw<Paying | null>(null);

  get paying(): Paying | null {
    return this.#paying;
  }

  get payment(): Component<PaymentProps> | undefined {
    return this.#face?.paying?.line;
  }

  get source(): Component<SourceProps> | undefined {
    return this.#face?.source;
  }

  get seatPart(): GameFace['seat'] {
    return this.#face?.seat;
  }

  /** The board of the game has come. */
  meet(face: GameFace): void {
    if (face === this.#face) return;
    this.#face = face;
    this.#paying = face.paying?.at(this.client) ?? null;
  }

  /** What stands on the things of the game; known once the board is. */
  printed = $state.raw<unknown>(null);

  /** The table as it was followed so far: its view and its journal change together. */
  get table(): Snapshot | null {
    return this.#table;
  }

  get game(): string {
    return this.#game;
  }

  get questions(): readonly QuestionSnapshot[] {
    return this.table?.questions ?? NO_QUESTIONS;
  }

  /** The question that is spoken of: that of what was touched, or the first. */
  get question(): QuestionSnapshot | null {
    const seat = this.#picked?.seat ?? this.questions[0]?.seat;
    return this.questions.find(asked => asked.seat === seat) ?? null;
  }

  get touched(): ReadonlySet<Target> {
    return this.#touched;
  }

  get offered(): ReadonlySet<Target> {
    return this.#offered;
  }

  /** What would be played if it were confirmed now. */
  get picked(): OfferedMove | null {
    return this.#picked;
  }

  /** Several moves may be meant by what was touched. */
  get meant(): readonly OfferedMove[] {
    return meantBy(this.questions, this.#touched);
  }

  get notice(): Refusal | null {
    return this.#notice;
  }

  get undoAsks(): Refusal | null {
    return this.#back.asks;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get waitingSince(): number {
    return this.#waitingSince;
  }

  /** My seats, as far as I may act in them. */
  get mySeats(): readonly Seat[] {
    const { people = [], mine = [] } = this.table ?? {};
    return people.flatMap((playerIndex, seat) => (mine.includes(playerIndex) ? [seat] : []));
  }

  get seats(): readonly SeatMark[] {
    return this.#seats;
  }

  say = (phrase: Phrase): string => voice.say(this.game, phrase);

  /** What whoever holds a place is called. */
  nameOf(playerIndex: PlayerIndex): string {
    if (playerIndex === RULES) return tell('seats.automa');
    const held = this.table?.places[playerIndex];
    if (held === undefined || held.kind === 'open') return tell('seats.open');
    if (held.kind === 'bot' && held.bot !== null) return voice.nameOfBot(held.bot);
    return held.name === '' ? tell('seats.you') : held.name;
  }

  /** What there is to know of who plays a seat beside the name: how well a bot plays, or which colour or animal it is. */
  aboutSeat(seat: Seat): string {
    const playerIndex = this.table?.people[seat] ?? 0;
    const held = this.table?.places[playerIndex];
    const isNamed = playerIndex !== RULES && held?.kind === 'person' && held.name !== '';
    const about = isNamed ? voice.ownNameOfSeat(this.game, seat) : this.nameOf(playerIndex);
    return isNamed && this.mySeats.includes(seat) ? `${about} (${tell('seats.you')})` : about;
  }

  /** Whether the choice of a seat is still awaited: neither on its way nor behind what is being played out. */
  isChoosing(seat: Seat): boolean {
    const isSent = this.#isBusy && this.#picked?.seat === seat;
    return this.table?.waiting.includes(seat) === true && !isSent && !this.story.isPlaying;
  }

  /** How much of the journal was there at my last choice, or when I came. */
  get readBefore(): number {
    return this.#readTo[String(this.client.looking)] ?? this.#readAtFirst;
  }

  /** The table has changed: shows it, and lets go of what is no longer offered. */
  follow(table: Snapshot): void {
    if (this.#isAtIt) return;
    voice.seat(table.game, playersAt(table.people, table.places));
    if (this.#table === null) this.#readAtFirst = table.journal.length;
    this.#table = table;
    void this.story.follow(table);
    const waitedFor = table.waiting.join();
    if (waitedFor !== this.#waitedFor) this.#waitingSince = Date.now();
    this.#waitedFor = waitedFor;
    const { offered } = this;
    const isStill = [...this.#touched].every(target => offered.has(target));
    if (!isStill || (this.#picked !== null && !this.#isOffered(this.#picked))) this.#letGo();
  }

  /** Somebody touches a thing: it is chosen, or answers why not. */
  touch = (target: Target): void => {
    const touched = afterTouch(this.questions, this.#touched, target);
    if (touched === null) {
      void this.explain(target);
      return;
    }
    this.#notice = null;
    this.#touched = touched;
    const meant = this.meant;
    this.#pick(meant.length === 1 ? (meant[0] ?? null) : null);
  };

  pick(offer: OfferedMove): void {
    this.#notice = null;
    this.#pick(offer);
    this.#touched = new Set(offer.option.targets);
  }

  cancel(): void {
    this.#letGo();
    this.#notice = null;
    this.#back.forget();
  }

  async confirm(): Promise<void> {
    const picked = this.#picked;
    if (picked === null || this.#isBusy) return;
    this.#isBusy = true;
    const { looking } = this.client;
    const length = this.table?.journal.length ?? 0;
    const refused = await this.#play(picked).catch(asRefusal);
    this.#isBusy = false;
    if (refused !== null) this.#notice = refused;
    else this.#readTo = { ...this.#readTo, [String(looking)]: length };
    // Something else may have been picked meanwhile.
    if (this.#picked === picked) this.#letGo();
  }

  /** Why a thing is not offered. */
  async explain(what: Target): Promise<void> {
    const seat = this.question?.seat ?? this.mySeats[0];
    if (seat === undefined) {
      this.#notice = {
        rule: '',
        text: tell(this.table?.status === 'over' ? 'table-page.over' : 'table-page.only-looking'),
      };
      return;
    }
    const reason = await this.client.whyNot(seat, what).catch(asRefusal);
    const about = this.#face === null ? {} : { about: this.say(this.#face.nameOfTarget(what, this.printed)) };
    this.#notice = { ...(reason ?? { rule: '', text: tell('table-page.is-offered') }), ...about };
  }

  inform(text: string): void {
    this.#notice = { rule: '', text };
  }

  dismiss(): void {
    this.#notice = null;
  }

  /** Takes back if that is free; otherwise the player is asked first. */
  async undo(): Promise<void> {
    const seat = this.client.undoSeat;
    if (seat === null || this.table?.status !== 'running') return;
    this.cancel();
    const { moves } = this.#back;
    await this.#asOne(moves > 1, async () => {
      this.#notice = await this.#back.take(seat, moves);
    });
  }

  async undoAnyway(): Promise<void> {
    const seat = this.client.undoSeat;
    this.cancel();
    if (seat !== null) this.#notice = await this.#back.anyway(seat);
  }

  async vote(agree: boolean): Promise<void> {
    this.#notice = await this.client.vote(agree).catch(asRefusal);
  }

  #marks(): readonly SeatMark[] {
    const mine = this.mySeats;
    const names = (this.table?.people ?? []).map((playerIndex, seat) =>
      playerIndex === RULES ? voice.nameOf(this.game, 'names.automa') : voice.nameOfSeat(this.game, seat),
    );
    const initials = initialsOf(names);
    const marks = names.map((name, seat) => ({
      name,
      initial: initials[seat] ?? '',
      mark: seat,
      isMine: mine.includes(seat),
    }));
    // The same as before if nothing has changed, so that nothing is drawn for it.
    const isSame = JSON.stringify(marks) === JSON.stringify(this.#marked);
    if (!isSame) this.#marked = marks;
    return this.#marked;
  }

  #pick(offer: OfferedMove | null): void {
    this.#picked = offer;
    void this.#paying?.follow(offer);
  }

  /** Plays a move and pays for it as it was chosen. */
  async #play(offer: OfferedMove): Promise<Refusal | null> {
    const paying = this.#paying;
    const way = paying?.way ?? null;
    return this.#asOne(way !== null && way.moves.length > 0, async () => {
      const refused = await this.client.play(offer.seat, offer.option.move);
      if (refused !== null || paying === null || way === null) return refused;
      this.#back.noteDeed(1 + (await paying.answer(offer, way)));
      return null;
    });
  }

  /** Several moves of which only the outcome is shown. */
  async #asOne<Result>(isSeveral: boolean, work: () => Promise<Result>): Promise<Result> {
    this.#isAtIt = isSeveral;
    try {
      return await work();
    } finally {
      this.#isAtIt = false;
      if (isSeveral && this.client.table !== null) this.follow(this.client.table);
    }
  }

  #letGo(): void {
    this.#pick(null);
    this.#touched = new Set();
  }

  #isOffered({ seat, option }: OfferedMove): boolean {
    return offersOf(this.questions).some(offer => offer.seat === seat && offer.option.move === option.move);
  }
}
