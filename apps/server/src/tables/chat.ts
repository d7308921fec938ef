import type { PlayerIndex } from '@snowbound/engine';
import type { ChatLine } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { ChatBook, Muted, Spoken } from '../storage/sqlite/chat-book.ts';
import { phrase } from '../words.ts';
import type { User } from './seat-holder.ts';

/** Lines that are shown. */
const MOST_LINES = 200;
/** Mutes at one table: whoever comes may mute whoever speaks. */
const MOST_MUTES = 1000;

/** What was said at a table, and who does not want to hear whom. Read from disk when somebody first wants to know. */
export class TableChat {
  readonly #book: ChatBook;
  readonly #key: number;
  #known: { readonly lines: Spoken[]; readonly mutes: Muted[] } | null = null;

  /** `key` is the table's number on disk. */
  constructor(book: ChatBook, key: number) {
    this.#book = book;
    this.#key = key;
  }

  /** Somebody who holds this place, or none, says something. */
  add({ id, name }: User, place: PlayerIndex | null, text: string, at: number): ChatLine {
    const line = { speaker: this.speakerId(id), place, from: name, text: text.normalize('NFC').trim(), at };
    const spoken = { person: id, line };
    const { lines } = this.#read();
    this.#book.add(this.#key, spoken);
    lines.push(spoken);
    if (lines.length > MOST_LINES) lines.shift();
    return line;
  }

  /** What was said lately and this person wants to hear. */
  heardBy(listener: string): readonly ChatLine[] {
    const { lines } = this.#read();
    return lines.filter(({ person }) => !this.isMuted(listener, person)).map(({ line }) => line);
  }

  /** How this person is named in the chat. */
  speakerId(person: string): string {
    return this.#book.speakerId(this.#key, person);
  }

  /** The person of this name among those who have spoken, whom the listener does not hear, and these others. */
  personCalled(speaker: string, listener: string, others: readonly string[]): string | undefined {
    const spoken = this.#read().lines.find(({ line }) => line.speaker === speaker);
    const known = [...others, ...this.mutedBy(listener)];
    return spoken?.person ?? known.find(person => this.speakerId(person) === speaker);
  }

  mute(listener: string, speaker: string, isMuted: boolean): void {
    const { mutes } = this.#read();
    const at = mutes.findIndex(one => one.listener === listener && one.speaker === speaker);
    if (isMuted && at < 0 && mutes.length >= MOST_MUTES) {
      throw new Refused('not-now', phrase('', 'server.too-many-mutes', { most: MOST_MUTES }));
    }
    this.#book.mute(this.#key, { listener, speaker }, isMuted);
    if (at >= 0) mutes.splice(at, 1);
    if (isMuted) mutes.push({ listener, speaker });
  }

  /** Whom this person does not want to hear. */
  mutedBy(listener: string): readonly string[] {
    return this.#read().mutes.flatMap(one => (one.listener === listener ? [one.speaker] : []));
  }

  isMuted(listener: string, speaker: string): boolean {
    return this.#read().mutes.some(one => one.listener === listener && one.speaker === speaker);
  }

  #read() {
    this.#known ??= { lines: this.#book.lines(this.#key, MOST_LINES), mutes: this.#book.mutes(this.#key) };
    return this.#known;
  }
}
