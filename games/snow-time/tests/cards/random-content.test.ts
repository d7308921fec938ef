import { type AnyGame, Problem } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { findUnsafe } from '@snowbound/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { file } = snowTime.content;
const known = 'house';
const marked = (most: number) => fc.integer({ min: 1, max: most }).map(value => ({ value, known }));

const anyFile = fc
  .record({
    lastSpace: fc.integer({ min: 2, max: 200 }),
    fruitTokens: marked(99),
    roundLimit: marked(1000),
    bonuses: fc.uniqueArray(
      fc.record({
        space: fc.integer({ min: 1, max: 199 }),
        kind: fc.constantFrom('fruit', 'fight', 'mana'),
        worth: fc.integer({ min: 1, max: 3 }),
        known: fc.constant(known),
      }),
      { selector: ({ space }) => space },
    ),
  })
  .map(({ lastSpace, bonuses, ...rest }) => ({
    ...{ name: 'any', lastSpace: { value: lastSpace, known }, ...rest },
    bonuses: bonuses.filter(({ space }) => space < lastSpace),
  }));

describe('a content file of Snow Time', () => {
  test('whatever a sound one says, every number stays one', async () => {
    const property = fc.asyncProperty(anyFile, fc.integer({ min: 2, max: 5 }), fc.nat(), async (any, players, seed) => {
      const game = { ...snowTime, content: await snowTime.readContent(any) } as AnyGame;
      const trial = { players, seed: `random-${seed}`, mostMoves: 300, mostEntries: 1000 };
      expect(findUnsafe(game, trial)).toBeNull();
    });
    await fc.assert(property, { numRuns: 30, seed: 17 });
  });

  test.each([
    ['a long name', { name: 'x'.repeat(41) }, 'content.name: "xxx'],
    ['a name that no address can hold', { name: 'Häuser/..' }, 'is no id'],
    ['a hidden character in its name', { name: 'short\u202E' }, 'is no id'],
    ['bonuses on end', { bonuses: Array(201).fill({}) }, 'content.bonuses: 201 entries are too many'],
    ['a limit that is no number', { roundLimit: { value: Number.POSITIVE_INFINITY, known } }, 'is not a whole number'],
  ])('with %s is refused', (_what, change, complaint) => {
    const read = () => snowTime.readContent({ ...file, ...change });
    expect(read).toThrow(Problem);
    expect(read).toThrow(complaint);
  });

  test('that was kept with a name of its own is played with still', async () => {
    const kept = { ...file, name: 'Häuser' };
    expect((await snowTime.restoreContent(kept)).id).toMatch(/^Häuser-[0-9a-f]{12}$/);
  });
});
