import { Worker } from 'node:worker_threads';

/** While it is busy so many moves wait beside the database file. A log that grows costs the disk more than one that is written over. */
const MOST_MOVES = 6000;
/** When it is quiet for a moment it takes only so many. */
const FEW_MOVES = 500;
const QUIET_MILLISECONDS = 3000;

/** Keeps the write-ahead log short. Its thread is started when there is work for the first time. */
export class Checkpoints {
  readonly #file: string;
  readonly #failed: (reason: unknown) => void;
  #thread: Worker | null = null;
  #isUnderWay = false;
  #moves = 0;
  #quiet: NodeJS.Timeout | null = null;

  constructor(file: string, failed: (reason: unknown) => void) {
    this.#file = file;
    this.#failed = failed;
  }

  /** So many more moves were written. */
  add(moves: number): void {
    this.#moves += moves;
    this.#quiet ??= setTimeout(() => this.#carryOver(FEW_MOVES), QUIET_MILLISECONDS).unref();
    this.#quiet.refresh();
    this.#carryOver(MOST_MOVES);
  }

  #carryOver(least: number): void {
    if (this.#moves < least || this.#isUnderWay) return;
    this.#moves = 0;
    this.#isUnderWay = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage('checkpoint');
  }

  /** If it fails, SQLite does the same by itself, only later and on the event loop. */
  #start(): Worker {
    const thread = new Worker(new URL('checkpointer.js', import.meta.url), { workerData: this.#file, execArgv: [] });
    thread.unref();
    thread.on('message', () => {
      this.#isUnderWay = false;
    });
    thread.on('error', reason => {
      this.#thread = null;
      this.#isUnderWay = false;
      this.#failed(reason);
    });
    return thread;
  }

  /** Ends the thread; it is started again if there is work again. */
  async close(): Promise<void> {
    if (this.#quiet !== null) clearTimeout(this.#quiet);
    this.#quiet = null;
    this.#moves = 0;
    const thread = this.#thread;
    if (thread === null) return;
    this.#thread = null;
    this.#isUnderWay = false;
    const gone = new Promise(resolve => thread.once('exit', resolve));
    thread.postMessage('close');
    await gone;
  }
}
