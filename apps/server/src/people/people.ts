import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/database.ts';
import type { Guest } from '../tables/place.ts';
import { phrase } from '../words.ts';

const ID_BYTES = 16;
const CODE_DIGITS = 8;
/** A code to link another device is good for this long, and once. */
const CODE_MILLISECONDS = 10 * 60_000;

/** Visitors: an identity in a cookie and a name they choose. No password, no e-mail. */
export class People {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #names = new Map<string, string>();
  /** After a restart nobody is known and everybody comes at once, so this is prepared. */
  readonly #nameOf: ReturnType<Database['bare']['prepare']>;
  readonly #codes = new Map<string, { person: string; until: number }>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#nameOf = database.bare.prepare('SELECT name FROM people WHERE id = ?');
    database.recovery.onLost(() => this.#names.clear());
  }

  async arrive(name: string): Promise<Guest> {
    const guest = { id: randomBytes(ID_BYTES).toString('base64url'), name };
    await this.#database.queries
      .insertInto('people')
      .values({ ...guest, created: this.#now() })
      .execute();
    this.#names.set(guest.id, name);
    return guest;
  }

  /** Who this is, if we know them. */
  async find(id: string): Promise<Guest | null> {
    const known = this.#names.get(id);
    if (known !== undefined) return { id, name: known };
    const row = this.#nameOf.get(id) as { name: string } | undefined;
    if (row === undefined) return null;
    this.#names.set(id, row.name);
    return { id, name: row.name };
  }

  async rename(id: string, wanted: string): Promise<Guest> {
    const name = nameFrom(wanted);
    await this.#database.queries.updateTable('people').set({ name }).where('id', '=', id).execute();
    this.#names.set(id, name);
    return { id, name };
  }

  /** A code by which another device becomes the same person, once and soon. */
  linkCode(person: string): string {
    const code = Array.from(randomBytes(CODE_DIGITS), byte => String(byte % 10)).join('');
    this.#codes.set(code, { person, until: this.#now() + CODE_MILLISECONDS });
    return code;
  }

  async redeem(code: string): Promise<Guest> {
    const link = this.#codes.get(code);
    this.#codes.delete(code);
    const guest = link === undefined || link.until < this.#now() ? null : await this.find(link.person);
    if (guest === null) throw new Refused('invalid', phrase('', 'server.wrong-code'), 'code');
    return guest;
  }
}

/** A name as it is kept; refused if nobody could call it. */
export function nameFrom(wanted: string): string {
  const name = wanted.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refused('invalid', phrase('', 'server.name'), 'name');
  return name;
}
