import type { PlayerIndex } from '@snowbound/engine';
import type { Invitation } from '@snowbound/protocol';
import type { Refusal, SeatOffers } from '../table-client.ts';
import { ask, tryTo } from './requests.ts';

/** Where the token stands in the address of an offered place. */
const OFFER_QUERY = 'place';

/** The token of the link the reader came by. */
export const offeredPlace = (): string | null => new URLSearchParams(location.search).get(OFFER_QUERY);

/** Places offered through the server. */
export class ServerOffers implements SeatOffers {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  async offer(place: PlayerIndex): Promise<string> {
    const { token } = await ask<Invitation>(`${this.#path}/offers`, { place });
    return `${location.origin}/table/${this.#table}?${OFFER_QUERY}=${token}`;
  }

  take(token: string): Promise<Refusal | null> {
    return tryTo(`${this.#path}/offers/take`, { token });
  }

  vote(agree: boolean): Promise<Refusal | null> {
    return tryTo(`${this.#path}/offers/vote`, { agree });
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.#table)}`;
  }
}
