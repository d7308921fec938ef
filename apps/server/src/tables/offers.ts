import { createHash, randomBytes } from 'node:crypto';
import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { SeatOfferStore } from '../storage/port/seat-offers.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import { heldByUser, othersAt, type User } from './seat-holder.ts';
import type { TableRegistry } from './table-registry.ts';

const TOKEN_BYTES = 18;

/** Places of a running game that are offered to another user. A link takes one if everybody else at the table agrees. */
export class Offers {
  readonly #store: SeatOfferStore;
  readonly #tables: TableRegistry;
  readonly #now: () => number;

  constructor(store: SeatOfferStore, tables: TableRegistry, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** Offers the user's own place, or that of a bot without an owner. Only the hash of the token is stored. */
  async offer(live: LiveTable, place: PlayerIndex, asker: User): Promise<string> {
    mustBeOfferable(live, place, asker.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const mine = { table: live.id, place, madeBy: asker.id };
    await this.#store.replace({ ...mine, hash: hashOf(token), created: this.#now() });
    return token;
  }

  /** Withdraws an offer, and the open request for its place. */
  async withdraw(live: LiveTable, place: PlayerIndex, asker: User): Promise<void> {
    const offer = await this.#store.at({ table: live.id, place });
    if (offer?.madeBy !== asker.id) throw new Refused('not-found', phrase('', 'server.no-offer', { place }), 'place');
    await this.#store.remove({ table: live.id, place });
    if (live.seatRequest?.place === place) live.requestSeat(null);
  }

  /** A user with the link asks for the place. It is theirs at once if no other user plays; otherwise the others vote. */
  take(live: LiveTable, token: string, user: User): Promise<void> {
    return live.mutex.run(async () => {
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

  /** A user at the table agrees to the open request, or refuses it. */
  vote(live: LiveTable, userId: string, agree: boolean): Promise<void> {
    return live.mutex.run(async () => {
      const request = live.seatRequest;
      const voter = live.placeOf(userId);
      if (voter === null) throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
      if (request === null) throw new Refused('not-now', phrase('', 'server.no-seat-request'));
      if (!agree) live.requestSeat(null);
      else {
        live.requestSeat({ ...request, agreed: [...new Set([...request.agreed, voter])] });
        await this.#settle(live);
      }
    });
  }

  /** Seats the new user once every other user has agreed. The user who made the offer counts as agreeing. */
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
