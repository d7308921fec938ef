import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import type { Faulty, ReadContent } from './read-content.ts';

/** A usual file takes a hundredth of this. */
const LONGEST_READING_MILLISECONDS = 2000;
/** Files that may wait while one is read; further requests are refused. */
const MOST_WAITING = 8;
const SECONDS_TO_WAIT = 10;
/** Heap limit of the thread, in megabytes. */
const MOST_MEMORY = 256;

interface Limits {
  readonly milliseconds: number;
  readonly waiting: number;
  /** The built module of the thread. */
  readonly reads: string;
}

/** Reads uploaded content files one after the other in a worker thread, never on the event loop. */
export class ContentReader {
  readonly #log: FastifyBaseLogger;
  readonly #limits: Limits;
  #pool: Promise<Piscina> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(log: FastifyBaseLogger, limits: Partial<Limits> = {}) {
    this.#log = log;
    const reads = fileURLToPath(new URL('read-content.js', import.meta.url));
    this.#limits = { milliseconds: LONGEST_READING_MILLISECONDS, waiting: MOST_WAITING, reads, ...limits };
  }

  /** The content file in the body of a request, or what is wrong with it. */
  async read(body: string): Promise<ReadContent | Faulty> {
    if (this.#waiting >= this.#limits.waiting) {
      throw new Refused('too-much', phrase('', 'server.too-much', { seconds: SECONDS_TO_WAIT }));
    }
    this.#waiting++;
    const turn = this.#last.then(() => this.#run(body));
    this.#last = turn.catch(() => {}).finally(() => this.#waiting--);
    return turn;
  }

  /** The time limit starts once the thread is ready, because starting it may be slow on a busy machine. */
  async #run(body: string): Promise<ReadContent | Faulty> {
    this.#pool ??= thread(this.#limits.reads);
    const pool = await this.#pool;
    await pool.run(null, { name: 'prepare' });
    const signal = AbortSignal.timeout(this.#limits.milliseconds);
    return pool.run(body, { name: 'read', signal }).catch(reason => {
      this.#log.warn({ length: body.length, reason: String(reason) }, 'a file was not read');
      throw new Refused('too-large', phrase('', 'server.content-unread'), 'content');
    });
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }
}

async function thread(filename: string): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY };
  return new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 30_000, execArgv: [], resourceLimits });
}
