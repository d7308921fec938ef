import { USUAL_BOT } from '@snowbound/catalogue';
import type { NewTable } from '@snowbound/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Meters } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { ChatBook } from '../storage/chat-book.ts';
import type { Contents } from '../storage/contents.ts';
import type { Database } from '../storage/database.ts';
import { Log } from '../storage/log.ts';
import type { NewTableRow, TableRow } from '../storage/schema.ts';
import { Shelf } from '../storage/shelf.ts';
import { phrase } from '../words.ts';
import { Deadlines } from './deadlines.ts';
import type { TableKeeper } from './keeper.ts';
import { LiveTable } from './live-table.ts';
import { newRow, rowAgain } from './new-row.ts';
import { type Guest, type Held, heldBy, mindedBy, OPEN } from './place.ts';

/** A table leaves memory when nobody has looked at it for this long. */
const IDLE_MILLISECONDS = 60_000;
const DAY = 24 * 3600_000;

/** All tables of the server: laid, found, and forgotten when idle. The disk knows them all. */
export class House {
  readonly #shelf: Shelf;
  readonly #contents: Contents;
  readonly deadlines: Deadlines;
  readonly #thinkers: Thinkers;
  readonly #keeper: TableKeeper<LiveTable>;
  readonly #log: FastifyBaseLogger;
  /** Tables in memory, and those that are being read. */
  readonly #tables = new Map<string, LiveTable | Promise<LiveTable>>();
  /** The last change of places at each table. */
  readonly #turns = new WeakMap<LiveTable, Promise<unknown>>();

