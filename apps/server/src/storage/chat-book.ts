import type { ChatLine } from '@snowbound/protocol';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** A line and who said it. */
export interface Spoken {
  readonly speaker: string;
  readonly line: ChatLine;
}

/** That somebody does not want to hear somebody. */
export interface Muted {
  readonly listener: string;
  readonly speaker: string;
}

/** What was said at all tables, and who does not want to hear whom. */
export class ChatBook {
  readonly #lines: Statement;
  readonly #add: Statement;
  readonly #mutes: Statement;
  readonly #mute: Statement;
  readonly #unmute: Statement;

  constructor({ bare }: Database) {
    this.#lines = bare.prepare(
      'SELECT speaker, name, text, at FROM chat WHERE table_key = ? ORDER BY number DESC LIMIT ?',
    );
    this.#add = bare.prepare('INSERT INTO chat (table_key, speaker, name, text, at) VALUES (?, ?, ?, ?, ?)');
    this.#mutes = bare.prepare('SELECT listener, speaker FROM mutes WHERE table_key = ?');
    this.#mute = bare.prepare('INSERT OR IGNORE INTO mutes (table_key, listener, speaker) VALUES (?, ?, ?)');
    this.#unmute = bare.prepare('DELETE FROM mutes WHERE table_key = ? AND listener = ? AND speaker = ?');
  }

  /** The last lines of a table, the oldest first. */
  lines(key: number, most: number): Spoken[] {
    const rows = this.#lines.all(key, most) as unknown as { speaker: string; name: string; text: string; at: number }[];
    return rows.toReversed().map(({ speaker, name, text, at }) => ({ speaker, line: { from: name, text, at } }));
  }

  add(key: number, { speaker, line }: Spoken): void {
    this.#add.run(key, speaker, line.from, line.text, line.at);
  }

  mutes(key: number): Muted[] {
    return this.#mutes.all(key) as unknown as Muted[];
  }

  mute(key: number, { listener, speaker }: Muted, isMuted: boolean): void {
    (isMuted ? this.#mute : this.#unmute).run(key, listener, speaker);
  }
}
