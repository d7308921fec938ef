import { randomInt } from 'node:crypto';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';

const CODE_DIGITS = 8;
/** How long a code is valid. It works once. */
const CODE_MILLISECONDS = 10 * 60_000;
/** Valid codes at one time, because each makes a correct guess more likely. */
const MOST_CODES = 1000;
/** Wrong guesses in the lifetime of a code, from one address and from all. Beyond them every guess is refused. */
const GUESSES_OF_ADDRESS = 10;
const GUESSES_IN_ALL = 100;

interface Code {
  readonly userId: string;
  readonly until: number;
}

/** Wrong guesses in the current period. */
interface Guesses {
  readonly until: number;
  count: number;
}

/** Codes that give another device the same identity: one for each user, valid once and for a short time. */
export class LinkCodes {
  readonly #now: () => number;
  /** The oldest first, because all have the same lifetime. */
  readonly #codes = new Map<string, Code>();
  readonly #codeOf = new Map<string, string>();
  #guesses: Guesses = { until: 0, count: 0 };
  /** Wrong guesses by address; bounded by the limit in all. */
  readonly #guessesOf = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The number of valid codes. */
  get size(): number {
    this.#forgetOld();
    return this.#codes.size;
  }

  /** A new code, which replaces the user's earlier one. */
  make(userId: string): string {
    this.#forget(this.#codeOf.get(userId) ?? '');
    if (this.size >= MOST_CODES) throw waitUntil(CODE_MILLISECONDS);
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    this.#forget(code);
    this.#codes.set(code, { userId, until: this.#now() + CODE_MILLISECONDS });
    this.#codeOf.set(userId, code);
    return code;
  }

  /** The user of a code. After too many wrong guesses, a right code is refused too. */
  redeem(code: string, address: string): string {
    this.#forgetOld();
    const { until, count } = this.#guesses;
    const own = this.#guessesOf.get(address) ?? 0;
    if (count >= GUESSES_IN_ALL || own >= GUESSES_OF_ADDRESS) throw waitUntil(until - this.#now());
    const known = this.#codes.get(code);
    this.#forget(code);
    if (known !== undefined) return known.userId;
    this.#guessesOf.set(address, own + 1);
    this.#guesses.count++;
    throw new Refused('invalid', phrase('', 'server.wrong-code'), 'code');
  }

  #forget(code: string): void {
    const known = this.#codes.get(code);
    if (known === undefined) return;
    this.#codes.delete(code);
    this.#codeOf.delete(known.userId);
  }

  #forgetOld(): void {
    const now = this.#now();
    for (const [code, { until }] of this.#codes) {
      if (until >= now) break;
      this.#forget(code);
    }
    if (this.#guesses.until >= now) return;
    this.#guesses = { until: now + CODE_MILLISECONDS, count: 0 };
    this.#guessesOf.clear();
  }
}

const waitUntil = (milliseconds: number): Refused =>
  new Refused('too-much', phrase('', 'server.too-much', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) }));
