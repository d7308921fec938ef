/** What the load tool wants to know of the people it plays. */
export interface Listener {
  /** This one is asked something and has not answered yet. */
  asked(sitter: Sitter): void;
  /** A move was acknowledged after so many milliseconds. */
  done(milliseconds: number): void;
  refused(why: string): void;
}

export const NOBODY: Listener = { asked: () => {}, done: () => {}, refused: () => {} };

/** Somebody who sits at one table with a connection of their own, at any of the servers. */
export abstract class Sitter {
  listener: Listener = NOBODY;
  #sentAt: number | null = null;

  /** Whether a move of theirs is under way. */
  get isWaiting(): boolean {
    return this.#sentAt !== null;
  }

  /** Whether they could move now. */
  get isAsked(): boolean {
    return !this.isWaiting && this.hasQuestion;
  }

  play(): void {
    this.#sentAt = performance.now();
    this.send();
  }

  /** Bytes that came over the wire, frames included. */
  abstract get bytes(): number;
  protected abstract get hasQuestion(): boolean;
  protected abstract send(): void;

  protected acknowledge(): void {
    if (this.#sentAt === null) return;
    const milliseconds = performance.now() - this.#sentAt;
    this.#sentAt = null;
    this.listener.done(milliseconds);
    this.offer();
  }

  protected refuse(why: string): void {
    this.#sentAt = null;
    this.listener.refused(why);
  }

  /** To be called when something new is known. */
  protected offer(): void {
    if (this.isAsked) this.listener.asked(this);
  }
}

/** Tables at one server with people in all seats. */
export interface Hall {
  readonly tables: readonly (readonly Sitter[])[];
  /** Begins a new game at every table. */
  deal(): Promise<void>;
  close(): void;
}

/** Opens so many tables at a server, each with so many people. */
export type OpenHall = (address: string, tables: number, people: number) => Promise<Hall>;

export function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

const AT_ONCE = 32;

/** Does something for each item, a few at a time, results in order. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (;;) {
      const index = next++;
      const item = items[index];
      if (item === undefined) return;
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}
