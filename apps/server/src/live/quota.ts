/** How many of something each key may hold. Nothing is remembered of who holds none. */
export class Quota {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more is granted; what is granted is given back later. */
  take(key: string): boolean {
    const held = this.#held.get(key) ?? 0;
    if (held >= this.#most) return false;
    this.#held.set(key, held + 1);
    return true;
  }

  giveBack(key: string): void {
    const held = this.#held.get(key) ?? 0;
    if (held > 1) this.#held.set(key, held - 1);
    else this.#held.delete(key);
  }
}
