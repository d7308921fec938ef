import { usualBotFor } from '@snowbound/catalogue';
import type { NewTable } from '@snowbound/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Meters } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { ChatBook } from '../storage/chat-book.ts';
import { CommitQueue } from '../storage/commit-queue.ts';
import type { Contents } from '../storage/contents.ts';
import type { Database } from '../storage/database.ts';
import type { NewTableRow, TableRow } from '../storage/schema.ts';
import { TableStore } from '../storage/table-store.ts';
import { phrase } from '../words.ts';
import { Deadlines } from './deadlines.ts';
import { History } from './history.ts';
import { Housekeeping } from './housekeeping.ts';
import type { TableKeeper } from './keeper.ts';
import { ListedQuota } from './listed-quota.ts';
import { LiveTable } from './live-table.ts';
import { LoadedTables } from './loaded-tables.ts';
import { newRow, newSeed, rowAgain } from './new-row.ts';
import { Reading } from './reading.ts';
import { heldByUser, keptFor, mindedBy, OPEN, type SeatHolder, type User } from './seat-holder.ts';

/** What a house is made of. */
export interface RegistryParts {
  readonly database: Database;
  readonly contents: Contents;
  readonly botPool: BotPool;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a table stays in memory that nobody looks at; tests are less patient. */
  readonly idleMilliseconds?: number;
}

/** All tables of the server: laid, found, and forgotten when idle. The disk knows them all. */
export class TableRegistry {
  readonly store: TableStore;
  readonly loaded: LoadedTables;
  readonly deadlines: Deadlines;
  readonly housekeeping: Housekeeping;
  readonly #contents: Contents;
  readonly #botPool: BotPool;
  readonly #keeper: TableKeeper<LiveTable>;
  readonly #log: FastifyBaseLogger;
  readonly #listed: ListedQuota;

