import type { SeatHolderSnapshot } from '@snowbound/protocol';
import type { SeatHolder } from './seat-holder.ts';

/** Comings and goings within this time are shown once, or not at all if the outcome is the same. */
const DEBOUNCE_MILLISECONDS = 200;

/** A table whose seat holders come and go. */
interface PresenceTable {
  readonly places: readonly SeatHolder[];
  readonly watchers: { readonly count: number; isHere(userId: string): boolean };
  broadcast(): void;
}

/** Which seat holders are connected. The one who comes sees it at once, the others a moment later. */
export class Presence {
  readonly #live: PresenceTable;
  #snapshot: readonly SeatHolderSnapshot[] | null = null;
  /** The presence that was last shown to the others. */
  #shown = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(live: PresenceTable) {
    this.#live = live;
  }

  /** The seat holders as everybody sees them: the same object until one comes or goes. */
  get seatHolders(): readonly SeatHolderSnapshot[] {
    this.#snapshot ??= seatHolderSnapshots(this.#live.places, userId => this.#live.watchers.isHere(userId));
    return this.#snapshot;
  }

  /** Seat holders have changed; the caller broadcasts that. */
  invalidate(): void {
    this.#snapshot = null;
  }

  /** A seat holder has come. */
  came(): void {
    this.#changed(this.#live.watchers.count - 1);
  }

  /** A seat holder has gone. */
  went(): void {
    this.#changed(this.#live.watchers.count);
  }

  /** `others` is the number of watchers who have not seen this change. */
  #changed(others: number): void {
    this.#snapshot = null;
    if (others === 0) this.#shown = this.#current;
    else this.#timer ??= setTimeout(() => this.#show(), DEBOUNCE_MILLISECONDS).unref();
  }

  #show(): void {
    this.#timer = null;
    if (this.#current === this.#shown) return;
    this.#shown = this.#current;
    this.#live.broadcast();
  }

  get #current(): string {
    return this.seatHolders.map(({ here }) => (here ? 'here' : 'away')).join(' ');
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}

/** Seat holders as everybody sees them. Bots are always here. */
export const seatHolderSnapshots = (
  places: readonly SeatHolder[],
  isHere: (userId: string) => boolean,
): readonly SeatHolderSnapshot[] =>
  places.map(({ kind, name, bot, person }) => {
    return { kind, name, bot, here: kind === 'bot' || (kind === 'person' && person !== null && isHere(person)) };
  });
