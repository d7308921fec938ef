import type { Seat } from '@snowbound/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Contents } from '../contents/contents.ts';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { FairQueue, type Turn } from './fair-queue.ts';
import type { Threads } from './threads.ts';

/** Told how long every thought took, and of every bot that plays without one. */
export interface BotMeters {
  readonly thought: (bot: string, seconds: number) => void;
  readonly fellBack: (bot: string) => void;
}

/** A question to a bot that is thought about in a thread. */
interface Asked {
  readonly seat: Seat;
  readonly bot: string;
  /** The number of the last entry when the thought began. */
  readonly seen: number;
}

/** One person's tables that nobody watches have no more threads than this. */
const UNWATCHED_OF_ONE_OWNER = 2;

/** Bots at all tables. Tables wait for a thread in a queue that is fair to the people they are laid for. */
export class BotPool {
  readonly #threads: Threads;
  readonly #log: FastifyBaseLogger;
  readonly #contents: Contents;
  readonly #meters: BotMeters;
  #isClosed = false;
  /** Tables at which a bot is asked something that no thread thinks about yet. */
  readonly #queue: FairQueue<LiveTable>;
  /** What is thought about at each table, so that each question is thought about once. */
  readonly #thinking = new Map<LiveTable, Set<Asked>>();

  constructor(log: FastifyBaseLogger, contents: Contents, threads: Threads, meters: BotMeters) {
    this.#log = log;
    this.#contents = contents;
    this.#threads = threads;
    this.#meters = meters;
    this.#queue = new FairQueue({ atOnce: threads.count, unwatchedOfOneOwner: UNWATCHED_OF_ONE_OWNER });
  }

  /** Tables that wait until a thread is free for them. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether a bot thinks about a question at this table, or waits to: such a table is not idle. */
  isThinkingAt(live: LiveTable): boolean {
    return this.#queue.has(live) || this.#thinking.has(live);
  }

  /** Answers every question that a bot is asked at this table. */
  think(live: LiveTable): void {
    if (this.#line(live)) this.#goOn();
  }

  /** Somebody came to look at a table, or went: that changes when its bots have their turn. */
  watched(live: LiveTable): void {
    if (this.#queue.has(live)) this.#queue.put(turnOf(live, this.#queue));
  }

  /** Lets a table wait for a thread if a bot is asked there, and otherwise no longer; whether it waits. */
  #line(live: LiveTable): boolean {
    const isWaiting = !this.#isClosed && this.#nextAsked(live) !== null;
    if (isWaiting) this.#queue.put(turnOf(live, this.#queue));
    else this.#queue.drop(live);
    return isWaiting;
  }

  /** Gives every free thread something to think about. */
  #goOn(): void {
    for (let turn = this.#queue.take(); turn !== null; turn = this.#queue.take()) {
      try {
        this.#begin(turn);
      } catch (reason) {
        // A fault at one table is no reason for the others to wait.
        this.#queue.giveBack(turn);
        this.#log.error({ table: turn.item.id, reason: String(reason) }, 'a bot could not be asked');
      }
    }
  }

  #begin(turn: Turn<LiveTable>): void {
    const { item: live } = turn;
    // While the table waited, play may have gone back or the place may have changed hands.
    const asked = this.#nextAsked(live);
    if (asked === null) this.#queue.giveBack(turn);
    else {
      void this.#answer(live, asked, turn);
      // Others may be asked at the same time.
      this.#line(live);
    }
  }

  /** The first question to a bot that nobody thinks about yet. */
  #nextAsked(live: LiveTable): Asked | null {
    // Looked at after every move: where only people sit, that is all there is to look at.
    if (live.isRetired || !live.places.some(({ kind }) => kind === 'bot')) return null;
    const { history } = live;
    const under = [...(this.#thinking.get(live) ?? [])].filter(({ seen }) => history.isSameQuestion(seen));
    for (const seat of history.table.waiting) {
      const bot = botIn(live, seat);
      if (bot !== null && !under.some(asked => asked.seat === seat)) return { seat, bot, seen: history.number };
    }
    return null;
  }

  async #answer(live: LiveTable, asked: Asked, turn: Turn<LiveTable>): Promise<void> {
    const thinking = this.#thinking.get(live) ?? new Set();
    this.#thinking.set(live, thinking.add(asked));
    const move = await this.#thought(live, asked);
    thinking.delete(asked);
    if (thinking.size === 0) this.#thinking.delete(live);
    this.#queue.giveBack(turn);
    // What was not thought to its end is thought about anew when the table is next read.
    if (this.#isClosed) return;
    // Meanwhile the place may have changed hands, play may have gone back, or the table may be the house's no longer.
    const isStillAsked = botIn(live, asked.seat) !== null && live.history.isSameQuestion(asked.seen);
    const played = isStillAsked && !live.isRetired ? this.#play(live, asked, move) : null;
    this.#goOn();
    await played;
  }

  /** The move a bot has thought of, in two tries, since a thread that died is replaced; `null` if both failed. */
  async #thought(live: LiveTable, { seat, bot }: Asked): Promise<string | null> {
    const { record } = live.history.table;
    for (let tries = 2; tries > 0 && !this.#isClosed; tries--) {
      const start = performance.now();
      try {
        const move = await this.#threads.think({ record, content: this.#contents.fileOf(live.game), seat, bot });
        this.#meters.thought(bot, (performance.now() - start) / 1000);
        return move;
      } catch (reason) {
        if (!this.#isClosed) this.#log.warn({ table: live.id, seat, bot, reason: String(reason) }, 'a bot failed');
      }
    }
    return null;
  }

  async #play(live: LiveTable, asked: Asked, thought: string | null): Promise<void> {
    const { seat, bot } = asked;
    try {
      await live.playForBot(seat, thought ?? this.#firstOption(live, asked));
    } catch (reason) {
      const at = { table: live.id, seat, bot };
      if (reason instanceof Refused) this.#log.warn({ ...at, code: reason.code }, 'a bot’s move came too late');
      else this.#log.error({ ...at, reason: String(reason) }, 'a bot’s move could not be played');
    }
  }

  /** What a bot plays that could not think: the game goes on, and the host is told. */
  #firstOption(live: LiveTable, { seat, bot }: Asked): string {
    this.#meters.fellBack(bot);
    this.#log.error({ table: live.id, seat, bot }, 'a bot failed twice; it plays its first option');
    const [question] = live.history.table.questionsTo(asked => asked === seat);
    return question?.options[0]?.move ?? '';
  }

  /** Nothing more is thought about, and nothing is played for bots that were interrupted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads.close();
  }
}

function botIn(live: LiveTable, seat: Seat): string | null {
  const held = live.placeIn(seat);
  return held?.kind === 'bot' ? held.bot : null;
}

/** A turn belongs to somebody who sits at the table and looks on, of several to who waits for the fewest; otherwise to who laid it. */
function turnOf(live: LiveTable, queue: FairQueue<LiveTable>): Turn<LiveTable> {
  const here = live.places.flatMap(({ person }) => (person !== null && live.watchers.isHere(person) ? [person] : []));
  const before = here.find(person => person === queue.ownerOf(live));
  const [fewest = live.row.host] = here.sort((one, other) => queue.countOf(one) - queue.countOf(other));
  return { item: live, owner: before ?? fewest, isWatched: live.watchers.count > 0 };
}
