import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@snowbound/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import type { Contents } from '../storage/contents.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Thought } from './think.ts';

/** A bot that has not answered by then is given up. */
const LONGEST_THOUGHT_MILLISECONDS = 10_000;

/** Bots at all tables. They think in threads of their own, never on the event loop. */
export class Thinkers {
  /** Made when it is calm, or when the first bot has to think. */
  #pool: Promise<Piscina<Thought, string>> | null = null;
  readonly #log: FastifyBaseLogger;
  readonly #contents: Contents;
  /** Told how long every thought took. */
  readonly #measure: (bot: string, seconds: number) => void;
  #isClosed = false;
  /** Seats that are being thought about, so that each question is thought about once. */
  readonly #thinking = new Set<string>();

  constructor(log: FastifyBaseLogger, contents: Contents, thought: (bot: string, seconds: number) => void) {
    this.#log = log;
    this.#contents = contents;
    this.#measure = thought;
  }

  /** Starts the threads: the first one holds the event loop up for longer than a thought may. */
  prepare(): Promise<Piscina<Thought, string>> {
    this.#pool ??= threads();
    return this.#pool;
  }

  /** Whether a bot has something to think about at this table: then it must stay in memory. */
  isThinkingAt(table: string): boolean {
    return [...this.#thinking].some(key => key.startsWith(`${table} `));
  }

  /** Answers every question that a bot is asked at this table. */
  think(live: LiveTable): void {
    // Asked after every move: where only people sit, that is all there is to look at.
    if (this.#isClosed || !live.places.some(({ kind }) => kind === 'bot')) return;
    const { table } = live.history;
    const botIn = (seat: Seat): string | null => {
      const held = live.placeIn(seat);
      return held?.kind === 'bot' ? held.bot : null;
    };
    for (const { seat, options } of table.questionsTo(seat => botIn(seat) !== null)) {
      const bot = botIn(seat);
      const key = `${live.id} ${seat} ${table.question}`;
      if (bot === null || this.#thinking.has(key)) continue;
      this.#thinking.add(key);
      const fallback = options[0]?.move ?? '';
      void this.#answer(live, seat, bot, fallback).finally(() => this.#thinking.delete(key));
    }
  }

  async #answer(live: LiveTable, seat: Seat, bot: string, fallback: string): Promise<void> {
    const { table } = live.history;
    const { question } = table;
    const start = performance.now();
    const content = this.#contents.fileOf(live.game);
    const move = await this.#thought({ record: table.record, content, seat, bot }).catch(reason => {
      if (this.#isClosed) return null;
      this.#log.error({ table: live.id, seat, bot, reason: String(reason) }, 'a bot failed; it plays its first option');
      return fallback;
    });
    // What was not thought to its end is thought about anew when the table is next read.
    if (move === null) return;
    this.#measure(bot, (performance.now() - start) / 1000);
    // Meanwhile the place may have changed hands, or play may have gone back.
    if (live.isRetired || live.placeIn(seat)?.kind !== 'bot' || table.question !== question) return;
    try {
      await live.playForBot(seat, move);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.#log.warn({ table: live.id, seat, bot, code: reason.code }, 'a bot’s move came too late');
    }
  }

  /** Two tries: a thread that died is replaced by the pool. */
  async #thought(thought: Thought): Promise<string> {
    try {
      return await this.#run(thought);
    } catch (reason) {
      if (this.#isClosed) throw reason;
      this.#log.warn({ bot: thought.bot, reason: String(reason) }, 'a bot failed; trying once more');
      return this.#run(thought);
    }
  }

  async #run(thought: Thought): Promise<string> {
    const pool = await this.prepare();
    return pool.run(thought, { name: 'think', signal: AbortSignal.timeout(LONGEST_THOUGHT_MILLISECONDS) });
  }

  /** Nothing more is thought about, and nothing is played for bots that were interrupted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#pool)?.destroy();
  }
}

async function threads(): Promise<Piscina<Thought, string>> {
  const { Piscina } = await import('piscina');
  const filename = fileURLToPath(new URL('think.js', import.meta.url));
  const maxThreads = Math.max(1, availableParallelism() - 1);
  return new Piscina({ filename, minThreads: 1, maxThreads, idleTimeout: 30_000, execArgv: [] });
}
