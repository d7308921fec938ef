import type { AnyGame } from '@snowbound/engine';

/** A game takes about so many bytes for each of its content file: cards become rules and texts. */
const BYTES_A_BYTE = 35;

/** Games with other content than the shipped, up to so many bytes; what was used least recently goes first. */
export class GameCache {
  readonly #most: number;
  readonly #games = new Map<string, { readonly game: AnyGame; readonly bytes: number }>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** About how much memory they take. */
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

  /** Keeps a game that was made of a file of this length. Whoever plays with one that goes holds it still. */
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
