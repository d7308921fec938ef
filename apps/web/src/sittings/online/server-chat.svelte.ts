import type { Person } from '@snowbound/engine';
import type { ChatLine } from '@snowbound/protocol';
import type { Chat, Refusal } from '../sitting.ts';
import { ask, tryTo } from './server.ts';

const MUTED = 'snowbound.muted.';

/** What is said at a table on the server. Whom the reader does not want to hear is kept on this device. */
export class ServerChat implements Chat {
  readonly #table: string;
  #lines = $state.raw<readonly ChatLine[]>([]);
  #muted = $state.raw<ReadonlySet<Person>>(new Set());

  constructor(table: string) {
    this.#table = table;
    this.#muted = new Set(JSON.parse(localStorage.getItem(MUTED + table) ?? '[]') as Person[]);
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  get muted(): ReadonlySet<Person> {
    return this.#muted;
  }

  say(text: string): Promise<Refusal | null> {
    return tryTo(`${this.#path}/chat`, { text });
  }

  async mute(place: Person, isMuted: boolean): Promise<Refusal | null> {
    const refused = await tryTo(`${this.#path}/mute`, { place, muted: isMuted });
    if (refused !== null) return refused;
    this.#muted = new Set([...this.#muted].filter(other => other !== place).concat(isMuted ? place : []));
    localStorage.setItem(MUTED + this.#table, JSON.stringify([...this.#muted]));
    await this.#readLines();
    return null;
  }

  hear(line: ChatLine): void {
    this.#lines = [...this.#lines, line];
  }

  /** What was said before the reader came or while they were away. A server that started anew has forgotten whom they muted. */
  async read(): Promise<void> {
    await Promise.all(
      [...this.#muted].map(place => tryTo(`${this.#path}/mute`, { place, muted: true }).catch(() => null)),
    );
    await this.#readLines();
  }

  async #readLines(): Promise<void> {
    const said = await ask<readonly ChatLine[]>(`${this.#path}/chat`).catch(() => null);
    if (said !== null) this.#lines = said;
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.#table)}`;
  }
}
