import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/port/storage.ts';
import type { User } from '../tables/seat-holder.ts';
import { phrase } from '../words.ts';
import { LinkCodes } from './link-codes.ts';

const ID_BYTES = 16;
/** Names cached in memory; others are read from disk. */
const MOST_NAMES = 10_000;

/**
 * The users of the server: an identity in a signed cookie and a chosen name. No password, no e-mail. A user is stored with
 * their first change.
 */
export class Users {
  readonly #storage: Pick<Storage, 'users' | 'settled'>;
  readonly #now: () => number;
  /** Names of stored users, the most recently added last. */
  readonly #names = new Map<string, string>();
  readonly #codes: LinkCodes;

  constructor(storage: Pick<Storage, 'users' | 'health' | 'settled'>, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    storage.health.onLost(() => this.#names.clear());
    this.#codes = new LinkCodes(now);
  }

  /** A new user, who is not stored yet. */
  newUser(name: string): User {
    return { id: randomBytes(ID_BYTES).toString('base64url'), name };
  }

  /** Stores a user, if that has not been done. */
  async keep({ id, name }: User): Promise<void> {
    if (this.#names.has(id)) return;
    // A stored user may have another name by now.
    if (await this.#storage.users.add({ id, name }, this.#now())) this.#remember(id, name);
  }

  /** A new user, who is stored at once. */
  async create(name: string): Promise<User> {
    const user = this.newUser(name);
    await this.keep(user);
    await this.#storage.settled();
    return user;
  }

  /** The stored user of this id. */
  async find(id: string): Promise<User | null> {
    const known = this.#names.get(id);
    if (known !== undefined) return { id, name: known };
    const name = await this.#storage.users.nameOf(id);
    if (name === null) return null;
    this.#remember(id, name);
    return { id, name };
  }

  async rename(id: string, wanted: string): Promise<User> {
    const name = nameFrom(wanted);
    await this.#storage.users.rename(id, name);
    this.#remember(id, name);
    return { id, name };
  }

  /** A code that gives another device this identity. */
  linkCode(userId: string): string {
    return this.#codes.make(userId);
  }

  /** The user of a link code that was sent from this address. */
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

/** A name as it is stored: without invisible characters, refused if nothing readable is left. */
export function nameFrom(wanted: string): string {
  const name = wanted.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Refused('invalid', phrase('', 'server.name'), 'name');
  return name;
}
