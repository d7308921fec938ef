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

export function drawSealed(random: Sealed, stream: string, below: number): number {
  const key = hexToBytes(random.seed);
  // Words past the last whole multiple of `below` are thrown away, so that every result is equally likely.
  const fair = WORDS - (WORDS % below);
  for (;;) {
    const number = random.drawn[stream] ?? 0;
    random.drawn[stream] = number + 1;
    const word = new DataView(hmac(sha256, key, utf8ToBytes(`${stream}/${number}`)).buffer).getUint32(0);
    if (word < fair) return word % below;
  }
}
