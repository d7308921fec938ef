/** Events of a simulated player. */
export interface Listener {
  /** The player has an open question. */
  asked(player: LoadPlayer): void;
  /** A move was acknowledged after this time. */
  done(milliseconds: number): void;
  refused(why: string): void;
}

export const NOBODY: Listener = { asked: () => {}, done: () => {}, refused: () => {} };

/** A simulated player at one table of any of the servers, with a connection of its own. */
export abstract class LoadPlayer {
  listener: Listener = NOBODY;
  #sentAt: number | null = null;

  /** Whether a move is in flight. */
  get isWaiting(): boolean {
    return this.#sentAt !== null;
  }

  /** Whether the player can move now. */
  get isAsked(): boolean {
    return !this.isWaiting && this.hasQuestion;
  }

  play(): void {
    this.#sentAt = performance.now();
    this.send();
  }

  /** Bytes received, with WebSocket framing. */
  abstract get bytes(): number;
  protected abstract get hasQuestion(): boolean;
  protected abstract send(): void;

  protected acknowledge(): void {
    if (this.#sentAt === null) return;
    const milliseconds = performance.now() - this.#sentAt;
    this.#sentAt = null;
    this.listener.done(milliseconds);
    this.updated();
  }

  protected refuse(why: string): void {
    this.#sentAt = null;
    this.listener.refused(why);
  }

  /** Call it after every update. */
  protected updated(): void {
    if (this.isAsked) this.listener.asked(this);
  }
}

/** Tables at one server with players in all seats. */
export interface LoadTables {
  readonly tables: readonly (readonly LoadPlayer[])[];
  /** Begins a new game at every table. */
  deal(): Promise<void>;
  close(): void;
}

/** Opens tables at a server, each with so many players. */
export type OpenTables = (address: string, tables: number, people: number) => Promise<LoadTables>;

export function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

const AT_ONCE = 32;

/** Runs work for each item, a few at a time; results in order. */
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
