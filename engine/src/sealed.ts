import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
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
const keyedBy = (seed: Seed) => hmac.create(sha256, hexToBytes(seed));
type Keyed = ReturnType<typeof keyedBy>;

/** What every draw is worked out in: the working copy of the keyed HMAC, and its result. */
let spare: Keyed | undefined;
const DIGEST = new DataView(new ArrayBuffer(sha256.outputLen));
const DIGEST_BYTES = new Uint8Array(DIGEST.buffer);

function wordOf(random: Sealed, message: string): number {
  const keyed = KEYED.get(random) ?? keyedBy(random.seed);
  KEYED.set(random, keyed);
  spare = keyed._cloneInto(spare) as Keyed;
  spare.update(utf8ToBytes(message)).digestInto(DIGEST_BYTES);
  return DIGEST.getUint32(0);
}

export function drawSealed(random: Sealed, stream: string, below: number): number {
  // Words past the last whole multiple of `below` are thrown away, so that every result is equally likely.
  const fair = WORDS - (WORDS % below);
  for (;;) {
    const number = random.drawn[stream] ?? 0;
    random.drawn[stream] = number + 1;
    const word = wordOf(random, `${stream}/${number}`);
    if (word < fair) return word % below;
  }
}
