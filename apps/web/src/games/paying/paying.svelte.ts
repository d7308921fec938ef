import type { Payment } from '@snowbound/engine';
import type { TableClient } from '../../clients/table-client.ts';
import type { OfferedMove } from '../../table-page/choosing.ts';

const NO_WAYS: readonly Payment[] = [];

/** How what is picked will be paid: chosen beforehand, and open to another choice. */
export class Paying {
  readonly #client: TableClient;
  #ways = $state.raw(NO_WAYS);
  #at = $state(0);
  #offer: OfferedMove | null = null;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** The ways there are, the most sensible first; none if there is nothing to pay, or it is not known yet. */
  get ways(): readonly Payment[] {
    return this.#ways;
  }

  get at(): number {
    return this.#at;
  }

  /** The way that is chosen. */
  get way(): Payment | null {
    return this.#ways[this.#at] ?? null;
  }

  choose(at: number): void {
    this.#at = at;
  }

  /** Something was picked, or nothing any more. Without an answer it is asked how to pay once it is played. */
  async follow(offer: OfferedMove | null): Promise<void> {
    if (offer === this.#offer) return;
    this.#offer = offer;
    this.#ways = NO_WAYS;
    this.#at = 0;
    if (offer === null) return;
    const ways = await this.#client.payments(offer.seat, offer.option.move).catch(() => NO_WAYS);
    if (this.#offer === offer) this.#ways = ways;
  }

  /** Answers what is asked about the payment as it was chosen; says how many answers were given. */
  async answer(offer: OfferedMove, { moves }: Payment): Promise<number> {
    for (const [given, move] of moves.entries()) {
      const asked = this.#client.table?.questions.find(({ seat }) => seat === offer.seat);
      if (asked?.options.some(option => option.move === move) !== true) return given;
      if ((await this.#client.play(offer.seat, move)) !== null) return given;
    }
    return moves.length;
  }
}
