import { createHash, randomBytes } from 'node:crypto';
import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/database.ts';
import type { OfferRow } from '../storage/schema.ts';
import { phrase } from '../words.ts';
import type { LiveTable } from './live-table.ts';
import { heldByUser, othersAt, type User } from './seat-holder.ts';
import type { TableRegistry } from './table-registry.ts';

const TOKEN_BYTES = 18;

/** Places of a running game that are offered to another user. A link takes one if everybody else at the table agrees. */
export class Offers {
  readonly #database: Database;
  readonly #tables: TableRegistry;
  readonly #now: () => number;

  constructor(database: Database, tables: TableRegistry, now: () => number) {
    this.#database = database;
    this.#tables = tables;
    this.#now = now;
  }

  /** Offers the user's own place, or that of a bot without an owner. Only the hash of the token is stored. */
  async offer(live: LiveTable, place: PlayerIndex, asker: User): Promise<string> {
    mustBeOfferable(live, place, asker.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.#forget(live, place);
    const row: OfferRow = {
      hash: hashOf(token),
      table_id: live.id,
      place,
      made_by: asker.id,
      created: this.#now(),
    };
    await this.#database.queries.insertInto('offers').values(row).execute();
    return token;
  }

  /** Withdraws an offer, and the open request for its place. */
  async withdraw(live: LiveTable, place: PlayerIndex, asker: User): Promise<void> {
    const made = this.#database.queries.selectFrom('offers').selectAll().where('table_id', '=', live.id);
    const offer = await made.where('place', '=', place).where('made_by', '=', asker.id).executeTakeFirst();
    if (offer === undefined) throw new Refused('not-found', phrase('', 'server.no-offer', { place }), 'place');
    await this.#forget(live, place);
    if (live.seatRequest?.place === place) live.requestSeat(null);
  }

  /** A user with the link asks for the place. It is theirs at once if no other user plays; otherwise the others vote. */
  take(live: LiveTable, token: string, user: User): Promise<void> {
    return live.mutex.run(async () => {
      const { queries } = this.#database;
      const offer = await queries
        .selectFrom('offers')
        .selectAll()
        .where('hash', '=', hashOf(token))
        .where('table_id', '=', live.id)
        .executeTakeFirst();
      if (offer === undefined) throw new Refused('not-found', phrase('', 'server.offer-gone'), 'token');
      if (live.placeOf(user.id) !== null) throw new Refused('not-now', phrase('', 'server.sits-already'));
      mustBeOfferable(live, offer.place, offer.made_by);
      const waiting = live.seatRequest;
      if (waiting !== null && waiting.user.id !== user.id) {
        throw new Refused('not-now', phrase('', 'server.offer-asked', { name: waiting.user.name }));
      }
      live.requestSeat({ place: offer.place, user, offeredBy: offer.made_by, agreed: [] });
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
    await this.#forget(live, place);
    live.requestSeat(null);
    await this.#tables.seat(live, place, heldByUser(user));
  }

  async #forget({ id }: LiveTable, place: PlayerIndex): Promise<void> {
    const { queries } = this.#database;
    await queries.deleteFrom('offers').where('table_id', '=', id).where('place', '=', place).execute();
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