  constructor(
    database: Database,
    contents: Contents,
    thinkers: Thinkers,
    now: () => number,
    meters: Meters,
    log: FastifyBaseLogger,
  ) {
    this.#shelf = new Shelf(database);
    this.#contents = contents;
    this.deadlines = new Deadlines(this.#shelf, this, now, log);
    this.#log = log;
    this.#thinkers = thinkers;
    this.#keeper = {
      log: new Log(database, meters.stored),
      chat: new ChatBook(database),
      now,
      changed: table => this.#goOn(table),
      broken: table => {
        this.#tables.delete(table.id);
        table.watchers.cutOffAll();
      },
    };
    database.recovery.onLost(() => this.#dropAll());
  }

  get inMemory(): number {
    return this.#tables.size;
  }

  /** Lays a new table and starts the game if nobody is missing. */
  async lay(wanted: NewTable, host: Guest): Promise<LiveTable> {
    const game = await this.#contents.gameWith(wanted.game, wanted.content);
    return this.#keep(newRow(game, wanted, host, this.#keeper.now()));
  }

  async #keep(wanted: NewTableRow): Promise<LiveTable> {
    const row = await this.#shelf.add(wanted);
    const live = new LiveTable(await this.#contents.gameWith(row.game, row.content), row, [], this.#keeper);
    this.#tables.set(row.id, live);
    await this.#startIfFull(live);
    return live;
  }

  /** The table of this id, at once if it is in memory; otherwise it is read from disk. */
  find(id: string): LiveTable | Promise<LiveTable> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const reading = this.#read(id);
    this.#tables.set(id, reading);
    const replace = (live: LiveTable | null) => {
      if (this.#tables.get(id) !== reading) return;
      if (live === null) this.#tables.delete(id);
      else this.#tables.set(id, live);
    };
    reading.then(replace, () => replace(null));
    return reading;
  }

  async #read(id: string): Promise<LiveTable> {
    const kept = await this.#shelf.read(id);
    if (kept === null) throw new Refused('not-found', phrase('', 'server.no-such-table', { table: id }));
    const game = await this.#contents.gameWith(kept.row.game, kept.row.content);
    const live = new LiveTable(game, kept.row, kept.log, this.#keeper);
    setImmediate(() => this.#goOn(live));
    return live;
  }

  /** Open tables that want to be found. */
  async listed(): Promise<LiveTable[]> {
    return Promise.all((await this.#shelf.listed()).map(id => this.find(id)));
  }

  /** The tables somebody sits at, the latest first. */
  async tablesOf(person: string): Promise<LiveTable[]> {
    const tables = await Promise.all((await this.#shelf.of(person)).map(id => this.find(id)));
    return tables.filter(live => live.placeOf(person) !== null);
  }

  /** Removes games that have been over for longer than this. */
  async forgetOlderThan(days: number): Promise<void> {
    for (const id of await this.#shelf.overBefore(this.#keeper.now() - days * DAY)) {
      await this.#shelf.remove(id);
      this.#tables.delete(id);
    }
  }

  /** Sits down on the first open place. */
  join(live: LiveTable, guest: Guest): Promise<void> {
    return this.inTurn(live, async () => {
      if (live.placeOf(guest.id) !== null) throw new Refused('not-now', phrase('', 'server.sits-already'));
      if (live.row.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
      const place = live.places.findIndex(({ kind }) => kind === 'open');
      if (place < 0) throw new Refused('not-now', phrase('', 'server.full'));
      await this.#seat(live, place, heldBy(guest));
      await this.#startIfFull(live);
    });
  }

  /** Stands up: the place opens again before the game, and a bot minds it during the game. */
  leave(live: LiveTable, guest: Guest): Promise<void> {
    return this.inTurn(live, async () => {
      const place = live.placeOf(guest.id);
      const held = place === null ? undefined : live.places[place];
      if (place === null || held === undefined) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
      await this.#seat(live, place, live.row.status === 'open' ? OPEN : mindedBy(USUAL_BOT, held));
    });
  }

  /** A person's place goes to a bot, or back to the person. */
  handOver(live: LiveTable, guest: Guest, place: number, bot: string | null): Promise<void> {
    return this.inTurn(live, async () => {
      const held = live.places[place];
      if (held === undefined || held.person !== guest.id) {
        throw new Refused('not-yours', phrase('', 'server.not-your-place', { place }), 'place');
      }
      await this.#seat(live, place, bot === null ? heldBy(guest) : mindedBy(bot, held));
    });
  }

  /** Starts the game, with bots on the places still open. */
  start(live: LiveTable, guest: Guest, bot: string): Promise<void> {
    return this.inTurn(live, async () => {
      if (live.row.host !== guest.id) throw new Refused('not-yours', phrase('', 'server.not-the-host'));
      if (live.row.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
      const places = live.places.map(held => (held.kind === 'open' ? mindedBy(bot) : held));
      await this.#update(live, { places });
      await this.#startIfFull(live);
    });
  }

  /** The same again: one new table for everyone who asks. */
  async rematch(live: LiveTable, guest: Guest): Promise<string> {
    if (live.placeOf(guest.id) === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (live.row.status !== 'over') throw new Refused('not-now', phrase('', 'server.not-over'));
    if (live.row.rematch !== null) return live.row.rematch;
    const again = rowAgain(live.row, guest, this.#keeper.now());
    // Said before anything is waited for: whoever asks meanwhile gets the same table.
    live.row.rematch = again.id;
    await this.#keep({ ...again, places: JSON.stringify(await this.#placesAgain(live)) });
    await this.#update(live, { rematch: again.id });
    return again.id;
  }

  /** Who plays again. A program was invited to one table only, so its place is open at the next. */
  async #placesAgain({ id, places }: LiveTable): Promise<readonly Held[]> {
    const programs = await this.#shelf.programsAt(id);
    return places.map(held => (held.person !== null && programs.includes(held.person) ? OPEN : held));
  }

  /** Forgets tables that nobody has looked at for a while. */
  sweep(): void {
    const now = this.#keeper.now();
    for (const [id, live] of this.#tables) {
      // What is being read was asked for just now.
      if (live instanceof Promise) continue;
      if (live.isIdle && now - live.lastUsed > IDLE_MILLISECONDS) this.#tables.delete(id);
    }
  }

  /** What is in memory may not be on the disk: every table is read anew when somebody next asks. */
  #dropAll(): void {
    const tables = [...this.#tables.values()];
    this.#tables.clear();
    for (const live of tables) if (!(live instanceof Promise)) this.#keeper.broken(live);
  }

  /** Places at a table change one after the other, so that two never take the same one. */
  inTurn<Outcome>(live: LiveTable, change: () => Promise<Outcome>): Promise<Outcome> {
    const turn = (this.#turns.get(live) ?? Promise.resolve()).then(change);
    this.#turns.set(
      live,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Gives a place to somebody, which may be all the game was waiting for. Only in turn. */
  async seat(live: LiveTable, place: number, held: Held): Promise<void> {
    await this.#seat(live, place, held);
    await this.#startIfFull(live);
  }

  async #seat(live: LiveTable, place: number, held: Held): Promise<void> {
    await this.#update(live, { places: live.places.map((was, index) => (index === place ? held : was)) });
    this.#goOn(live);
  }

  async #startIfFull(live: LiveTable): Promise<void> {
    if (live.row.status !== 'open' || live.places.some(({ kind }) => kind === 'open')) return;
    const started = this.#keeper.now();
    live.history.startClock(live.row, started);
    await this.#update(live, { status: 'running', started });
    this.#goOn(live);
  }

  /** Changes what is kept of a table beside its log: on disk first, then in memory, then for all to see. */
  async #update(
    live: LiveTable,
    change: { places?: readonly Held[]; status?: TableRow['status']; rematch?: string; started?: number },
  ): Promise<void> {
    const { places, ...rest } = change;
    const changed = this.#keeper.now();
    const columns = { ...rest, changed, ...(places === undefined ? {} : { places: JSON.stringify(places) }) };
    await this.#shelf.change(live.id, columns);
    live.row = { ...live.row, ...columns };
    if (places !== undefined) live.places = places;
    live.tellAll();
  }

  /** Carries on by itself. If the disk does not take it now, the table does so when it is next read. */
  #goOn(live: LiveTable): void {
    // Most moves end nothing and nobody's time is counted: then there is nothing to be kept.
    if (live.row.status === 'running' && !live.isOver && live.history.clock === null) {
      this.#thinkers.think(live);
      return;
    }
    this.#carryOn(live).catch(reason => {
      this.#log.error({ table: live.id, reason: String(reason) }, 'a table could not carry on');
      this.#keeper.broken(live);
    });
  }

  /** Ends what is over and lets bots think about what they are asked. */
  async #carryOn(live: LiveTable): Promise<void> {
    if (live.row.status === 'running' && live.isOver) await this.#update(live, { status: 'over' });
    await this.deadlines.keep(live);
    if (live.row.status !== 'running') return;
    this.#thinkers.think(live);
  }
}
