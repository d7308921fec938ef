import { createHash, randomBytes } from 'node:crypto';
import { usualBotFor } from '@snowbound/catalogue';
import type { PlayerIndex } from '@snowbound/engine';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import type { InvitationRow } from '../storage/schema.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { heldByBot, heldByProgram, heldByUser, OPEN, type SeatHolder, type User } from '../tables/seat-holder.ts';
import { nameFrom } from '../users/users.ts';
import { phrase } from '../words.ts';
import { invitable } from './invitable.ts';

const TOKEN_BYTES = 32;

/** Invitations of programs: each is for one place at one table. Only the hash of its token is stored. */
export class Invitations {
  readonly #database: Database;
  readonly #services: Services;
  readonly #now: () => number;

  constructor(database: Database, services: Services, now: () => number) {
    this.#database = database;
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
    const mine = { table_id: live.id, place, made_by: asker.id };
    const row: InvitationRow = { ...mine, hash: hashOf(token), person: null, owner: null, created: this.#now() };
    const { queries } = this.#database;
    for (const { hash } of await this.#madeBy(asker, live, place)) {
      await queries.deleteFrom('invitations').where('hash', '=', hash).execute();
    }
    await queries.insertInto('invitations').values(row).execute();
    return token;
  }

  /** The invitation of a token. */
  async find(token: string): Promise<InvitationRow> {
    const found = await this.#read(hashOf(token));
    if (found === undefined) throw new Refused('no-token', phrase('', 'server.no-token'));
    return found;
  }

  /** Seats the program under this name and returns its user id. Accepting again takes back a place it had left. */
  accept(live: LiveTable, { hash }: InvitationRow, wanted: string): Promise<string> {
    const { tables } = this.#services;
    return live.mutex.run(async () => {
      const invitation = await this.#read(hash);
      if (invitation === undefined) throw new Refused('no-token', phrase('', 'server.no-token'));
      const { place, person, made_by: asker } = invitation;
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
      const rows = await this.#madeBy(asker, live, place);
      if (rows.length === 0) throw new Refused('not-found', phrase('', 'server.no-invitation', { place }), 'place');
      for (const row of rows) {
        const isSeated = row.person !== null && live.placeOf(row.person) === place;
        if (isSeated && !live.isOver) await tables.seat(live, place, await this.#without(live, row));
        await this.#database.queries.deleteFrom('invitations').where('hash', '=', row.hash).execute();
      }
      return rows.map(({ hash }) => hash);
    });
  }

  /** The program's own user, created when it first accepts. */
  async #identity({ hash, person }: InvitationRow, { person: owner }: SeatHolder, name: string): Promise<User> {
    const { users } = this.#services;
    if (person !== null) return users.rename(person, name);
    const user = await users.create(name);
    const { queries } = this.#database;
    await queries.updateTable('invitations').set({ person: user.id, owner }).where('hash', '=', hash).execute();
    return user;
  }

  async #without(live: LiveTable, { owner }: InvitationRow): Promise<SeatHolder> {
    if (live.status === 'open') return OPEN;
    const back = owner === null || live.placeOf(owner) !== null ? null : await this.#services.users.find(owner);
    return back === null ? heldByBot(usualBotFor(live.game.name)) : heldByUser(back);
  }

  #read(hash: string): Promise<InvitationRow | undefined> {
    return this.#database.queries.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  #madeBy({ id }: User, { id: table }: LiveTable, place: PlayerIndex): Promise<InvitationRow[]> {
    return this.#database.queries
      .selectFrom('invitations')
      .selectAll()
      .where('table_id', '=', table)
      .where('place', '=', place)
      .where('made_by', '=', id)
      .execute();
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
