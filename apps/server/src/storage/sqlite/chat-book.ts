import { createHmac, randomBytes } from 'node:crypto';
import type { ChatLine } from '@snowbound/protocol';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** A line and the person who said it. */
export interface Spoken {
  readonly person: string;
  readonly line: ChatLine;
}

/** That somebody does not want to hear somebody. */
export interface Muted {
  readonly listener: string;
  readonly speaker: string;
}

interface ChatRow {
  readonly speaker: string;
  readonly name: string;
  readonly place: number | null;
  readonly text: string;
  readonly at: number;
}

/** Lines that are kept of each table. */
const MOST_KEPT = 500;
const SECRET_BYTES = 32;
const SPEAKER_LETTERS = 16;

/** What was said at all tables, and who does not want to hear whom. */
export class ChatBook {
  readonly #lines: Statement;
  readonly #add: Statement;
  readonly #forget: Statement;
  readonly #mutes: Statement;
  readonly #mute: Statement;
  readonly #unmute: Statement;
  readonly #secret: string;

  constructor({ bare }: Database) {
    this.#lines = bare.prepare(
      'SELECT speaker, name, place, text, at FROM chat WHERE table_key = ? ORDER BY number DESC LIMIT ?',
    );
    this.#add = bare.prepare('INSERT INTO chat (table_key, speaker, name, place, text, at) VALUES (?, ?, ?, ?, ?, ?)');
    this.#forget = bare.prepare(
      `DELETE FROM chat WHERE table_key = ?1 AND number <=
        (SELECT number FROM chat WHERE table_key = ?1 ORDER BY number DESC LIMIT 1 OFFSET ${MOST_KEPT})`,
    );
    this.#mutes = bare.prepare('SELECT listener, speaker FROM mutes WHERE table_key = ?');
    this.#mute = bare.prepare('INSERT OR IGNORE INTO mutes (table_key, listener, speaker) VALUES (?, ?, ?)');
    this.#unmute = bare.prepare('DELETE FROM mutes WHERE table_key = ? AND listener = ? AND speaker = ?');
    this.#secret = chatSecret(bare);
  }

  /** How a person is named in the chat of one table: always the same there, and nothing follows from it anywhere else. */
  speakerId(key: number, person: string): string {
    return createHmac('sha256', this.#secret).update(`${key} ${person}`).digest('base64url').slice(0, SPEAKER_LETTERS);
  }

  /** The last lines of a table, the oldest first. */
  lines(key: number, most: number): Spoken[] {
    const rows = this.#lines.all(key, most) as unknown as ChatRow[];
    return rows.toReversed().map(({ speaker: person, name, place, text, at }) => {
      return { person, line: { speaker: this.speakerId(key, person), place, from: name, text, at } };
    });
  }

  /** Adds a line; the oldest beyond what is kept are gone. */
  add(key: number, { person, line: { from, place, text, at } }: Spoken): void {
    this.#add.run(key, person, from, place, text, at);
    this.#forget.run(key);
  }

  mutes(key: number): Muted[] {
    return this.#mutes.all(key) as unknown as Muted[];
  }

  mute(key: number, { listener, speaker }: Muted, isMuted: boolean): void {
    (isMuted ? this.#mute : this.#unmute).run(key, listener, speaker);
  }
}

/** What speakers are named with: made at the first start, kept with the data. */
function chatSecret(bare: Database['bare']): string {
  const read = bare.prepare("SELECT value FROM settings WHERE name = 'chat-secret'");
  const known = read.get() as { value: string } | undefined;
  if (known !== undefined) return known.value;
  const value = randomBytes(SECRET_BYTES).toString('hex');
  bare.prepare("INSERT INTO settings (name, value) VALUES ('chat-secret', ?)").run(value);
  return value;
}
