import { createHash, createHmac } from 'node:crypto';
import {
  cloneRandomness,
  commitmentTo,
  draw,
  fastFromSeed,
  fork,
  Problem,
  sealedFrom,
  seedFrom,
  unitFrom,
} from '@snowbound/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const SEED = 'a'.repeat(64);
const draws = (random: Parameters<typeof draw>[0], stream: string, below: number, count: number): number[] =>
  Array.from({ length: count }, () => draw(random, stream, below));

describe('sealed randomness', () => {
  test('a draw is HMAC-SHA-256 of stream and number under the seed, as anyone can check', () => {
    const word = createHmac('sha256', Buffer.from(SEED, 'hex')).update('first die/0').digest().readUInt32BE(0);
    expect(draw(sealedFrom(SEED), 'first die', 6)).toBe(word % 6);
  });

  test('a stream may have any name', () => {
    for (const stream of ['Würfel', 'kość', '雪']) {
      const word = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${stream}/0`).digest().readUInt32BE(0);
      expect(draw(sealedFrom(SEED), stream, 1000), stream).toBe(word % 1000);
    }
  });

  test('the first word that is one too many is thrown away, too', () => {
    const word = (stream: string) =>
      createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${stream}/0`).digest().readUInt32BE(0);
    // Below a number of more than half of all words, that many words are fair: from this one on none is.
    const stream = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find(name => word(name) > 2 ** 31) ?? '';
    const random = sealedFrom(SEED);
    expect(random).toEqual({ kind: 'sealed', seed: SEED, drawn: {} });
    draw(random, stream, word(stream));
    expect(random.drawn[stream]).toBeGreaterThan(1);
  });

  test('drawing from one stream never shifts another', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('deck', 'die')), others => {
        const disturbed = sealedFrom(SEED);
        const seen: number[] = [];
        for (const stream of others) {
          const drawn = draw(disturbed, stream, 1000);
          if (stream === 'deck') seen.push(drawn);
        }
        expect(seen).toEqual(draws(sealedFrom(SEED), 'deck', 1000, seen.length));
      }),
    );
  });

  test('words that would make some results likelier are thrown away', () => {
    const random = sealedFrom(SEED);
    const below = 3 * 2 ** 30;
    draws(random, 'big', below, 40);
    expect(random.drawn['big']).toBeGreaterThan(40);
  });

  test('a clone goes the same way and leaves the original where it was', () => {
    const random = sealedFrom(SEED);
    const clone = cloneRandomness(random);
    const ahead = draws(clone, 'die', 6, 10);
    expect(draws(random, 'die', 6, 10)).toEqual(ahead);
    const later = cloneRandomness(random);
    expect(later).toEqual({ kind: 'sealed', seed: SEED, drawn: { die: 10 } });
    draws(later, 'die', 6, 1);
    expect(random.drawn).toEqual({ die: 10 });
  });
});

describe('both kinds of randomness', () => {
  test.each([
    ['sealed', () => sealedFrom(seedFrom('even'))],
    ['fast', () => fastFromSeed('even')],
  ])('%s: every face of a die comes up about as often', (_kind, make) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of draws(make(), 'die', 6, 6000)) counts[face] = (counts[face] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('results are whole numbers from 0 to below − 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.stringMatching(/^\w{1,10}$/), (below, word) => {
        for (const random of [sealedFrom(seedFrom(word)), fastFromSeed(word)]) {
          const drawn = draw(random, 'any', below);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true);
        }
      }),
    );
  });

  test('a clone of fast chance goes the same way and leaves the original where it was', () => {
    const random = fastFromSeed('clone');
    const ahead = draws(cloneRandomness(random), '', 1000, 10);
    expect(draws(random, '', 1000, 10)).toEqual(ahead);
  });

  test('fast chance goes the same way on every machine and in every version', () => {
    const random = fastFromSeed('always');
    expect(draws(random, '', 1_000_000, 6)).toEqual([294547, 375147, 234519, 577973, 617994, 237076]);
    expect(draws(fork(random), '', 1000, 3)).toEqual([66, 15, 648]);
  });

  test('a fraction is anywhere from 0 to below 1', () => {
    const random = fastFromSeed('unit');
    const tenths = new Set(Array.from({ length: 400 }, () => Math.floor(10 * unitFrom(random))));
    expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('a fork goes its own way', () => {
    const random = fastFromSeed('fork');
    expect(draws(fork(random), '', 1000, 5)).not.toEqual(draws(random, '', 1000, 5));
  });
});

describe('seeds', () => {
  test('64 hexadecimal digits are a seed; a word stands for one, always the same', () => {
    expect(seedFrom(SEED)).toBe(SEED);
    expect(seedFrom('demo')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFrom('demo')).toBe(seedFrom('demo'));
    expect(seedFrom('demo')).not.toBe(seedFrom('demo2'));
  });

  test.each(['', 'two words', 'ä', 'x'.repeat(41), 'a/b', `g${SEED}`, `${SEED}g`])(
    '“%s” is refused, saying what would be right',
    text => {
      expect(() => seedFrom(text)).toThrow(Problem);
      expect(() => seedFrom(text)).toThrow(`The seed “${text}” has the wrong form: use 64 hexadecimal digits`);
    },
  );

  test('the commitment is the SHA-256 of the seed’s bytes', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });
});
