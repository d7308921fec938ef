import type { Seat } from '@snowbound/engine';
import type { View } from '@snowbound/winter-kingdom';
import type { Counted, Reach } from '@snowbound/winter-kingdom/from-view';

type Parts = typeof import('./looking.ts');

/** What one seat's points of a card come from. */
export interface Lit {
  readonly seat: Seat;
  readonly counted: readonly Counted[];
}

/** Somebody's ability card. */
export interface Looked {
  readonly seat: Seat;
  readonly card: string;
}

const NOTHING: readonly Lit[] = [];

/** What somebody looks at more closely: a card that scores and for whom, or where an ability reaches. */
export class Lens {
  /** The card that lies open, or nothing. */
  card = $state('');
  /** Whose spaces are lit. */
  seats = $state.raw<readonly Seat[]>([]);
  looked = $state.raw<Looked | null>(null);
  #parts = $state.raw<Parts | null>(null);

  /** What shows it, once it is there. */
  get parts(): Parts | null {
    return this.#parts;
  }

  /** The game works out what is seen here; that part of it is loaded when first wanted. */
  async prepare(): Promise<void> {
    this.#parts ??= await import('./looking.ts');
  }

  /** Opens a card for some seats, or closes it. */
  open(card: string, seats: readonly Seat[]): void {
    this.card = card;
    this.seats = seats;
    void this.prepare();
  }

  /** Adds a seat to those that are lit, or takes it away. */
  toggle(seat: Seat): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter(other => other !== seat) : [...this.seats, seat];
  }

  look(looked: Looked | null): void {
    this.looked = looked;
    if (looked !== null) void this.prepare();
  }

  litIn(view: View): readonly Lit[] {
    const parts = this.#parts;
    if (this.card === '' || parts === null) return NOTHING;
    return this.seats.map(seat => ({ seat, counted: parts.countedFor(view, this.card, seat) }));
  }

  /** Where the card looked at reaches, or else one that was chosen. */
  reachIn(view: View, chosen: Looked | null): (Reach & Looked) | null {
    const looked = this.looked ?? chosen;
    if (looked === null || this.#parts === null) return null;
    return { ...looked, ...this.#parts.reachOf(view, looked.seat, looked.card) };
  }
}
