import { Lanes } from './lanes.ts';

/** An item that waits for a slot, or has one. */
export interface Turn<Item> {
  readonly item: Item;
  readonly owner: string;
  /** Whether anybody is watching. */
  readonly isWatched: boolean;
}

export interface FairLimits {
  /** Number of slots. */
  readonly atOnce: number;
  /** Slots that the unwatched items of one owner may have. */
  readonly unwatchedOfOneOwner: number;
}

/** Turns of watched items before one of an unwatched item. */
const WATCHED_FIRST = 4;

/** A queue that takes owners in turn, however many items each has. An item is in it once. */
export class FairQueue<Item extends object> {
  readonly #limits: FairLimits;
  readonly #waiting = new Map<Item, Turn<Item>>();
  readonly #watched = new Lanes<Item>();
  readonly #unwatched = new Lanes<Item>();
  readonly #running = new Set<Turn<Item>>();
  /** Turns of watched items since the last unwatched one. */
  #inARow = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.size;
  }

  has(item: Item): boolean {
    return this.#waiting.has(item);
  }

  /** The owner of a waiting item. */
  ownerOf(item: Item): string | undefined {
    return this.#waiting.get(item)?.owner;
  }

  /** How many items of this owner wait. */
  countOf(owner: string): number {
    return this.#watched.countOf(owner) + this.#unwatched.countOf(owner);
  }

  /** Adds an item. A waiting item keeps its position unless its owner or `isWatched` has changed. */
  put(turn: Turn<Item>): void {
    const { item, owner, isWatched } = turn;
    const before = this.#waiting.get(item);
    if (before?.owner === owner && before.isWatched === isWatched) return;
    this.drop(item);
    this.#waiting.set(item, turn);
    this.#lanesOf(turn).add(owner, item);
  }

  /** Removes a waiting item. */
  drop(item: Item): void {
    const turn = this.#waiting.get(item);
    if (turn === undefined) return;
    this.#waiting.delete(item);
    this.#lanesOf(turn).delete(turn.owner, item);
  }

  /** The next turn, which holds a slot until it is given back; `null` if there is none now. */
  take(): Turn<Item> | null {
    if (this.#running.size >= this.#limits.atOnce) return null;
    const turn =
      this.#inARow < WATCHED_FIRST
        ? (this.#nextWatched() ?? this.#nextUnwatched())
        : (this.#nextUnwatched() ?? this.#nextWatched());
    if (turn === null) return null;
    this.drop(turn.item);
    this.#running.add(turn);
    this.#inARow = turn.isWatched ? this.#inARow + 1 : 0;
    return turn;
  }

  giveBack(turn: Turn<Item>): void {
    this.#running.delete(turn);
  }

  #nextWatched(): Turn<Item> | null {
    return this.#turnOf(this.#watched.next(() => true));
  }

  /** Unwatched items take no more than their share, and never the last free slot if there are several. */
  #nextUnwatched(): Turn<Item> | null {
    const { atOnce, unwatchedOfOneOwner } = this.#limits;
    const running = [...this.#running].filter(({ isWatched }) => !isWatched);
    if (running.length >= Math.max(1, atOnce - 1)) return null;
    const countRunning = (owner: string): number => running.filter(turn => turn.owner === owner).length;
    return this.#turnOf(this.#unwatched.next(owner => countRunning(owner) < unwatchedOfOneOwner));
  }

  #turnOf(item: Item | null): Turn<Item> | null {
    return item === null ? null : (this.#waiting.get(item) ?? null);
  }

  #lanesOf({ isWatched }: Turn<Item>): Lanes<Item> {
    return isWatched ? this.#watched : this.#unwatched;
  }
}
