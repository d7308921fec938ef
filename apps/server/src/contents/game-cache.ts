import type { AnyGame } from '@snowbound/engine';

/** Memory of a game for each byte of its content file, measured: cards become rules and texts. */
const BYTES_A_BYTE = 35;

/** An LRU cache of games with other than the shipped content, limited by memory. */
export class GameCache {
  readonly #most: number;
  readonly #games = new Map<string, { readonly game: AnyGame; readonly bytes: number }>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** An estimate of the memory in use. */
  get bytes(): number {
    return this.#bytes;
  }

  get(content: string): AnyGame | null {
    const known = this.#games.get(content);
    if (known === undefined) return null;
    this.#games.delete(content);
    this.#games.set(content, known);
    return known.game;
  }

  /** Adds a game made of a file of this length. A table keeps its game after the cache has evicted it. */
  add(game: AnyGame, length: number): void {
    const { id } = game.content;
    this.#forget(id);
    this.#games.set(id, { game, bytes: length * BYTES_A_BYTE });
    this.#bytes += length * BYTES_A_BYTE;
    for (const oldest of this.#games.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(content: string): void {
    this.#bytes -= this.#games.get(content)?.bytes ?? 0;
    this.#games.delete(content);
  }
}
