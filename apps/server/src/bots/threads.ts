import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { Task, Thought } from './choose-move.ts';

/** How bots think; tests ask for one thread, for other limits or for thoughts of their own. */
export interface ThreadOptions {
  readonly threads?: number;
  /** A bot that has thought for this long is given up. */
  readonly longestThoughtMilliseconds?: number;
  /** The module with the function `think`. */
  readonly thinking?: string;
}

const LONGEST_THOUGHT_MILLISECONDS = 10_000;
const IDLE_MILLISECONDS = 30_000;

/** Threads in which bots think, never on the event loop. */
export class Threads {
  /** One core is the event loop's. */
  readonly count: number;
  readonly #longestThought: number;
  readonly #thinking: string;
  /** Made when it is calm, or when the first bot has to think. */
  #pool: Promise<Piscina<Task, string>> | null = null;

  constructor({ threads, longestThoughtMilliseconds, thinking }: ThreadOptions = {}) {
    this.count = threads ?? Math.max(1, availableParallelism() - 1);
    this.#longestThought = longestThoughtMilliseconds ?? LONGEST_THOUGHT_MILLISECONDS;
    this.#thinking = thinking ?? fileURLToPath(new URL('choose-move.js', import.meta.url));
  }

  /** Starts the first thread, which holds the event loop up for longer than a thought may. */
  async prepare(): Promise<void> {
    await this.#threads();
  }

  /** The move a bot chooses. Its time is counted from when a thread begins with it: to wait for one is not to think. */
  async think(thought: Thought): Promise<string> {
    const pool = await this.#threads();
    const giveUp = new AbortController();
    const { port1: beginning, port2: begun } = new MessageChannel();
    let limit: NodeJS.Timeout | undefined;
    beginning.once('message', () => {
      const reason = new Error(`no move after ${this.#longestThought} ms`);
      limit = setTimeout(() => giveUp.abort(reason), this.#longestThought);
    });
    try {
      const task = { thought, begun };
      return await pool.run(task, { name: 'chooseMove', transferList: [begun], signal: giveUp.signal });
    } catch (reason) {
      // The pool says only that it was aborted.
      throw giveUp.signal.aborted ? giveUp.signal.reason : reason;
    } finally {
      clearTimeout(limit);
      beginning.close();
    }
  }

  /** Ends all threads; what was being thought is refused. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  #threads(): Promise<Piscina<Task, string>> {
    this.#pool ??= this.#start();
    return this.#pool;
  }

  async #start(): Promise<Piscina<Task, string>> {
    const { Piscina } = await import('piscina');
    const maxThreads = this.count;
    return new Piscina({
      filename: this.#thinking,
      minThreads: 1,
      maxThreads,
      idleTimeout: IDLE_MILLISECONDS,
      execArgv: [],
    });
  }
}
