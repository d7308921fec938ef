import { type AnyGame, Problem } from '@snowbound/engine';
import { findUnsafe } from '@snowbound/testing';
import { winterKingdom } from '@snowbound/winter-kingdom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { file } = winterKingdom.content;
const known = 'house';
const marked = (least: number, most: number) => fc.integer({ min: least, max: most }).map(value => ({ value, known }));
const deeds = [...new Set(file.abilities.flatMap(({ first, second }) => [first, second]))];

const anyFile = fc.record({
  name: fc.constant('any'),
  sides: fc.constant(file.sides),
  abilities: fc.tuple(
    ...file.abilities.map(({ id, kind }) =>
      fc.record({
        id: fc.constant(id),
        kind: fc.constant(kind),
        first: fc.constantFrom(...deeds),
        second: fc.constantFrom(...deeds),
        buy: marked(0, 20),
        upgrade: marked(0, 20),
        known: fc.constant(known),
      }),
    ),
  ),
  scoring: fc.tuple(
    ...file.scoring.map(({ id }) => fc.record({ id: fc.constant(id), points: marked(0, 20), each: marked(1, 10) })),
  ),
  economy: fc.constant(file.economy),
  twists: fc.constant(file.twists),
});

describe('a content file of Winter Kingdom', () => {
  test('whatever a sound one says, every number stays one', async () => {
    const property = fc.asyncProperty(anyFile, fc.integer({ min: 2, max: 4 }), fc.nat(), async (any, players, seed) => {
      const game = { ...winterKingdom, content: await winterKingdom.readContent(any) } as AnyGame;
      const trial = { players, seed: `random-${seed}`, mostMoves: 200, mostEntries: 1000 };
      expect(findUnsafe(game, trial)).toBeNull();
    });
    await fc.assert(property, { numRuns: 20, seed: 17 });
  });

  const [ability, ...others] = file.abilities;
  test.each([
    ['a long name', { name: 'x'.repeat(41) }, 'is no id'],
    ['an ability that no move could name', { abilities: [{ ...ability, id: 'Old Road' }, ...others] }, 'is no id'],
    ['abilities on end', { abilities: Array(151).fill({}) }, 'content.abilities: 151 entries are too many'],
    ['sides on end', { sides: Array(21).fill({}) }, 'content.sides: 21 entries are too many'],
  ])('with %s is refused', (_what, change, complaint) => {
    const read = () => winterKingdom.readContent({ ...file, ...change });
    expect(read).toThrow(Problem);
    expect(read).toThrow(complaint);
  });
});
