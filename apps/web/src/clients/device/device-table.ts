import { adviserFor, botNamed, usualBotFor } from '@snowbound/catalogue';
import {
  type AnyGame,
  type Budget,
  commitmentTo,
  type Fast,
  fastFromSeed,
  fork,
  type Payment,
  type Phrase,
  type PlayerIndex,
  type ScoreSheet,
  type Seat,
  type Viewer,
} from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import { type AnyTable, type Move, replay } from '@snowbound/table';
import type { Hint, PastSnapshot, Printed } from '../table-client.ts';
import type { DeviceSeatHolder, Saved } from './store.ts';

const now = (): number => performance.now();

/** What is to be played more seldom than this is no hint. */
const LEAST_SHARE = 0.1;
/** So many hints help; more would be a list of all moves. */
const HINTS = 3;

/** What the page gets after everything that happens. */
export interface DeviceSnapshot {
  readonly table: Snapshot;
  readonly handTo: PlayerIndex | null;
  readonly looking: PlayerIndex | null;
  readonly undoSeat: Seat | null;
}

/** A game on this device and who looks at it. It knows no storage; whoever changes it keeps it. */
export class DeviceTable {
  readonly id: string;
  readonly game: AnyGame;
  readonly #table: AnyTable;
  readonly #chance: Fast;
  readonly #content: unknown;
  #places: readonly DeviceSeatHolder[];
  #number: number;
  #looking: PlayerIndex | null = null;

  /** Throws a `Problem` if the record was made by other rules. */
  constructor(game: AnyGame, saved: Saved, looking: PlayerIndex | null, chance: string) {
    this.id = saved.id;
    this.game = game;
    this.#table = replay(game, saved.record);
    this.#places = saved.places;
    this.#content = saved.content;
    this.#number = saved.number;
    this.#chance = fastFromSeed(chance);
    this.#looking = looking;
    this.#passOn();
  }

  get number(): number {
    return this.#number;
  }

  get saved(): Saved {
    const { isOver, record } = this.#table;
    return {
      id: this.id,
      number: this.#number,
      changed: Date.now(),
      isOver,
      record,
      places: this.#places,
      ...(this.#content === undefined ? {} : { content: this.#content }),
    };
  }

  get looking(): PlayerIndex | null {
    return this.#looking;
  }

  play(seat: Seat, move: string): Phrase | null {
    return this.#counted(this.#table.play(seat, move));
  }

  payments(seat: Seat, move: string): readonly Payment[] {
    return this.#table.payments(seat, move);
  }

  whyNot(seat: Seat, what: string): Phrase | null {
    return this.#table.whyNot(seat, what);
  }

  /** Against bots alone there is nobody to ask; somebody whose place a bot plays is still a person, and has a name. */
  whyNotUndo(seat: Seat): { readonly reason: Phrase; readonly asks: boolean } | null {
    const reason = this.#table.whyNotUndo(seat);
    if (reason === null) return null;
    const asks = this.#table.movesBeforeLast(seat) !== null;
    const own = this.#table.seating[seat];
    const others = this.#places.filter(({ kind, name }, at) => at !== own && (kind === 'person' || name !== ''));
    return asks && others.length === 0 && !this.#table.isOver ? null : { reason, asks };
  }

  /** Takes back freely, or with everyone's consent past a reveal. */
  undo(seat: Seat): Phrase | null {
    const reason = this.#table.undo(seat);
    if (reason === null) return this.#counted(null);
    const to = this.#table.movesBeforeLast(seat);
    if (to === null) return reason;
    this.#table.rewind(to);
    return this.#counted(null);
  }

  handOver(place: PlayerIndex, bot: string | null): void {
    this.#places = this.#places.map((held, at) =>
      at === place ? { ...held, kind: bot === null ? 'person' : 'bot', bot } : held,
    );
    this.#counted(null);
  }

  sitDown(playerIndex: PlayerIndex): void {
    this.#looking = playerIndex;
  }

  scores(): readonly ScoreSheet[] {
    return this.#table.seating.map((_, seat) => this.#table.score(seat));
  }

  /** The first seat a bot is asked in. */
  get botSeat(): Seat | null {
    return this.#table.waiting.find(seat => this.#placeIn(seat)?.kind === 'bot') ?? null;
  }

