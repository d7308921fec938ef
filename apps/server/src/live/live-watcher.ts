import { DeltaEncoder, type ServerMessage, type SnapshotParts, wholeSnapshot } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';
import type { Watcher } from '../tables/watchers.ts';

/** The connection that a table is watched over. */
export interface WatchedConnection {
  readonly person: string;
  write(text: string): void;
  cutOff(): void;
}

/** A table watched in full: the whole of it after everything that happens. */
export class SnapshotWatcher implements Watcher {
  readonly person: string;
  readonly #line: WatchedConnection;
  #journal: number;

  /** `journal` is how many entries the client has from before. */
  constructor(line: WatchedConnection, journal: number) {
    this.person = line.person;
    this.#line = line;
    this.#journal = journal;
  }

  show(snapshot: SnapshotParts, kept: number): void {
    const journalFrom = Math.min(this.#journal, kept, snapshot.journal.length);
    this.#journal = snapshot.journal.length;
    this.tell({ type: 'table', table: wholeSnapshot(snapshot, journalFrom) });
  }

  showSecret(_number: number, _answer: Answer, look: () => SnapshotParts): void {
    this.show(look(), Number.POSITIVE_INFINITY);
  }

  tell(message: ServerMessage): void {
    this.#line.write(JSON.stringify(message));
  }

  cutOff(): void {
    this.#line.cutOff();
  }
}

/** A table watched in the short form: only what is new, in words said once. */
export class DeltaWatcher implements Watcher {
  readonly person: string;
  readonly #line: WatchedConnection;
  readonly #encoder: DeltaEncoder;
  #hasClock = true;

  constructor(line: WatchedConnection, handle: number, journal: number) {
    this.person = line.person;
    this.#line = line;
    this.#encoder = new DeltaEncoder(handle, journal);
  }

  show(snapshot: SnapshotParts, kept: number): void {
    this.#hasClock = snapshot.header.clock !== null;
    const news = this.#encoder.news(snapshot, kept);
    if (news !== null) this.#line.write(news);
  }

  showSecret(number: number, answer: Answer, look: () => SnapshotParts): void {
    // An answer moves the clocks, which everybody sees.
    if (this.#hasClock) this.show(look(), Number.POSITIVE_INFINITY);
    else this.#line.write(this.#encoder.newsOfSecret(number, answer));
  }

  tell(message: ServerMessage): void {
    this.#line.write(JSON.stringify(message));
  }

  cutOff(): void {
    this.#line.cutOff();
  }
}
