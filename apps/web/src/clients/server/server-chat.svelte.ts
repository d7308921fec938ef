import type { ChatLine, ChatSpeaker } from '@snowbound/protocol';
import type { ChatClient, Refusal, Whom } from '../table-client.ts';
import { ask, tryTo } from './requests.ts';

/** What is said at a table on the server, which also knows whom the reader does not want to hear. */
export class ServerChat implements ChatClient {
  readonly #table: string;
  #lines = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<readonly ChatSpeaker[]>([]);
  #own = $state.raw<string | null>(null);

  constructor(table: string) {
    this.#table = table;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  get muted(): readonly ChatSpeaker[] {
    return this.#muted;
  }

  get own(): string | null {
    return this.#own;
  }

  say(text: string): Promise<Refusal | null> {
    return tryTo<ChatLine>(`${this.#path}/chat`, { text }, async ({ speaker }) => {
      this.#own = speaker;
    });
  }

  async mute(whom: Whom, isMuted: boolean): Promise<Refusal | null> {
    const refused = await tryTo(`${this.#path}/mute`, { ...whom, muted: isMuted });
    if (refused !== null) return refused;
    await this.read();
    return null;
  }

  hear(line: ChatLine): void {
    this.#lines = [...this.#lines, line];
  }

  /** What was said before the reader came or while they were away. */
  async read(): Promise<void> {
    const [said, muted] = await Promise.all([
      ask<readonly ChatLine[]>(`${this.#path}/chat`).catch(() => null),
      ask<readonly ChatSpeaker[]>(`${this.#path}/mutes`).catch(() => null),
    ]);
    if (said !== null) this.#lines = said;
    if (muted !== null) this.#muted = muted;
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.#table)}`;
  }
}
