import type { Seat } from '@snowbound/engine';
import type { Refusal, TableClient } from '../clients/table-client.ts';

export const asRefusal = (error: unknown): Refusal => ({
  rule: '',
  text: error instanceof Error ? error.message : String(error),
});

/** Takes moves back: at once where that is free; otherwise the player is asked first. */
export class TakingBack {
  readonly #client: TableClient;
  /** Why it would need consent, while the player decides. */
  #asks = $state.raw<Refusal | null>(null);
  #lastDeed = { number: -1, moves: 1 };

  constructor(client: TableClient) {
    this.#client = client;
  }

  get asks(): Refusal | null {
    return this.#asks;
  }

  /** A move and the answers that paid for it were one deed: they are taken back together. */
  noteDeed(moves: number): void {
    this.#lastDeed = { number: this.#client.table?.number ?? -1, moves };
  }

  /** How many moves the last deed was, if nothing has happened since. */
  get moves(): number {
    const { number, moves } = this.#lastDeed;
    return number === this.#client.table?.number ? moves : 1;
  }

  forget(): void {
    this.#asks = null;
  }

  /** Says why not, or asks. */
  async take(seat: Seat, moves: number): Promise<Refusal | null> {
    for (let left = moves; left > 0; left--) {
      const held = await this.#client.whyNotUndo(seat).catch(error => ({ ...asRefusal(error), asks: false }));
      if (held?.asks === true) this.#asks = held;
      if (held !== null) return held.asks ? null : held;
      const refused = await this.anyway(seat);
      if (refused !== null) return refused;
    }
    return null;
  }

  /** Whatever it takes. */
  anyway(seat: Seat): Promise<Refusal | null> {
    return this.#client.undo(seat).catch(asRefusal);
  }
}
