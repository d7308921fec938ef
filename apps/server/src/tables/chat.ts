import type { ChatLine } from '@snowbound/protocol';
import type { ChatBook, Muted, Spoken } from '../storage/chat-book.ts';
import type { Guest } from './place.ts';

/** Lines that are shown. */
const MOST_LINES = 200;

/** What was said at a table, and who does not want to hear whom. Read from disk when somebody first wants to know. */
export class Chat {
  readonly #book: ChatBook;
  readonly #key: number;
  #known: { readonly lines: Spoken[]; readonly mutes: Muted[] } | null = null;

  /** `key` is the table's number on disk. */
  constructor(book: ChatBook, key: number) {
    this.#book = book;
    this.#key = key;
  }

  add({ id, name }: Guest, text: string, at: number): ChatLine {
    const spoken = { speaker: id, line: { from: name, text: text.normalize('NFC').trim(), at } };
    const { lines } = this.#read();
    this.#book.add(this.#key, spoken);
    lines.push(spoken);
    if (lines.length > MOST_LINES) lines.shift();
    return spoken.line;
  }

  /** What was said lately and this person wants to hear. */
  heardBy(listener: string): readonly ChatLine[] {
    const { lines } = this.#read();
    return lines.filter(({ speaker }) => !this.isMuted(listener, speaker)).map(({ line }) => line);
  }

  mute(listener: string, speaker: string, isMuted: boolean): void {
    const { mutes } = this.#read();
    this.#book.mute(this.#key, { listener, speaker }, isMuted);
    const at = mutes.findIndex(one => one.listener === listener && one.speaker === speaker);
    if (at >= 0) mutes.splice(at, 1);
    if (isMuted) mutes.push({ listener, speaker });
  }

  isMuted(listener: string, speaker: string): boolean {
    return this.#read().mutes.some(one => one.listener === listener && one.speaker === speaker);
  }

  #read() {
    this.#known ??= { lines: this.#book.lines(this.#key, MOST_LINES), mutes: this.#book.mutes(this.#key) };
    return this.#known;
  }
}
