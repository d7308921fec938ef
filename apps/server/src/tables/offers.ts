import { createHash, randomBytes } from 'node:crypto';
import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { SeatOfferStore } from '../storage/port/seat-offers.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import { heldByUser, othersAt, type User } from './seat-holder.ts';
import type { TableRegistry } from './table-registry.ts';

const TOKEN_BYTES = 18;

/** Places offered to another person while a game runs: a link takes one, if everybody else at the table agrees. */
export class Offers {
  readonly #store: SeatOfferStore;
  readonly #tables: TableRegistry;
  readonly #now: () => number;

  constructor(store: SeatOfferStore, tables: TableRegistry, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** Offers one's own place, or that of a bot nobody owns. The token is told this once and replaces an earlier one. */
  async offer(live: LiveTable, place: PlayerIndex, asker: User): Promise<string> {
    mustBeOfferable(live, place, asker.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const mine = { table: live.id, place, madeBy: asker.id };
    await this.#store.replace({ ...mine, hash: hashOf(token), created: this.#now() });
    return token;
  }

  /** Takes an offer back, and what was asked because of it. */
  async withdraw(live: LiveTable, place: PlayerIndex, asker: User): Promise<void> {
    const offer = await this.#store.at({ table: live.id, place });
    if (offer?.madeBy !== asker.id) throw new Refused('not-found', phrase('', 'server.no-offer', { place }), 'place');
    await this.#store.remove({ table: live.id, place });
    if (live.seatRequest?.place === place) live.requestSeat(null);
  }

  /** Somebody with the link wants the place: theirs at once if no other person plays, else the others are asked. */
  take(live: LiveTable, token: string, user: User): Promise<void> {
    return live.turns.take(async () => {
      const offer = await this.#store.find(live.id, hashOf(token));
      if (offer === null) throw new Refused('not-found', phrase('', 'server.offer-gone'), 'token');
      if (live.placeOf(user.id) !== null) throw new Refused('not-now', phrase('', 'server.sits-already'));
      mustBeOfferable(live, offer.place, offer.madeBy);
      const waiting = live.seatRequest;
      if (waiting !== null && waiting.user.id !== user.id) {
        throw new Refused('not-now', phrase('', 'server.offer-asked', { name: waiting.user.name }));
      }
      live.requestSeat({ place: offer.place, user, offeredBy: offer.madeBy, agreed: [] });
      await this.#settle(live);
    });
  }

  /** A person at the table agrees that the place changes hands, or not. */
  vote(live: LiveTable, person: string, agree: boolean): Promise<void> {
    return live.turns.take(async () => {
      const request = live.seatRequest;
      const voter = live.placeOf(person);
      if (voter === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
      if (request === null) throw new Refused('not-now', phrase('', 'server.no-seat-request'));
      if (!agree) live.requestSeat(null);
      else {
        live.requestSeat({ ...request, agreed: [...new Set([...request.agreed, voter])] });
        await this.#settle(live);
      }
    });
  }

  /** Seats the newcomer once every other person has agreed. Who made the offer has. */
  async #settle(live: LiveTable): Promise<void> {
    const request = live.seatRequest;
    if (request === null) return;
    const { place, user, offeredBy, agreed } = request;
    const offerer = live.placeOf(offeredBy) ?? -1;
    if (othersAt(live.places, offerer).some(voter => !agreed.includes(voter))) return;
    await this.#store.remove({ table: live.id, place });
    live.requestSeat(null);
    await this.#tables.seat(live, place, heldByUser(user));
  }
}

function mustBeOfferable(live: LiveTable, place: PlayerIndex, asker: string): void {
  const held = live.places[place];
  if (held === undefined) throw new Refused('invalid', phrase('', 'server.no-such-place', { place }), 'place');
  if (live.status !== 'running') throw new Refused('not-now', phrase('', 'server.not-running'));
  const mayOffer = held.person === asker || (held.person === null && live.placeOf(asker) !== null);
  if (!mayOffer) throw new Refused('not-yours', phrase('', 'server.not-your-place', { place }), 'place');
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
