import type { ServerResponse } from 'node:http';
import { type SnapshotParts, wholeSnapshot } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';
import type { Limits } from '../limits.ts';
import { type Outflow, Stall } from '../live/stall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Watcher } from '../tables/watchers.ts';

const RETRY_MILLISECONDS = 1000;
const GRACE_MILLISECONDS = 1000;

/** A program that listens, and the HTTP response it listens on. */
export interface StreamRequest {
  readonly userId: string;
  readonly lastEvent: string | undefined;
  readonly outlet: ServerResponse;
  readonly limits: Limits;
}

/** Stands in for the socket of a response whose connection is gone. */
const NOTHING: Outflow = { bytesWritten: 0, writableLength: 0 };

/** A table as server-sent events for a program: the whole snapshot at once and after every change. */
export class TableStream implements Watcher {
  readonly userId: string;
  #journal: number;
  readonly #outlet: ServerResponse;
  readonly #unreadBytes: number;

  constructor(live: LiveTable, { userId, lastEvent, outlet, limits }: StreamRequest) {
    this.userId = userId;
    this.#outlet = outlet;
    this.#unreadBytes = limits.unreadBytes;
    this.#journal = journalAfter(live, lastEvent);
    const stall = new Stall(outlet.socket ?? NOTHING);
    const heartbeat = setInterval(() => {
      if (stall.look()) outlet.destroy();
      else this.#write(':\n\n');
    }, limits.pulseMilliseconds);
    // A broken connection is also closed, and `close` is handled below.
    outlet.on('error', () => undefined);
    outlet.once('close', () => {
      clearInterval(heartbeat);
      live.unwatch(this);
    });
    this.#write(`retry: ${RETRY_MILLISECONDS}\n\n`);
    live.watch(this);
  }

  /** Each event is a whole snapshot, so a program needs no memory. */
  show(snapshot: SnapshotParts, kept: number): void {
    const journalFrom = Math.min(this.#journal, kept, snapshot.journal.length);
    this.#journal = snapshot.journal.length;
    const data = JSON.stringify(wholeSnapshot(snapshot, journalFrom));
    this.#write(`event: table\nid: ${snapshot.number}.${this.#journal}\ndata: ${data}\n\n`);
  }

  showSecret(_number: number, _answer: Answer, look: () => SnapshotParts): void {
    this.show(look(), Number.POSITIVE_INFINITY);
  }

  /** Programs do not get the chat. */
  send(): void {}

  cutOff(): void {
    this.close();
  }

  /** Ends the stream. A client that does not read the end is cut off after a moment. */
  close(): void {
    const connection = this.#outlet.socket ?? this.#outlet;
    this.#outlet.end();
    setTimeout(() => connection.destroy(), GRACE_MILLISECONDS).unref();
  }

  #write(text: string): void {
    if (this.#outlet.writableEnded || this.#outlet.destroyed) return;
    if (this.#outlet.writableLength > this.#unreadBytes) this.#outlet.destroy();
    else this.#outlet.write(Buffer.from(text));
  }
}

/** How many journal entries a client has that saw this event: none if something was taken back since. */
function journalAfter({ begun }: LiveTable, lastEvent: string | undefined): number {
  const [, number, journal] = /^(\d{1,9})\.(\d{1,9})$/.exec(lastEvent ?? '') ?? [];
  if (number === undefined || journal === undefined) return 0;
  return begun?.hasOnlyGoneOnSince(Number(number)) === true ? Number(journal) : 0;
}
