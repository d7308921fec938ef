/** One queue of items for each owner. Owners are served in turn. */
export class Lanes<Item extends object> {
  /** Owners in order: the one served longest ago is first. */
  readonly #lanes = new Map<string, Set<Item>>();

  countOf(owner: string): number {
    return this.#lanes.get(owner)?.size ?? 0;
  }

  add(owner: string, item: Item): void {
    const lane = this.#lanes.get(owner);
    if (lane === undefined) this.#lanes.set(owner, new Set([item]));
    else lane.add(item);
  }

  /** Removes an item at any position. */
  delete(owner: string, item: Item): void {
    const lane = this.#lanes.get(owner);
    lane?.delete(item);
    if (lane?.size === 0) this.#lanes.delete(owner);
  }

  /** The next item among the allowed owners, or `null`. Its owner moves to the end. */
  next(may: (owner: string) => boolean): Item | null {
    for (const [owner, lane] of this.#lanes) {
      const [item] = lane;
      if (item === undefined || !may(owner)) continue;
      this.#lanes.delete(owner);
      this.#lanes.set(owner, lane);
      return item;
    }
    return null;
  }
}
