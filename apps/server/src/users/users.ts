import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/port/storage.ts';
import type { User } from '../tables/seat-holder.ts';
import { phrase } from '../words.ts';
import { LinkCodes } from './link-codes.ts';

const ID_BYTES = 16;
/** Names kept in memory; all others are a look at the disk away. */
const MOST_NAMES = 10_000;

/**
 * Visitors: an identity in a signed cookie and a name they choose. No password, no e-mail, and nothing on disk until they do
 * something.
 */
export class Users {
  readonly #storage: Pick<Storage, 'users' | 'settled'>;
  readonly #now: () => number;
  /** The names of those who are on disk, who came last at the end. */
  readonly #names = new Map<string, string>();
  readonly #codes: LinkCodes;

  constructor(storage: Pick<Storage, 'users' | 'health' | 'settled'>, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    storage.health.onLost(() => this.#names.clear());
    this.#codes = new LinkCodes(now);
  }

  /** Somebody new, of whom nothing is kept yet. */
  newGuest(name: string): User {
    return { id: randomBytes(ID_BYTES).toString('base64url'), name };
  }

  /** Somebody has done something, so they are kept from now on. */
  async keep({ id, name }: User): Promise<void> {
    if (this.#names.has(id)) return;
    // Who was kept before may have another name by now.
    if (await this.#storage.users.add({ id, name }, this.#now())) this.#remember(id, name);
  }

  /** Somebody new who is kept at once. */
  async arrive(name: string): Promise<User> {
    const user = this.newGuest(name);
    await this.keep(user);
    await this.#storage.settled();
    return user;
  }

  /** Who this is, if they ever did anything. */
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

  /** A code by which another device becomes the same person, once and soon. */
  linkCode(person: string): string {
    return this.#codes.make(person);
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
