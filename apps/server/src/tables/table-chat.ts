import { createHmac } from 'node:crypto';
import type { PlayerIndex } from '@snowbound/engine';
import type { ChatLine } from '@snowbound/protocol';
import { Refused } from '../refused.ts';
import type { ChatStore, Muted, Spoken } from '../storage/port/chat.ts';
import { phrase } from '../words.ts';
import { Mutex } from './mutex.ts';
import type { User } from './seat-holder.ts';

/** Lines that are shown. */
const MOST_LINES = 200;
/** Mutes at one table, because any visitor may mute any speaker. */
const MOST_MUTES = 1000;
const SPEAKER_LETTERS = 16;

/** What the chats of all tables need: their store, and the secret that speaker ids are made with. */
export interface ChatRoom {
  readonly store: ChatStore;
  readonly secret: string;
}

/** A line as it is shown, with its author. */
interface Heard {
  readonly userId: string;
  readonly line: ChatLine;
}

/** The part of a chat that is in memory. */
interface Remembered {
  readonly lines: Heard[];
  readonly mutes: Muted[];
}

/** The chat of a table, and who has muted whom. It is read from the store when it is first needed. */
export class TableChat {
  readonly #room: ChatRoom;
  readonly #key: number;
  readonly #mutex = new Mutex();
  #reading: Promise<Remembered> | null = null;
  #mutes: readonly Muted[] = [];

  /** `key` is the table's number in the store. */
  constructor(room: ChatRoom, key: number) {
    this.#room = room;
    this.#key = key;
  }

  /** Adds a line of the holder of a place, or of a spectator. */
  add({ id: person, name }: User, place: PlayerIndex | null, text: string, at: number): Promise<ChatLine> {
    return this.#mutex.run(async () => {
      const spoken = { person, name, place, text: text.normalize('NFC').trim(), at };
      const { lines } = await this.#read();
      await this.#room.store.add(this.#key, spoken);
      const heard = this.#heard(spoken);
      lines.push(heard);
      if (lines.length > MOST_LINES) lines.shift();
      return heard.line;
    });
  }

  /** The latest lines, without those of speakers that the listener has muted. */
  async heardBy(listener: string): Promise<readonly ChatLine[]> {
    const { lines } = await this.#read();
    return lines.filter(({ userId }) => !this.isMuted(listener, userId)).map(({ line }) => line);
  }

  /** The id of a user in the chat of this table. It tells nothing about the user anywhere else. */
  speakerId(userId: string): string {
    const named = createHmac('sha256', this.#room.secret).update(`${this.#key} ${userId}`);
    return named.digest('base64url').slice(0, SPEAKER_LETTERS);
  }

  /** The user with this speaker id among those who have spoken, those the listener has muted, and `others`. */
  async userCalled(speaker: string, listener: string, others: readonly string[]): Promise<string | undefined> {
    const { lines } = await this.#read();
    const heard = lines.find(({ line }) => line.speaker === speaker);
    const known = [...others, ...(await this.mutedBy(listener))];
    return heard?.userId ?? known.find(userId => this.speakerId(userId) === speaker);
  }

  mute(listener: string, speaker: string, isMuted: boolean): Promise<void> {
    return this.#mutex.run(async () => {
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

  /** The users that the listener has muted. */
  async mutedBy(listener: string): Promise<readonly string[]> {
    const { mutes } = await this.#read();
    return mutes.flatMap(one => (one.listener === listener ? [one.speaker] : []));
  }

  /** Known at once wherever somebody has just spoken. */
  isMuted(listener: string, speaker: string): boolean {
    return this.#mutes.some(one => one.listener === listener && one.speaker === speaker);
  }

  #heard({ person: userId, place, name: from, text, at }: Spoken): Heard {
    return { userId, line: { speaker: this.speakerId(userId), place, from, text, at } };
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
