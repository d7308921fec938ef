import { createHash, randomBytes } from 'node:crypto';
import { usualBotFor } from '@snowbound/catalogue';
import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { InvitationStore, StoredInvitation } from '../storage/port/invitations.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { heldByBot, heldByProgram, heldByUser, OPEN, type SeatHolder, type User } from '../tables/seat-holder.ts';
import { nameFrom } from '../users/users.ts';
import { phrase } from '../words.ts';
import { invitable } from './invitable.ts';

const TOKEN_BYTES = 32;

/** Invitations of programs: each is for one place at one table. Only the hash of its token is stored. */
export class Invitations {
  readonly #store: InvitationStore;
  readonly #services: Services;
  readonly #now: () => number;

  constructor(store: InvitationStore, services: Services, now: () => number) {
    this.#store = store;
    this.#services = services;
    this.#now = now;
  }

  /** Creates an invitation and returns its token. It replaces an earlier one of the same user for the place. */
  async invite(live: LiveTable, place: PlayerIndex, asker: User): Promise<string> {
    if (live.placeOf(asker.id) === null && live.row.host !== asker.id) {
      throw new Refused('not-yours', phrase('', 'server.not-at-the-table'));
    }
    invitable(live, place, asker.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const mine = { table: live.id, place, madeBy: asker.id };
    await this.#store.replace({ ...mine, hash: hashOf(token), person: null, owner: null, created: this.#now() });
    return token;
  }

  /** The invitation of a token. */
  async find(token: string): Promise<StoredInvitation> {
    const found = await this.#store.find(hashOf(token));
    if (found === null) throw new Refused('no-token', phrase('', 'server.no-token'));
    return found;
  }

  /** Seats the program under this name and returns its user id. Accepting again takes back a place it had left. */
  accept(live: LiveTable, { hash }: StoredInvitation, wanted: string): Promise<string> {
    const { tables } = this.#services;
    return live.mutex.run(async () => {
      const invitation = await this.#store.find(hash);
      if (invitation === null) throw new Refused('no-token', phrase('', 'server.no-token'));
      const { place, person, madeBy: asker } = invitation;
      const own = person !== null && live.placeOf(person) === place ? person : null;
      if (own !== null && live.places[place]?.kind === 'person') return own;
      const held = invitable(live, place, own ?? asker);
      const user = await this.#identity(invitation, held, nameFrom(wanted));
      await tables.seat(live, place, heldByProgram(user));
      return user.id;
    });
  }

  /** Withdraws invitations. A program that sits there leaves: its place opens, or goes to its owner or a bot. */
  async withdraw(live: LiveTable, place: PlayerIndex, asker: User): Promise<readonly string[]> {
    const { tables } = this.#services;
    return live.mutex.run(async () => {
      const rows = await this.#store.madeBy(asker.id, { table: live.id, place });
      if (rows.length === 0) throw new Refused('not-found', phrase('', 'server.no-invitation', { place }), 'place');
      for (const row of rows) {
        const isSeated = row.person !== null && live.placeOf(row.person) === place;
        if (isSeated && !live.isOver) await tables.seat(live, place, await this.#without(live, row));
        await this.#store.remove(row.hash);
      }
      return rows.map(({ hash }) => hash);
    });
  }

  /** The program's own user, created when it first accepts. */
  async #identity({ hash, person }: StoredInvitation, { person: owner }: SeatHolder, name: string): Promise<User> {
    const { users } = this.#services;
    if (person !== null) return users.rename(person, name);
    const user = await users.create(name);
    await this.#store.accept(hash, { person: user.id, owner });
    return user;
  }

  async #without(live: LiveTable, { owner }: StoredInvitation): Promise<SeatHolder> {
    if (live.status === 'open') return OPEN;
    const back = owner === null || live.placeOf(owner) !== null ? null : await this.#services.users.find(owner);
    return back === null ? heldByBot(usualBotFor(live.game.name)) : heldByUser(back);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
