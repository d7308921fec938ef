import { Worker } from 'node:worker_threads';

/** So many moves wait beside the database file before they are carried over; each is a page, or two. */
const MOVES_A_CHECKPOINT = 8000;

/** Keeps the write-ahead log short. Its thread is started when there is work for the first time. */
export class Checkpoints {
  readonly #file: string;
  #thread: Worker | null = null;
  #isUnderWay = false;
  #moves = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** So many more moves were written. */
  add(moves: number): void {
    this.#moves += moves;
    if (this.#moves < MOVES_A_CHECKPOINT || this.#isUnderWay) return;
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
    thread.on('error', () => {
      this.#thread = null;
      this.#isUnderWay = false;
    });
    return thread;
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === null) return;
    this.#thread = null;
    const gone = new Promise(resolve => thread.once('exit', resolve));
    thread.postMessage('close');
    await gone;
  }
}
