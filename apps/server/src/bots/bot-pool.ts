import type { Seat } from '@snowbound/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Contents } from '../contents/contents.ts';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { BotThreads } from './bot-threads.ts';
import { FairQueue, type Turn } from './fair-queue.ts';

/** Metrics: the time of every choice, and bots that failed to choose. */
export interface BotMeters {
  readonly moveChosen: (bot: string, seconds: number) => void;
  readonly fellBack: (bot: string) => void;
}

/** A question to a bot that a thread works on. */
interface Asked {
  readonly seat: Seat;
  readonly bot: string;
  /** The number of the last log row when the thread began. */
  readonly seen: number;
}

/** Threads that one user's tables without watchers may use. */
const UNWATCHED_OF_ONE_OWNER = 2;

/** The bots at all tables. Tables wait for a thread in a queue that is fair to their users. */
export class BotPool {
  readonly #threads: BotThreads;
  readonly #log: FastifyBaseLogger;
  readonly #contents: Contents;
  readonly #meters: BotMeters;
  #isClosed = false;
  /** Tables with a question to a bot that no thread works on yet. */
  readonly #queue: FairQueue<LiveTable>;
  /** Questions that threads work on, by table, so each question is answered once. */
  readonly #running = new Map<LiveTable, Set<Asked>>();

  constructor(log: FastifyBaseLogger, contents: Contents, threads: BotThreads, meters: BotMeters) {
    this.#log = log;
    this.#contents = contents;
    this.#threads = threads;
    this.#meters = meters;
    this.#queue = new FairQueue({ atOnce: threads.count, unwatchedOfOneOwner: UNWATCHED_OF_ONE_OWNER });
  }

  /** The number of tables that wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether a thread works for this table, or the table waits for one. Such a table is not idle. */
  isBusyAt(live: LiveTable): boolean {
    return this.#queue.has(live) || this.#running.has(live);
  }

  /** Answers every question to a bot at this table. */
  playBots(live: LiveTable): void {
    if (this.#enqueue(live)) this.#startNext();
  }

  /** A watcher came or went, which may change the position of the table in the queue. */
  watched(live: LiveTable): void {
    if (this.#queue.has(live)) this.#queue.put(turnOf(live, this.#queue));
  }

  /** Puts a table in the queue if a bot is asked there, or removes it; whether it waits. */
  #enqueue(live: LiveTable): boolean {
    const isWaiting = !this.#isClosed && this.#nextAsked(live) !== null;
    if (isWaiting) this.#queue.put(turnOf(live, this.#queue));
    else this.#queue.drop(live);
    return isWaiting;
  }

  /** Gives work to every free thread. */
  #startNext(): void {
    for (let turn = this.#queue.take(); turn !== null; turn = this.#queue.take()) {
      try {
        this.#begin(turn);
      } catch (reason) {
        // An error at one table must not stop the others.
        this.#queue.giveBack(turn);
        this.#log.error({ table: turn.item.id, reason: String(reason) }, 'a bot could not be asked');
      }
    }
  }

  #begin(turn: Turn<LiveTable>): void {
    const { item: live } = turn;
    // While the table waited, a move may have been taken back or the seat holder may have changed.
    const asked = this.#nextAsked(live);
    if (asked === null) this.#queue.giveBack(turn);
    else {
      void this.#answer(live, asked, turn);
      // Other bots may be asked at the same time.
      this.#enqueue(live);
    }
  }

  /** The first question to a bot that no thread works on yet. */
  #nextAsked(live: LiveTable): Asked | null {
    // This runs after every move, so tables without bots return early.
    if (live.isRetired || !live.places.some(({ kind }) => kind === 'bot')) return null;
    const { history } = live;
    const current = [...(this.#running.get(live) ?? [])].filter(({ seen }) => history.isSameQuestion(seen));
    for (const seat of history.table.waiting) {
      const bot = botIn(live, seat);
      if (bot !== null && !current.some(asked => asked.seat === seat)) return { seat, bot, seen: history.number };
    }
    return null;
  }

  async #answer(live: LiveTable, asked: Asked, turn: Turn<LiveTable>): Promise<void> {
    const running = this.#running.get(live) ?? new Set();
    this.#running.set(live, running.add(asked));
    const move = await this.#chosenMove(live, asked);
    running.delete(asked);
    if (running.size === 0) this.#running.delete(live);
    this.#queue.giveBack(turn);
    // After a restart the question is answered when the table is next read.
    if (this.#isClosed) return;
    // Meanwhile the seat holder may have changed, a move may have been taken back, or the table may have left memory.
    const isStillAsked = botIn(live, asked.seat) !== null && live.history.isSameQuestion(asked.seen);
    const played = isStillAsked && !live.isRetired ? this.#play(live, asked, move) : null;
    this.#startNext();
    await played;
  }

  /** The move a bot has chosen, in two tries because a dead thread is replaced; `null` if both failed. */
  async #chosenMove(live: LiveTable, { seat, bot }: Asked): Promise<string | null> {
    const { record } = live.history.table;
    for (let tries = 2; tries > 0 && !this.#isClosed; tries--) {
      const start = performance.now();
      try {
        const move = await this.#threads.chooseMove({ record, content: this.#contents.fileOf(live.game), seat, bot });
        this.#meters.moveChosen(bot, (performance.now() - start) / 1000);
        return move;
      } catch (reason) {
        if (!this.#isClosed) this.#log.warn({ table: live.id, seat, bot, reason: String(reason) }, 'a bot failed');
      }
    }
    return null;
  }

  async #play(live: LiveTable, asked: Asked, move: string | null): Promise<void> {
    const { seat, bot } = asked;
    try {
      await live.playForBot(seat, move ?? this.#firstOption(live, asked));
    } catch (reason) {
      const at = { table: live.id, seat, bot };
      if (reason instanceof Refused) this.#log.warn({ ...at, code: reason.code }, 'a bot’s move came too late');
      else this.#log.error({ ...at, reason: String(reason) }, 'a bot’s move could not be played');
    }
  }

  /** The move of a bot that failed to choose: the game goes on, and the log says so. */
  #firstOption(live: LiveTable, { seat, bot }: Asked): string {
    this.#meters.fellBack(bot);
    this.#log.error({ table: live.id, seat, bot }, 'a bot failed twice; it plays its first option');
    const [question] = live.history.table.questionsTo(asked => asked === seat);
    return question?.options[0]?.move ?? '';
  }

  /** Stops all threads. Nothing is played for bots that were interrupted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.close();
  }
}

function botIn(live: LiveTable, seat: Seat): string | null {
  const holder = live.placeIn(seat);
  return holder?.kind === 'bot' ? holder.bot : null;
}

/** A turn belongs to a user at the table who watches: of several to the one with the fewest waiting tables. Otherwise it belongs to the host. */
function turnOf(live: LiveTable, queue: FairQueue<LiveTable>): Turn<LiveTable> {
  const here = live.places.flatMap(({ person }) => (person !== null && live.watchers.isHere(person) ? [person] : []));
  const before = here.find(person => person === queue.ownerOf(live));
  const [fewest = live.row.host] = here.sort((one, other) => queue.countOf(one) - queue.countOf(other));
  return { item: live, owner: before ?? fewest, isWatched: live.watchers.count > 0 };
}
