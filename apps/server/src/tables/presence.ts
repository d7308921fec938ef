import type { SeatHolderSnapshot } from '@snowbound/protocol';
import type { SeatHolder } from './seat-holder.ts';

/** Who comes and goes within this time is told of once, or not at all if it comes to the same. */
const TOGETHER_MILLISECONDS = 200;

/** A table where people come and go. */
interface Visited {
  readonly places: readonly SeatHolder[];
  readonly watchers: { readonly count: number; isHere(person: string): boolean };
  tellAll(): void;
}

/** Who of those who play is here. Only who comes sees that at once; the others hear of it a moment later. */
export class Presence {
  readonly #live: Visited;
  #seen: readonly SeatHolderSnapshot[] | null = null;
  /** Who was here when the others last heard of it. */
  #told = '';
  #telling: NodeJS.Timeout | null = null;

  constructor(live: Visited) {
    this.#live = live;
  }

  /** The places with who is here: the same object until somebody comes or goes. */
  get placesSeen(): readonly SeatHolderSnapshot[] {
    this.#seen ??= placesAsSeen(this.#live.places, person => this.#live.watchers.isHere(person));
    return this.#seen;
  }

  /** Places have changed hands, which is told by itself. */
  lookAnew(): void {
    this.#seen = null;
  }

  /** Somebody who plays has come and sees who is here. */
  came(): void {
    this.#note(this.#live.watchers.count - 1);
  }

  /** Somebody who plays has gone. */
  went(): void {
    this.#note(this.#live.watchers.count);
  }

  /** So many others look on who do not know yet. */
  #note(others: number): void {
    this.#seen = null;
    if (others === 0) this.#told = this.#now;
    else this.#telling ??= setTimeout(() => this.#tell(), TOGETHER_MILLISECONDS).unref();
  }

  #tell(): void {
    this.#telling = null;
    if (this.#now === this.#told) return;
    this.#told = this.#now;
    this.#live.tellAll();
  }

  get #now(): string {
    return this.placesSeen.map(({ here }) => (here ? 'here' : 'away')).join(' ');
  }

  close(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
  }
}

/** Places as everybody sees them. Bots are always here. */
export const placesAsSeen = (
  places: readonly SeatHolder[],
  isHere: (person: string) => boolean,
): readonly SeatHolderSnapshot[] =>
  places.map(({ kind, name, bot, person }) => {
    return { kind, name, bot, here: kind === 'bot' || (kind === 'person' && person !== null && isHere(person)) };
  });
