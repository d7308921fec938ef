import { DeltaEncoder, type ServerMessage, type SnapshotParts, wholeSnapshot } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';
import type { Watcher } from '../tables/watchers.ts';

/** The connection that a table is watched over. */
export interface WatchedConnection {
  readonly userId: string;
  write(text: string): void;
  cutOff(): void;
}

/** Sends the whole snapshot after every change. */
export class SnapshotWatcher implements Watcher {
  readonly userId: string;
  readonly #connection: WatchedConnection;
  #journal: number;

  /** `journal` is the number of entries the client has from before. */
  constructor(connection: WatchedConnection, journal: number) {
    this.userId = connection.userId;
    this.#connection = connection;
    this.#journal = journal;
  }

  show(snapshot: SnapshotParts, kept: number): void {
    const journalFrom = Math.min(this.#journal, kept, snapshot.journal.length);
    this.#journal = snapshot.journal.length;
    this.send({ type: 'table', table: wholeSnapshot(snapshot, journalFrom) });
  }

  showSecret(_number: number, _answer: Answer, look: () => SnapshotParts): void {
    this.show(look(), Number.POSITIVE_INFINITY);
  }

  send(message: ServerMessage): void {
    this.#connection.write(JSON.stringify(message));
  }

  cutOff(): void {
    this.#connection.cutOff();
  }
}

/** Sends only deltas. */
export class DeltaWatcher implements Watcher {
  readonly userId: string;
  readonly #connection: WatchedConnection;
  readonly #encoder: DeltaEncoder;
  #hasClock = true;

  constructor(connection: WatchedConnection, handle: number, journal: number) {
    this.userId = connection.userId;
    this.#connection = connection;
    this.#encoder = new DeltaEncoder(handle, journal);
  }

  show(snapshot: SnapshotParts, kept: number): void {
    this.#hasClock = snapshot.header.clock !== null;
    const delta = this.#encoder.encode(snapshot, kept);
    if (delta !== null) this.#connection.write(delta);
  }

  showSecret(number: number, answer: Answer, look: () => SnapshotParts): void {
    // An answer also changes the clock, which everybody sees.
    if (this.#hasClock) this.show(look(), Number.POSITIVE_INFINITY);
    else this.#connection.write(this.#encoder.encodeSecretAnswer(number, answer));
  }

  send(message: ServerMessage): void {
    this.#connection.write(JSON.stringify(message));
  }

  cutOff(): void {
    this.#connection.cutOff();
  }
}
