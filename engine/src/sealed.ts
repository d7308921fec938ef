import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { type _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './seed.ts';

/** Chance nobody can foresee: each draw is HMAC-SHA-256 of the stream's name and the draw's number under the seed. */
export interface Sealed {
  readonly kind: 'sealed';
  readonly seed: Seed;
  /** How often each stream was drawn from. */
  readonly drawn: Record<string, number>;
}

export const sealedFrom = (seed: Seed): Sealed => ({ kind: 'sealed', seed, drawn: {} });

const WORDS = 2 ** 32;

/** Half the work of an HMAC is its key, and a table draws under the same one for a whole game. */
const KEYED = new WeakMap<Sealed, Keyed>();
type Keyed = _HMAC<_SHA256>;
const keyedBy = (seed: Seed): Keyed => hmac.create(sha256, hexToBytes(seed));

/** What every draw is made in: to make these costs more than the draw. */
let scratch: Keyed | undefined;
const drawn = new Uint8Array(sha256.outputLen);
const word = new DataView(drawn.buffer);

const LAST_ASCII = 0x7f;
const bytesOfLength: Uint8Array[] = [];

/** The bytes of a message, in an array that serves all messages of its length. */
function bytesOf(message: string): Uint8Array {
  bytesOfLength[message.length] ??= new Uint8Array(message.length);
  const bytes = bytesOfLength[message.length] as Uint8Array;
  for (let at = 0; at < message.length; at++) {
    const code = message.charCodeAt(at);
    if (code > LAST_ASCII) return utf8ToBytes(message);
    bytes[at] = code;
  }
  return bytes;
}

function wordOf(random: Sealed, message: string): number {
  let keyed = KEYED.get(random);
  if (keyed === undefined) {
    keyed = keyedBy(random.seed);
    KEYED.set(random, keyed);
  }
  scratch = keyed._cloneInto(scratch);
  scratch.update(bytesOf(message)).digestInto(drawn);
  return word.getUint32(0);
}

export function drawSealed(random: Sealed, stream: string, below: number): number {
  // Words past the last whole multiple of `below` are thrown away, so that every result is equally likely.
  const fair = WORDS - (WORDS % below);
  for (;;) {
    const number = random.drawn[stream] ?? 0;
    random.drawn[stream] = number + 1;
    const value = wordOf(random, `${stream}/${number}`);
    if (value < fair) return value % below;
  }
}