  constructor({ database, contents, botPool, meters, log, now, ...patience }: RegistryParts) {
    this.store = new TableStore(database);
    this.#listed = new ListedQuota(database);
    this.#contents = contents;
    this.#botPool = botPool;
    this.#log = log;
    this.#keeper = {
      log: new CommitQueue(database, meters.stored),
      chat: new ChatBook(database),
      now,
      changed: table => this.#goOn(table),
      watched: table => botPool.watched(table),
      broken: table => this.loaded.drop(table),
    };
    const reading = new Reading(this.store, contents, this.#keeper, log);
    this.loaded = new LoadedTables(async id => {
      const live = await reading.read(id);
      setImmediate(() => this.#goOn(live));
      return live;
    });
    this.housekeeping = new Housekeeping({
      store: this.store,
      registry: this.loaded,
      botPool,
      log,
      now,
      ...patience,
    });
    this.deadlines = new Deadlines(this.store, this, now, log);
    // What is in memory may not be on the disk: every table is read anew when somebody next asks.
    database.recovery.onLost(() => this.loaded.dropAll());
  }

  /** Lays a new table and starts the game if nobody is missing. */
  async createTable(wanted: NewTable, host: User): Promise<LiveTable> {
    const game = await this.#contents.gameWith(wanted.game, wanted.content);
    await this.#contents.keepFor(game);
    const lay = () => this.#keep(newRow(game, wanted, host, this.#keeper.now()));
    return wanted.visibility === 'listed' ? this.#listed.lay(host.id, lay) : lay();
  }

  async #keep(wanted: NewTableRow): Promise<LiveTable> {
    const row = await this.store.add(wanted);
    const game = await this.#contents.gameWith(row.game, row.content);
    const live = new LiveTable(game, row, { history: null, halted: null, result: null }, this.#keeper);
    this.loaded.add(live);
    await live.turns.take(() => this.#startIfFull(live));
    return live;
  }

  /** The table of this id, at once if it is in memory; otherwise it is read from disk. */
  find(id: string): LiveTable | Promise<LiveTable> {
    return this.loaded.find(id);
  }

  /** Sits down on the place that is kept for this person, or on the first open one that is kept for nobody. */
  join(live: LiveTable, user: User): Promise<void> {
    return live.turns.take(() => this.#join(live, user));
  }

  async #join(live: LiveTable, user: User): Promise<void> {
    if (live.placeOf(user.id) !== null) throw new Refused('not-now', phrase('', 'server.sits-already'));
    if (live.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
    const open = live.places.flatMap((held, place) => (held.kind === 'open' ? [{ place, keptFor: held.person }] : []));
    const [first] = open;
    const mine = open.find(one => one.keptFor === user.id) ?? open.find(one => one.keptFor === null);
    if (first === undefined) throw new Refused('not-now', phrase('', 'server.full'));
    if (mine === undefined) {
      throw new Refused('not-now', phrase('', 'server.kept', { name: live.places[first.place]?.name ?? '' }));
    }
    await this.seat(live, mine.place, heldByUser(user));
  }

  /** Stands up, or declines: the place opens again before the game, and a bot minds it during the game. */
  leave(live: LiveTable, user: User): Promise<void> {
    return live.turns.take(async () => {
      const place = live.places.findIndex(({ person }) => person === user.id);
      const held = live.places[place];
      if (held === undefined) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
      await this.#seat(live, place, live.status === 'open' ? OPEN : mindedBy(usualBotFor(live.game.name), held));
    });
  }

  /** A person's place goes to a bot, or back to the person. */
  handOver(live: LiveTable, user: User, place: number, bot: string | null): Promise<void> {
    return live.turns.take(async () => {
      const held = live.places[place];
      if (held === undefined || held.person !== user.id || held.kind === 'open') {
        throw new Refused('not-yours', phrase('', 'server.not-your-place', { place }), 'place');
      }
      await this.#seat(live, place, bot === null ? heldByUser(user) : mindedBy(bot, held));
    });
  }

  /** Starts the game, with bots on the places still open. */
  start(live: LiveTable, user: User, bot: string): Promise<void> {
    return live.turns.take(async () => {
      if (live.row.host !== user.id) throw new Refused('not-yours', phrase('', 'server.not-the-host'));
      if (live.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
      const places = live.places.map(held => (held.kind === 'open' ? mindedBy(bot) : held));
      await this.#update(live, { places });
      await this.#startIfFull(live);
    });
  }

  /** Agrees to play the same again: one new table for everyone, with a place kept for each until they agree too. */
  async rematch(live: LiveTable, user: User): Promise<string> {
    const again = await live.turns.take(() => this.#again(live, user));
    const next = await this.find(again);
    await next.turns.take(async () => {
      const isAwaited = next.places.some(({ kind, person }) => kind === 'open' && person === user.id);
      if (isAwaited && next.status === 'open') await this.#join(next, user);
    });
    return again;
  }

  async #again(live: LiveTable, user: User): Promise<string> {
    if (live.placeOf(user.id) === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (!live.isOver) throw new Refused('not-now', phrase('', 'server.not-over'));
    if (live.row.rematch !== null) return live.row.rematch;
    const programs = await this.store.programsAt(live.id);
    const places = live.places.map(held => keptFor(held, programs));
    const row = rowAgain(live.row, places, user, this.#keeper.now());
    await this.#update(live, { rematch: (await this.#keep(row)).id });
    return row.id;
  }

  /** Gives a place to somebody, which may be all the game was waiting for. Only in turn. */
  async seat(live: LiveTable, place: number, held: SeatHolder): Promise<void> {
    await this.#seat(live, place, held);
    await this.#startIfFull(live);
  }

  async #seat(live: LiveTable, place: number, held: SeatHolder): Promise<void> {
    await this.#update(live, { places: live.places.map((was, index) => (index === place ? held : was)) });
    this.#goOn(live);
  }

  /** Draws the seed, and with it everything that chance decides: before this moment there is nothing to know. */
  async #startIfFull(live: LiveTable): Promise<void> {
    if (live.status !== 'open' || live.halted !== null || live.places.some(({ kind }) => kind === 'open')) return;
    const columns = {
      status: 'running',
      started: this.#keeper.now(),
      seed: newSeed(),
      rules: live.game.rules,
    } as const;
    const history = new History(live.game, { ...live.row, ...columns }, []);
    await this.#update(live, columns, () => live.begin(history));
    this.#goOn(live);
  }

  /** Changes what is kept of a table beside its log: on disk first, then in memory, then for all to see. */
  async #update(
    live: LiveTable,
    change: Partial<Pick<TableRow, 'status' | 'rematch' | 'started' | 'seed' | 'rules'>> & {
      readonly places?: readonly SeatHolder[];
    },
    changed: () => void = () => {},
  ): Promise<void> {
    live.mustBeCurrent();
    const { places, ...rest } = change;
    const columns = {
      ...rest,
      changed: this.#keeper.now(),
      ...(places === undefined ? {} : { places: JSON.stringify(places) }),
    };
    await this.store.change(live.id, columns);
    live.row = { ...live.row, ...columns };
    if (places !== undefined) live.places = places;
    changed();
    live.tellAll();
  }

  /** Carries on by itself. If the disk does not take it now, the table does so when it is next read. */
  #goOn(live: LiveTable): void {
    if (live.begun === null) return;
    // Most moves end nothing and nobody's time is counted: then there is nothing to be kept.
    if (live.row.status === live.status && live.begun.clock === null) {
      if (live.status === 'running') this.#botPool.think(live);
      return;
    }
    live.turns
      .take(() => this.#carryOn(live))
      .catch(reason => {
        this.#log.error({ table: live.id, reason: String(reason) }, 'a table could not carry on');
        this.#keeper.broken(live);
      });
  }

  /** Keeps what the game says of itself, and lets bots think about what they are asked. */
  async #carryOn(live: LiveTable): Promise<void> {
    if (live.isRetired) return;
    const { status } = live;
    if (live.row.status !== status) {
      if (status === 'over') await this.housekeeping.keepResult(live);
      await this.#update(live, { status });
    }
    await this.deadlines.keep(live);
    if (live.status === 'running') this.#botPool.think(live);
  }
}
