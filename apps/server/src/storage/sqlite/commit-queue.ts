import type { CommitOutcome, LogRow, MoveWriter } from '../port/move-writer.ts';
import type { Database } from './database.ts';

interface Waiting {
  readonly row: LogRow;
  readonly fate: CommitOutcome;
  readonly since: number;
}

/** Commits closer than this are put together, each waiting this long for others. */
const BUSY_MILLISECONDS = 8;
const GATHER_MILLISECONDS = 3;

/** A database that another program holds is tried again so often, for so long. */
const AGAIN_MILLISECONDS = 50;
const LONGEST_WAIT_MILLISECONDS = 5000;

/** Appends to the log. Everything that comes in during one turn of the event loop shares one commit. */
export class CommitQueue implements MoveWriter {
  readonly #book: Database['book'];
  readonly #disk: Database['disk'];
  readonly #checkpoints: Database['checkpoints'];
  /** Told about every commit: how many rows, how long it took. */
  readonly #stored: (rows: number, seconds: number) => void;
  #waiting: Waiting[] = [];
  #lastCommit = 0;

  constructor(
    { book, disk, checkpoints }: Pick<Database, 'book' | 'disk' | 'checkpoints'>,
    stored: (rows: number, seconds: number) => void,
  ) {
    this.#book = book;
    this.#disk = disk;
    this.#checkpoints = checkpoints;
    this.#stored = stored;
  }

  /** Tells once the row is on disk. */
  append(row: LogRow, fate: CommitOutcome): void {
    if (this.#waiting.length === 0) this.#commitSoon();
    this.#waiting.push({ row, fate, since: performance.now() });
  }

  /** At once when it is quiet; when commits follow each other closely, the next one gathers for a moment. */
  #commitSoon(): void {
    const isBusy = performance.now() - this.#lastCommit < BUSY_MILLISECONDS;
    if (isBusy) setTimeout(() => this.#commit(), GATHER_MILLISECONDS);
    else setImmediate(() => this.#commit());
  }

  #commit(): void {
    const batch = this.#waiting;
    this.#lastCommit = performance.now();
    try {
      this.#book.write(batch.map(({ row }) => row));
      this.#waiting = [];
      this.#acknowledge(batch, this.#lastCommit);
    } catch (reason) {
      // Another program holds the database: what comes in meanwhile joins those who wait.
      const [first] = batch;
      if (isHeld(reason) && first !== undefined && this.#lastCommit - first.since < LONGEST_WAIT_MILLISECONDS) {
        setTimeout(() => this.#commit(), AGAIN_MILLISECONDS);
        return;
      }
      this.#waiting = [];
      // One bad row must not cost the others theirs.
      if (batch.length === 1) batch[0]?.fate.failed(reason);
      else for (const one of batch) this.#commitAlone(one);
    }
  }

  #commitAlone(one: Waiting): void {
    try {
      this.#book.write([one.row]);
      this.#acknowledge([one], performance.now());
    } catch (reason) {
      one.fate.failed(reason);
    }
  }

  /** Once the disk has it. */
  #acknowledge(batch: readonly Waiting[], since: number): void {
    this.#disk.settled().then(
      () => {
        this.#stored(batch.length, (performance.now() - since) / 1000);
        for (const { fate } of batch) fate.stored();
      },
      reason => {
        for (const { fate } of batch) fate.failed(reason);
      },
    );
    this.#checkpoints.add(batch.length);
  }
}

/** SQLite says so in different fields under different versions of Node. */
const isHeld = (reason: unknown): boolean => /busy|locked/i.test(String(reason));
