import type { ChatStore, Muted, Spoken } from '../port/chat.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** Lines that are kept of each table. */
const MOST_KEPT = 500;

/** What was said at all tables, and who does not want to hear whom. */
export class ChatBook implements ChatStore {
  readonly #lines: Statement;
  readonly #add: Statement;
  readonly #forget: Statement;
  readonly #mutes: Statement;
  readonly #mute: Statement;
  readonly #unmute: Statement;

  constructor({ bare }: Pick<Database, 'bare'>) {
    this.#lines = bare.prepare(
      'SELECT speaker AS person, name, place, text, at FROM chat WHERE table_key = ? ORDER BY number DESC LIMIT ?',
    );
    this.#add = bare.prepare('INSERT INTO chat (table_key, speaker, name, place, text, at) VALUES (?, ?, ?, ?, ?, ?)');
    this.#forget = bare.prepare(
      `DELETE FROM chat WHERE table_key = ?1 AND number <=
        (SELECT number FROM chat WHERE table_key = ?1 ORDER BY number DESC LIMIT 1 OFFSET ${MOST_KEPT})`,
    );
    this.#mutes = bare.prepare('SELECT listener, speaker FROM mutes WHERE table_key = ?');
    this.#mute = bare.prepare('INSERT OR IGNORE INTO mutes (table_key, listener, speaker) VALUES (?, ?, ?)');
    this.#unmute = bare.prepare('DELETE FROM mutes WHERE table_key = ? AND listener = ? AND speaker = ?');
  }

  lines(key: number, most: number): Spoken[] {
    return (this.#lines.all(key, most) as unknown as Spoken[]).toReversed();
  }

  add(key: number, { person, name, place, text, at }: Spoken): void {
    this.#add.run(key, person, name, place, text, at);
    this.#forget.run(key);
  }

  mutes(key: number): Muted[] {
    return this.#mutes.all(key) as unknown as Muted[];
  }

  mute(key: number, { listener, speaker }: Muted, isMuted: boolean): void {
    (isMuted ? this.#mute : this.#unmute).run(key, listener, speaker);
  }
}
