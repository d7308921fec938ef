import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/database.ts';
import type { User } from '../tables/seat-holder.ts';
import { phrase } from '../words.ts';
import { LinkCodes } from './link-codes.ts';

const ID_BYTES = 16;
/** Names kept in memory; all others are a look at the disk away. */
const MOST_NAMES = 10_000;

type Statement = ReturnType<Database['bare']['prepare']>;

/**
 * Visitors: an identity in a signed cookie and a name they choose. No password, no e-mail, and nothing on disk until they do
 * something.
 */
export class Users {
  readonly #database: Database;
  readonly #now: () => number;
  /** The names of those who are on disk, who came last at the end. */
  readonly #names = new Map<string, string>();
  /** After a restart nobody is known and everybody comes at once, so this is prepared. */
  readonly #nameOf: Statement;
  readonly #keep: Statement;
  readonly #codes: LinkCodes;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#nameOf = database.bare.prepare('SELECT name FROM people WHERE id = ?');
    database.recovery.onLost(() => this.#names.clear());
    this.#keep = database.bare.prepare('INSERT OR IGNORE INTO people (id, name, created) VALUES (?, ?, ?)');
    this.#codes = new LinkCodes(now);
  }

  /** Somebody new, of whom nothing is kept yet. */
  newUser(name: string): User {
    return { id: randomBytes(ID_BYTES).toString('base64url'), name };
  }

  /** Somebody has done something, so they are kept from now on. */
  keep({ id, name }: User): void {
    if (this.#names.has(id)) return;
    // Who was kept before may have another name by now.
    if (this.#keep.run(id, name, this.#now()) > 0) this.#remember(id, name);
  }

  /** Somebody new who is kept at once. */
  async arrive(name: string): Promise<User> {
    const user = this.newUser(name);
    this.keep(user);
    await this.#database.disk.settled();
    return user;
  }

  /** Who this is, if they ever did anything. */
  async find(id: string): Promise<User | null> {
    const known = this.#names.get(id);
    if (known !== undefined) return { id, name: known };
    const row = this.#nameOf.get(id) as { name: string } | undefined;
    if (row === undefined) return null;
    this.#remember(id, row.name);
    return { id, name: row.name };
  }

  async rename(id: string, wanted: string): Promise<User> {
    const name = nameFrom(wanted);
    await this.#database.queries.updateTable('people').set({ name }).where('id', '=', id).execute();
    this.#remember(id, name);
    return { id, name };
  }

  /** A code by which another device becomes the same person, once and soon. */
  linkCode(userId: string): string {
    return this.#codes.make(userId);
  }

  /** The person this code is of, for somebody at this address. */
  async redeem(code: string, address: string): Promise<User> {
    const user = await this.find(this.#codes.redeem(code, address));
    if (user === null) throw new Refused('invalid', phrase('', 'server.wrong-code'), 'code');
    return user;
  }

  #remember(id: string, name: string): void {
    this.#names.delete(id);
    this.#names.set(id, name);
    if (this.#names.size <= MOST_NAMES) return;
    const [oldest = ''] = this.#names.keys();
    this.#names.delete(oldest);
  }
}

/** A name as it is kept, without anything unseen; refused if nobody could call it. */
export function nameFrom(wanted: string): string {
  const name = wanted.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refused('invalid', phrase('', 'server.name'), 'name');
  return name;
}
