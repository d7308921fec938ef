import type { PlayerIndex } from '@snowbound/engine';

/** A place at a table. */
export interface OfferedPlace {
  readonly table: string;
  readonly place: PlayerIndex;
}

/** A person may take this place at this table, if the others agree. */
export interface StoredSeatOffer extends OfferedPlace {
  /** SHA-256 of the token, which is kept nowhere. */
  readonly hash: string;
  readonly madeBy: string;
  readonly created: number;
}

/** Places that are offered while a game runs: one offer a place. They go with their table. What a promise resolves for is durable. */
export interface SeatOfferStore {
  /** Stores an offer instead of an earlier one for the same place. */
  replace(offer: StoredSeatOffer): Promise<void>;
  find(table: string, hash: string): Promise<StoredSeatOffer | null>;
  /** The offer for a place. */
  at(place: OfferedPlace): Promise<StoredSeatOffer | null>;
  remove(place: OfferedPlace): Promise<void>;
}
