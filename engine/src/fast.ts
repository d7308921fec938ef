import { type Seed, seedFrom } from './seed.ts';

/** sfc32, a small fast generator: quick and even, but its future can be computed from its past. */
export interface Fast {
  readonly kind: 'fast';
  a: number;
  b: number;
  c: number;
  counter: number;
}

const DIGITS = 8;

/** Rounds after which every bit of the seed has reached every bit of the state. */
const WARM_UP = 12;

export function fastFrom(a: number, b: number, c: number): Fast {
  const random: Fast = { kind: 'fast', a: a | 0, b: b | 0, c: c | 0, counter: 1 };
  for (let round = 0; round < WARM_UP; round++) next(random);
  return random;
}

/** The generator of a seed or of the word that stands for one. */
export function fastFromSeed(text: Seed): Fast {
  const seed = seedFrom(text);
  return fastFrom(wordOf(seed, 0), wordOf(seed, 1), wordOf(seed, 2));
}

/** One of the eight 32-bit words of a seed. Simulations begin a game every ten microseconds: no array for each. */
const wordOf = (seed: Seed, at: number): number => Number.parseInt(seed.slice(DIGITS * at, DIGITS * (at + 1)), 16);

/** Turns 32 random bits into a fraction below 1; multiplying is quicker than dividing. */
const FRACTION = 2 ** -32;

/** A number from 0 to `below` − 1, for `below` up to 2³¹. */
export function drawFast(random: Fast, below: number): number {
  return ((next(random) >>> 0) * FRACTION * below) | 0;
}

/** A number from 0 up to but not including 1. */
export const unitFrom = (random: Fast): number => (next(random) >>> 0) * FRACTION;

/** A new generator that goes its own way; `random` moves on. */
export const fork = (random: Fast): Fast => fastFrom(next(random), next(random), next(random));

function next(random: Fast): number {
  const sum = (((random.a + random.b) | 0) + random.counter) | 0;
  random.counter = (random.counter + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + sum) | 0;
  return sum;
}
