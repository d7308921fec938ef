import { usualBotFor } from '@snowbound/catalogue';
import type { NewTable } from '@snowbound/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Contents } from '../contents/contents.ts';
import { Refused } from '../refused.ts';
import type { InvitationStore } from '../storage/port/invitations.ts';
import type { Storage } from '../storage/port/storage.ts';
import type { NewStoredTable, StoredTable, TableStore } from '../storage/port/tables.ts';
import { phrase } from '../words.ts';
import { Deadlines } from './deadlines.ts';
import { History } from './history.ts';
import { Housekeeping } from './housekeeping.ts';
import { ListedQuota } from './listed-quota.ts';
import { LiveTable } from './live-table.ts';
import { LoadedTables } from './loaded-tables.ts';
import { newSeed, newTableRow, rematchRow } from './new-table-row.ts';
import { heldByBot, heldByUser, OPEN, rematchHolder, type SeatHolder, type User } from './seat-holder.ts';
import type { TableContext } from './table-context.ts';
import { TableReader } from './table-reader.ts';

/** What the registry works with. */
export interface RegistryParts {
  readonly storage: Storage;
  /** What speakers in chats are named with. */
  readonly chatSecret: string;
  readonly contents: Contents;
  readonly botPool: BotPool;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** How long a table without watchers stays in memory; tests use less. */
  readonly idleMilliseconds?: number;
}

/** All tables of the server: creates them, finds them, and seats users and bots. All of them are on disk. */
export class TableRegistry {
  readonly store: TableStore;
  readonly loaded: LoadedTables;
  readonly deadlines: Deadlines;
  readonly housekeeping: Housekeeping;
  readonly #contents: Contents;
  readonly #botPool: BotPool;
  readonly #context: TableContext<LiveTable>;
  readonly #log: FastifyBaseLogger;
  readonly #listed: ListedQuota;
  readonly #invitations: InvitationStore;

