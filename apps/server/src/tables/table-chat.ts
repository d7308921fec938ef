import type { PlayerIndex } from '@snowbound/engine';
import type { ChatLine } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { ChatBook, Muted, Spoken } from '../storage/chat-book.ts';
import { phrase } from '../words.ts';
import type { User } from './seat-holder.ts';

/** Lines that are shown. */
const MOST_LINES = 200;
/** Mutes at one table, because any visitor may mute any speaker. */
const MOST_MUTES = 1000;

/** The chat of a table, and who has muted whom. It is read from disk when it is first needed. */
export class TableChat {
  readonly #book: ChatBook;
  readonly #key: number;
  #known: { readonly lines: Spoken[]; readonly mutes: Muted[] } | null = null;

  /** `key` is the table's number on disk. */
  constructor(book: ChatBook, key: number) {
    this.#book = book;
    this.#key = key;
  }

  /** Adds a line of the holder of a place, or of a spectator. */
  add({ id, name }: User, place: PlayerIndex | null, text: string, at: number): ChatLine {
    const line = { speaker: this.speakerId(id), place, from: name, text: text.normalize('NFC').trim(), at };
    const spoken = { person: id, line };
    const { lines } = this.#read();
    this.#book.add(this.#key, spoken);
    lines.push(spoken);
    if (lines.length > MOST_LINES) lines.shift();
    return line;
  }

  /** The latest lines, without those of speakers that the listener has muted. */
  heardBy(listener: string): readonly ChatLine[] {
    const { lines } = this.#read();
    return lines.filter(({ person }) => !this.isMuted(listener, person)).map(({ line }) => line);
  }

  /** The id of a user in the chat of this table. */
  speakerId(userId: string): string {
    return this.#book.speakerId(this.#key, userId);
  }

  /** The user with this speaker id among those who have spoken, those the listener has muted, and `others`. */
  userCalled(speaker: string, listener: string, others: readonly string[]): string | undefined {
    const spoken = this.#read().lines.find(({ line }) => line.speaker === speaker);
    const known = [...others, ...this.mutedBy(listener)];
    return spoken?.person ?? known.find(userId => this.speakerId(userId) === speaker);
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

  /** The users that the listener has muted. */
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
