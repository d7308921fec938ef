/** Limits how many each key may hold. Keys that hold none take no memory. */
export class Quota {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes one more, if allowed; call `giveBack` later. */
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
