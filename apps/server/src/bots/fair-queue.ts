import { Lanes } from './lanes.ts';

/** Somebody's turn at what many want. */
export interface Turn<Item> {
  readonly item: Item;
  readonly owner: string;
  /** Whether anybody waits to see what comes of it. */
  readonly isWatched: boolean;
}

export interface FairLimits {
  /** Turns at the same time. */
  readonly atOnce: number;
  /** How many of one owner's at the same time, of those that nobody watches. */
  readonly unwatchedOfOneOwner: number;
}

/** So many turns of what is watched come before one of what is not. */
const WATCHED_FIRST = 4;

/** Items that wait for their turn, each once. Owners come in turn, however many items each has. */
export class FairQueue<Item extends object> {
  readonly #limits: FairLimits;
  readonly #waiting = new Map<Item, Turn<Item>>();
  readonly #watched = new Lanes<Item>();
  readonly #unwatched = new Lanes<Item>();
  readonly #under = new Set<Turn<Item>>();
  /** Turns of what is watched since the last of what is not. */
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

  /** Whose turn an item waits for. */
  ownerOf(item: Item): string | undefined {
    return this.#waiting.get(item)?.owner;
  }

  /** How many items of this owner wait. */
  countOf(owner: string): number {
    return this.#watched.countOf(owner) + this.#unwatched.countOf(owner);
  }

  /** Lets an item wait. One that waits keeps its place unless it has another owner now, or is watched now or no longer. */
  put(turn: Turn<Item>): void {
    const { item, owner, isWatched } = turn;
    const before = this.#waiting.get(item);
    if (before?.owner === owner && before.isWatched === isWatched) return;
    this.drop(item);
    this.#waiting.set(item, turn);
    this.#lanesOf(turn).add(owner, item);
  }

  /** The item waits no longer. */
  drop(item: Item): void {
    const turn = this.#waiting.get(item);
    if (turn === undefined) return;
    this.#waiting.delete(item);
    this.#lanesOf(turn).delete(turn.owner, item);
  }

  /** Whose turn it is, which lasts until it is given back; `null` if it is nobody's now. */
  take(): Turn<Item> | null {
    if (this.#under.size >= this.#limits.atOnce) return null;
    const turn =
      this.#inARow < WATCHED_FIRST
        ? (this.#nextWatched() ?? this.#nextUnwatched())
        : (this.#nextUnwatched() ?? this.#nextWatched());
    if (turn === null) return null;
    this.drop(turn.item);
    this.#under.add(turn);
    this.#inARow = turn.isWatched ? this.#inARow + 1 : 0;
    return turn;
  }

  giveBack(turn: Turn<Item>): void {
    this.#under.delete(turn);
  }

  #nextWatched(): Turn<Item> | null {
    return this.#turnOf(this.#watched.next(() => true));
  }

  /** What nobody watches takes no more than its share, and never the last free place if there are several. */
  #nextUnwatched(): Turn<Item> | null {
    const { atOnce, unwatchedOfOneOwner } = this.#limits;
    const under = [...this.#under].filter(({ isWatched }) => !isWatched);
    if (under.length >= Math.max(1, atOnce - 1)) return null;
    const underOf = (owner: string): number => under.filter(turn => turn.owner === owner).length;
    return this.#turnOf(this.#unwatched.next(owner => underOf(owner) < unwatchedOfOneOwner));
  }

  #turnOf(item: Item | null): Turn<Item> | null {
    return item === null ? null : (this.#waiting.get(item) ?? null);
  }

  #lanesOf({ isWatched }: Turn<Item>): Lanes<Item> {
    return isWatched ? this.#watched : this.#unwatched;
  }
}
