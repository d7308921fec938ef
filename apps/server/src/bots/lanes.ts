/** A lane of items for every owner who has any; owners come one after the other, and so do the items of each. */
export class Lanes<Item extends object> {
  /** The owner whose turn is longest ago comes first. */
  readonly #lanes = new Map<string, Set<Item>>();

  countOf(owner: string): number {
    return this.#lanes.get(owner)?.size ?? 0;
  }

  add(owner: string, item: Item): void {
    const lane = this.#lanes.get(owner);
    if (lane === undefined) this.#lanes.set(owner, new Set([item]));
    else lane.add(item);
  }

  /** Removes an item, wherever in its lane it is. */
  delete(owner: string, item: Item): void {
    const lane = this.#lanes.get(owner);
    lane?.delete(item);
    if (lane?.size === 0) this.#lanes.delete(owner);
  }

  /** The item that comes next among owners who may, whose owner is then the last in turn; `null` if there is none. */
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
