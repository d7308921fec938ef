import type { Person } from '@snowbound/engine';
import type { Invitation } from '@snowbound/protocol';
import type { Refusal, SeatOffers } from '../sitting.ts';
import { ask, Refused } from './server.ts';

/** Where the token stands in the address of an offered place. */
export const OFFER_QUERY = 'place';

/** Places offered through the server. */
export class ServerOffers implements SeatOffers {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  async offer(place: Person): Promise<string> {
    const { token } = await ask<Invitation>(`${this.#path}/offers`, { place });
    return `${location.origin}/table/${this.#table}?${OFFER_QUERY}=${token}`;
  }

  take(token: string): Promise<Refusal | null> {
    return this.#do('take', { token });
  }

  vote(agree: boolean): Promise<Refusal | null> {
    return this.#do('vote', { agree });
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.#table)}`;
  }

  async #do(what: string, body: unknown): Promise<Refusal | null> {
    try {
      await ask(`${this.#path}/offers/${what}`, body);
      return null;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  }
}
