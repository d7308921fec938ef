import { createHmac } from 'node:crypto';
import type { PlayerIndex } from '@snowbound/engine';
import type { ChatLine } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { ChatStore, Muted, Spoken } from '../storage/port/chat.ts';
import { phrase } from '../words.ts';
import type { User } from './seat-holder.ts';
import { Turns } from './turns.ts';

/** Lines that are shown. */
const MOST_LINES = 200;
/** Mutes at one table: whoever comes may mute whoever speaks. */
const MOST_MUTES = 1000;
const SPEAKER_LETTERS = 16;

/** Where all chats are kept, and what speakers are named with. */
export interface ChatRoom {
  readonly store: ChatStore;
  readonly secret: string;
}

/** A line as it is shown, and who said it. */
interface Heard {
  readonly person: string;
  readonly line: ChatLine;
}

/** What is remembered of a chat. */
interface Remembered {
  readonly lines: Heard[];
  readonly mutes: Muted[];
}

/** What was said at a table, and who does not want to hear whom. Read from the store when somebody first wants to know. */
export class TableChat {
  readonly #room: ChatRoom;
  readonly #key: number;
  readonly #turns = new Turns();
  #reading: Promise<Remembered> | null = null;
  #mutes: readonly Muted[] = [];

  /** `key` is the table's number in the store. */
  constructor(room: ChatRoom, key: number) {
    this.#room = room;
    this.#key = key;
  }

  /** Somebody who holds this place, or none, says something. */
  add({ id: person, name }: User, place: PlayerIndex | null, text: string, at: number): Promise<ChatLine> {
    return this.#turns.take(async () => {
      const spoken = { person, name, place, text: text.normalize('NFC').trim(), at };
      const { lines } = await this.#read();
      await this.#room.store.add(this.#key, spoken);
      const heard = this.#heard(spoken);
      lines.push(heard);
      if (lines.length > MOST_LINES) lines.shift();
      return heard.line;
    });
  }

  /** What was said lately and this person wants to hear. */
  async heardBy(listener: string): Promise<readonly ChatLine[]> {
    const { lines } = await this.#read();
    return lines.filter(({ person }) => !this.isMuted(listener, person)).map(({ line }) => line);
  }

  /** How this person is named in this chat: always the same here, and nothing follows from it anywhere else. */
  speakerId(person: string): string {
    const named = createHmac('sha256', this.#room.secret).update(`${this.#key} ${person}`);
    return named.digest('base64url').slice(0, SPEAKER_LETTERS);
  }

  /** The person of this name among those who have spoken, whom the listener does not hear, and these others. */
  async personCalled(speaker: string, listener: string, others: readonly string[]): Promise<string | undefined> {
    const { lines } = await this.#read();
    const heard = lines.find(({ line }) => line.speaker === speaker);
    const known = [...others, ...(await this.mutedBy(listener))];
    return heard?.person ?? known.find(person => this.speakerId(person) === speaker);
  }

  mute(listener: string, speaker: string, isMuted: boolean): Promise<void> {
    return this.#turns.take(async () => {
      const { mutes } = await this.#read();
      const at = mutes.findIndex(one => one.listener === listener && one.speaker === speaker);
      if (isMuted && at < 0 && mutes.length >= MOST_MUTES) {
        throw new Refused('not-now', phrase('', 'server.too-many-mutes', { most: MOST_MUTES }));
      }
      await this.#room.store.mute(this.#key, { listener, speaker }, isMuted);
      if (at >= 0) mutes.splice(at, 1);
      if (isMuted) mutes.push({ listener, speaker });
    });
  }

  /** Whom this person does not want to hear. */
  async mutedBy(listener: string): Promise<readonly string[]> {
    const { mutes } = await this.#read();
    return mutes.flatMap(one => (one.listener === listener ? [one.speaker] : []));
  }

  /** Known at once wherever somebody has just spoken. */
  isMuted(listener: string, speaker: string): boolean {
    return this.#mutes.some(one => one.listener === listener && one.speaker === speaker);
  }

  #heard({ person, place, name: from, text, at }: Spoken): Heard {
    return { person, line: { speaker: this.speakerId(person), place, from, text, at } };
  }

  #read(): Promise<Remembered> {
    this.#reading ??= this.#remember().catch(reason => {
      this.#reading = null;
      throw reason;
    });
    return this.#reading;
  }

  async #remember(): Promise<Remembered> {
    const { store } = this.#room;
    const lines = (await store.lines(this.#key, MOST_LINES)).map(spoken => this.#heard(spoken));
    const mutes = [...(await store.mutes(this.#key))];
    this.#mutes = mutes;
    return { lines, mutes };
  }
}
