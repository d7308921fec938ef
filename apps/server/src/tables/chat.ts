import type { ChatLine } from '@snowbound/protocol';
import type { Guest } from './place.ts';

/** Lines that are kept. */
const MOST_LINES = 200;

/** What was said at a table, and who does not want to hear whom. */
export class Chat {
  readonly #lines: { readonly speaker: string; readonly line: ChatLine }[] = [];
  readonly #muted = new Map<string, Set<string>>();

  add({ id, name }: Guest, text: string, at: number): ChatLine {
    const line = { from: name, text: text.normalize('NFC').trim(), at };
    this.#lines.push({ speaker: id, line });
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
    return line;
  }

  /** What was said lately and this person wants to hear. */
  heardBy(listener: string): readonly ChatLine[] {
    return this.#lines.filter(({ speaker }) => !this.isMuted(listener, speaker)).map(({ line }) => line);
  }

  mute(listener: string, speaker: string, isMuted: boolean): void {
    const muted = this.#muted.get(listener) ?? new Set();
    if (isMuted) muted.add(speaker);
    else muted.delete(speaker);
    this.#muted.set(listener, muted);
  }

  isMuted(listener: string, speaker: string): boolean {
    return this.#muted.get(listener)?.has(speaker) === true;
  }
}
