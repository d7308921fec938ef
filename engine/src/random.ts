import { drawFast, type Fast } from './fast.ts';
import { drawSealed, type Sealed } from './sealed.ts';

/** Chance as plain data inside the state: sealed at real tables, fast in simulations and imagined worlds. */
export type Randomness = Sealed | Fast;

/** A number from 0 to `below` − 1. A stream is a deck or a die: drawing from one never shifts another. */
export function draw(random: Randomness, stream: string, below: number): number {
  return random.kind === 'fast' ? drawFast(random, below) : drawSealed(random, stream, below);
}

/** One of `items`, which is not empty. */
export function pick<Item>(random: Fast, items: readonly Item[]): Item {
  return items[drawFast(random, items.length)] as Item;
}

export function cloneRandomness(random: Randomness): Randomness {
  return random.kind === 'fast'
    ? { kind: 'fast', a: random.a, b: random.b, c: random.c, counter: random.counter }
    : { kind: 'sealed', seed: random.seed, drawn: { ...random.drawn } };
}
