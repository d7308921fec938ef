import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { MoveRequest, Task } from './choose-move.ts';

/** How bots run; tests use one thread, other limits or modules of their own. */
export interface BotThreadOptions {
  readonly threads?: number;
  /** A bot that has not chosen after this time fails. */
  readonly moveTimeoutMilliseconds?: number;
  /** The module with the function `chooseMove`. */
  readonly module?: string;
}

const MOVE_TIMEOUT_MILLISECONDS = 10_000;
const IDLE_MILLISECONDS = 30_000;

/** Worker threads in which bots choose moves, never on the event loop. */
export class BotThreads {
  /** One core is left to the event loop. */
  readonly count: number;
  readonly #moveTimeout: number;
  readonly #module: string;
  /** Created some time after the start, or for the first bot. */
  #pool: Promise<Piscina<Task, string>> | null = null;

  constructor({ threads, moveTimeoutMilliseconds, module }: BotThreadOptions = {}) {
    this.count = threads ?? Math.max(1, availableParallelism() - 1);
    this.#moveTimeout = moveTimeoutMilliseconds ?? MOVE_TIMEOUT_MILLISECONDS;
    this.#module = module ?? fileURLToPath(new URL('choose-move.js', import.meta.url));
  }

  /** Starts the first thread ahead of time, because starting it blocks the event loop for a while. */
  async prepare(): Promise<void> {
    await this.#threads();
  }

  /** The move a bot chooses. Its time counts from when a thread begins with it, not from the request. */
  async chooseMove(request: MoveRequest): Promise<string> {
    const pool = await this.#threads();
    const giveUp = new AbortController();
    const { port1: beginning, port2: begun } = new MessageChannel();
    let limit: NodeJS.Timeout | undefined;
    beginning.once('message', () => {
      const reason = new Error(`no move after ${this.#moveTimeout} ms`);
      limit = setTimeout(() => giveUp.abort(reason), this.#moveTimeout);
    });
    try {
      const task = { request, begun };
      return await pool.run(task, { name: 'chooseMove', transferList: [begun], signal: giveUp.signal });
    } catch (reason) {
      // The pool says only that it was aborted.
      throw giveUp.signal.aborted ? giveUp.signal.reason : reason;
    } finally {
      clearTimeout(limit);
      beginning.close();
    }
  }

  /** Ends all threads; requests in progress fail. */
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
      filename: this.#module,
      minThreads: 1,
      maxThreads,
      idleTimeout: IDLE_MILLISECONDS,
      execArgv: [],
    });
  }
}
