import { type ServerMessage, type Sight, Teller, wholeOf } from '@snowbound/protocol';
import type { Answer } from '@snowbound/table';
import type { Watcher } from '../tables/watchers.ts';

/** The connection that a table is watched over. */
export interface Line {
  readonly person: string;
  write(text: string): void;
  cutOff(): void;
}

/** A table watched in full: the whole of it after everything that happens. */
export class WholeWatcher implements Watcher {
  readonly person: string;
  readonly #line: Line;
  #journal: number;

  /** `journal` is how many entries the client has from before. */
  constructor(line: Line, journal: number) {
    this.person = line.person;
    this.#line = line;
    this.#journal = journal;
  }

  show(sight: Sight, kept: number): void {
    const journalFrom = Math.min(this.#journal, kept, sight.journal.length);
    this.#journal = sight.journal.length;
    this.tell({ type: 'table', table: wholeOf(sight, journalFrom) });
  }

  showSecret(_number: number, _answer: Answer, look: () => Sight): void {
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
export class ShortWatcher implements Watcher {
  readonly person: string;
  readonly #line: Line;
  readonly #teller: Teller;
  #hasClock = true;

  constructor(line: Line, handle: number, journal: number) {
    this.person = line.person;
    this.#line = line;
    this.#teller = new Teller(handle, journal);
  }

  show(sight: Sight, kept: number): void {
    this.#hasClock = sight.frame.clock !== null;
    const news = this.#teller.news(sight, kept);
    if (news !== null) this.#line.write(news);
  }

  showSecret(number: number, answer: Answer, look: () => Sight): void {
    // An answer moves the clocks, which everybody sees.
    if (this.#hasClock) this.show(look(), Number.POSITIVE_INFINITY);
    else this.#line.write(this.#teller.newsOfSecret(number, answer));
  }

  tell(message: ServerMessage): void {
    this.#line.write(JSON.stringify(message));
  }

  cutOff(): void {
    this.#line.cutOff();
  }
}