  constructor({ storage, chatSecret, contents, botPool, log, now, ...patience }: RegistryParts) {
    this.store = storage.tables;
    this.#invitations = storage.invitations;
    this.#listed = new ListedQuota(this.store);
    this.#contents = contents;
    this.#botPool = botPool;
    this.#log = log;
    this.#context = {
      queue: storage.moves,
      chat: { store: storage.chat, secret: chatSecret },
      now,
      changed: table => this.#continue(table),
      watched: table => botPool.watched(table),
      broken: table => this.loaded.drop(table),
    };
    const reader = new TableReader(this.store, contents, this.#context, log);
    this.loaded = new LoadedTables(async id => {
      const live = await reader.read(id);
      setImmediate(() => this.#continue(live));
      return live;
    });
    this.housekeeping = new Housekeeping({
      store: this.store,
      loaded: this.loaded,
      botPool,
      log,
      now,
      ...patience,
    });
    this.deadlines = new Deadlines(this.store, this, now, log);
    // Memory may be ahead of what is stored, so every table is read again when it is next needed.
    storage.health.onLost(() => this.loaded.dropAll());
  }

  /** Creates a table and starts the game if all places are taken. */
  async createTable(wanted: NewTable, host: User): Promise<LiveTable> {
    const game = await this.#contents.gameWith(wanted.game, wanted.content);
    await this.#contents.keepFor(game);
    const create = () => this.#add(newTableRow(game, wanted, host, this.#context.now()));
    return wanted.visibility === 'listed' ? this.#listed.create(host.id, create) : create();
  }

  async #add(wanted: NewStoredTable): Promise<LiveTable> {
    const row = await this.store.add(wanted);
    const game = await this.#contents.gameWith(row.game, row.content);
    const live = new LiveTable(game, row, { history: null, halted: null, result: null }, this.#context);
    this.loaded.add(live);
    await live.mutex.run(() => this.#startIfFull(live));
    return live;
  }

  /** The table of this id: at once if it is in memory, otherwise read from disk. */
  find(id: string): LiveTable | Promise<LiveTable> {
    return this.loaded.find(id);
  }

  /** Sits down on the place that is reserved for this user, or on the first open one that is not reserved. */
  join(live: LiveTable, user: User): Promise<void> {
    return live.mutex.run(() => this.#join(live, user));
  }

  async #join(live: LiveTable, user: User): Promise<void> {
    if (live.placeOf(user.id) !== null) throw new Refused('not-now', phrase('', 'server.sits-already'));
    if (live.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
    const open = live.places.flatMap((held, place) =>
      held.kind === 'open' ? [{ place, reservedFor: held.person }] : [],
    );
    const [first] = open;
    const mine = open.find(one => one.reservedFor === user.id) ?? open.find(one => one.reservedFor === null);
    if (first === undefined) throw new Refused('not-now', phrase('', 'server.full'));
    if (mine === undefined) {
      throw new Refused('not-now', phrase('', 'server.kept', { name: live.places[first.place]?.name ?? '' }));
    }
    await this.seat(live, mine.place, heldByUser(user));
  }

  /** Stands up, or declines a rematch: the place opens before the game, and a bot plays it during the game. */
  leave(live: LiveTable, user: User): Promise<void> {
    return live.mutex.run(async () => {
      const place = live.places.findIndex(({ person }) => person === user.id);
      const held = live.places[place];
      if (held === undefined) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
      const bot = usualBotFor(live.game.name);
      await this.#seat(live, place, live.status === 'open' ? OPEN : heldByBot(bot, held));
    });
  }

  /** Hands a user's place to a bot, or back to the user. */
  handOver(live: LiveTable, user: User, place: number, bot: string | null): Promise<void> {
    return live.mutex.run(async () => {
      const held = live.places[place];
      if (held === undefined || held.person !== user.id || held.kind === 'open') {
        throw new Refused('not-yours', phrase('', 'server.not-your-place', { place }), 'place');
      }
      await this.#seat(live, place, bot === null ? heldByUser(user) : heldByBot(bot, held));
    });
  }

  /** Starts the game, with bots on the open places. */
  start(live: LiveTable, user: User, bot: string): Promise<void> {
    return live.mutex.run(async () => {
      if (live.row.host !== user.id) throw new Refused('not-yours', phrase('', 'server.not-the-host'));
      if (live.status !== 'open') throw new Refused('not-now', phrase('', 'server.already-running'));
      const places = live.places.map(held => (held.kind === 'open' ? heldByBot(bot) : held));
      await this.#update(live, { places });
      await this.#startIfFull(live);
    });
  }

  /** Agrees to a rematch: one new table for everyone, with a place reserved for each until they agree too. */
  async rematch(live: LiveTable, user: User): Promise<string> {
    const rematch = await live.mutex.run(() => this.#rematchOf(live, user));
    const next = await this.find(rematch);
    await next.mutex.run(async () => {
      const isAwaited = next.places.some(({ kind, person }) => kind === 'open' && person === user.id);
      if (isAwaited && next.status === 'open') await this.#join(next, user);
    });
    return rematch;
  }

  async #rematchOf(live: LiveTable, user: User): Promise<string> {
    if (live.placeOf(user.id) === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    if (!live.isOver) throw new Refused('not-now', phrase('', 'server.not-over'));
    if (live.row.rematch !== null) return live.row.rematch;
    const programs = await this.#invitations.programsAt(live.id);
    const places = live.places.map(held => rematchHolder(held, programs));
    const row = rematchRow(live.row, places, user, this.#context.now());
    await this.#update(live, { rematch: (await this.#add(row)).id });
    return row.id;
  }

  /** Sets the seat holder of a place, which may start the game. Call it only inside the mutex of the table. */
  async seat(live: LiveTable, place: number, held: SeatHolder): Promise<void> {
    await this.#seat(live, place, held);
    await this.#startIfFull(live);
  }

  async #seat(live: LiveTable, place: number, held: SeatHolder): Promise<void> {
    await this.#update(live, { places: live.places.map((was, index) => (index === place ? held : was)) });
    this.#continue(live);
  }

  /** Draws the seed and starts the game. Before this moment there is no secret that could leak. */
  async #startIfFull(live: LiveTable): Promise<void> {
    if (live.status !== 'open' || live.halted !== null || live.places.some(({ kind }) => kind === 'open')) return;
    const columns = {
      status: 'running',
      started: this.#context.now(),
      seed: newSeed(),
      rules: live.game.rules,
    } as const;
    const history = new History(live.game, { ...live.row, ...columns }, []);
    await this.#update(live, columns, () => live.begin(history));
    this.#continue(live);
  }

  /** Changes the row of a table: on disk first, then in memory, then for all watchers. */
  async #update(
    live: LiveTable,
    change: Partial<Pick<StoredTable, 'status' | 'rematch' | 'started' | 'seed' | 'rules'>> & {
      readonly places?: readonly SeatHolder[];
    },
    changed: () => void = () => {},
  ): Promise<void> {
    live.mustBeCurrent();
    const { places, ...rest } = change;
    const columns = {
      ...rest,
      changed: this.#context.now(),
      ...(places === undefined ? {} : { places: JSON.stringify(places) }),
    };
    await this.store.change(live.id, columns);
    live.row = { ...live.row, ...columns };
    if (places !== undefined) live.places = places;
    changed();
    live.broadcast();
  }

  /** Continues after a change. If storing fails, the table continues when it is next read. */
  #continue(live: LiveTable): void {
    if (live.begun === null) return;
    // Most moves change neither status nor deadline, so there is nothing to store.
    if (live.row.status === live.status && live.begun.clock === null) {
      if (live.status === 'running') this.#botPool.playBots(live);
      return;
    }
    live.mutex
      .run(() => this.#storeProgress(live))
      .catch(reason => {
        this.#log.error({ table: live.id, reason: String(reason) }, 'a table could not continue');
        this.#context.broken(live);
      });
  }

  /** Stores status, result and deadline of the game, and lets bots answer. */
  async #storeProgress(live: LiveTable): Promise<void> {
    if (live.isRetired) return;
    const { status } = live;
    if (live.row.status !== status) {
      if (status === 'over') await this.housekeeping.storeResult(live);
      await this.#update(live, { status });
    }
    await this.deadlines.store(live);
    if (live.status === 'running') this.#botPool.playBots(live);
  }
}