  /** Loads whatever the bots at this table need to think. */
  async meetBots(): Promise<void> {
    for (const { bot } of this.#places) if (bot !== null) await botNamed(bot, this.game, now);
  }

  /** Lets the bot in `seat` think and play. */
  async playBot(seat: Seat): Promise<void> {
    const bot = await botNamed(this.#placeIn(seat)?.bot ?? usualBotFor(this.game.name), this.game, now);
    const action = bot.choose(this.#table.chair(seat), bot.budget, this.#chance);
    const refused = this.play(seat, this.game.moveFor(action));
    if (refused !== null) throw new Error(`${bot.name} chose what is not offered: ${this.game.moveFor(action)}`);
  }

  /** What the best bot would do in `seat`, the best first; it gets the chair and nothing else. */
  async hint(seat: Seat, budget: Budget): Promise<readonly Hint[]> {
    const adviser = await adviserFor(this.game);
    if (adviser === null) return [];
    return adviser
      .suggest(this.#table.chair(seat), budget, fork(this.#chance))
      .filter(({ share }, place) => place < HINTS && (place === 0 || share === 0 || share >= LEAST_SHARE))
      .map(({ action, chance, error, share }) => ({ move: this.game.moveFor(action), chance, error, share }));
  }

  get printed(): Printed {
    return this.#table.content.printed ?? null;
  }

  async viewsOfLastMove(): Promise<readonly unknown[]> {
    const { viewsOfLastMove } = await import('@snowbound/table/views-of-last-move');
    return viewsOfLastMove(this.game, this.#table.record, this.#viewer);
  }

  get moves(): number {
    return this.#table.length;
  }

  /** Only for the viewer of now: what other viewers saw stays theirs until the end. */
  at(move: number, viewer: Viewer): PastSnapshot {
    const eyes = this.#table.isOver ? viewer : this.#viewer;
    const then = replay(this.game, this.#table.record, { moves: move });
    const { waiting, winners } = then;
    return { view: then.view(eyes), waiting, answers: then.visibleAnswers(eyes), winners, journal: then.journal(eyes) };
  }

  get snapshot(): DeviceSnapshot {
    const table = this.#table;
    const looking = this.#looking;
    const viewer = this.#viewer;
    return {
      looking,
      undoSeat: looking === null ? this.#lastSeat : this.#table.seating.indexOf(looking),
      handTo: looking === null ? this.#nextPlayer : null,
      table: {
        id: this.id,
        game: this.game.name,
        rules: this.game.rules,
        content: table.content.id,
        players: table.players,
        options: table.options,
        status: table.isOver ? 'over' : 'running',
        halted: null,
        visibility: 'link',
        commitment: commitmentTo(table.seed),
        seed: table.isOver ? table.seed : null,
        places: this.#places.map(place => ({ ...place, here: true })),
        people: table.seating,
        mine: looking === null ? [] : [looking],
        number: this.#number,
        view: table.view(viewer),
        waiting: table.waiting,
        answers: table.visibleAnswers(viewer),
        questions: table.questionsTo(
          seat => looking !== null && this.#placeIn(seat)?.kind === 'person' && table.seating[seat] === looking,
        ),
        journalFrom: 0,
        journal: table.journal(viewer),
        undo: null,
        seatRequest: null,
        clock: null,
        winners: table.winners,
        rematch: null,
      },
    };
  }

  get #viewer(): Viewer {
    const seat = this.#looking === null ? -1 : this.#table.seating.indexOf(this.#looking);
    return seat < 0 ? 'spectator' : seat;
  }

  /** Who has just passed on the device may still think better of it. */
  get #lastSeat(): Seat | null {
    const isTheirs = ({ seat, move }: Move) => this.#placeIn(seat)?.kind === 'person' && !this.#table.isWish(move);
    return this.#table.moves.findLast(isTheirs)?.seat ?? null;
  }

  #placeIn(seat: Seat): DeviceSeatHolder | undefined {
    return this.#places[this.#table.seating[seat] ?? -1];
  }

  get #people(): readonly PlayerIndex[] {
    return this.#places.flatMap(({ kind }, playerIndex) => (kind === 'person' ? [playerIndex] : []));
  }

  get #nextPlayer(): PlayerIndex | null {
    const asked = this.#table.waiting.map(seat => this.#table.seating[seat]);
    return this.#people.find(playerIndex => asked.includes(playerIndex)) ?? null;
  }

  #counted(refused: Phrase | null): Phrase | null {
    if (refused !== null) return refused;
    this.#number++;
    this.#passOn();
    return null;
  }

  /** With one person at the device they keep it; with several it goes to whoever is asked. */
  #passOn(): void {
    const people = this.#people;
    if (people.length === 1) this.#looking = people[0] ?? null;
    else if (this.#looking !== null) {
      const looker = this.#looking;
      const isAsked = this.#table.waiting.some(seat => this.#table.seating[seat] === looker);
      const stays = people.includes(looker) && (isAsked || this.#nextPlayer === null);
      if (!stays) this.#looking = null;
    }
  }
}
