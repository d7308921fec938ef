import { fastFromSeed, type Options } from '@snowbound/engine';
import { snowTime, type View } from '@snowbound/snow-time';
import { type Answer, readerOf } from '@snowbound/table';
import { perft, writePlaythrough } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';

/** A view as a player takes it in: the tree, then each colour's space and cards. */
function sketch({ round, fruit, supply, colours }: View, answers: readonly Answer[]): string {
  const seats = colours.map(({ space, hand, revealed, discard, spent }, seat) => {
    const parts = [`@${space}`, `hand ${hand.join(' ')}`];
    if (revealed.length > 0) parts.push(`open ${revealed.join(' ')}`);
    if (discard.length > 0) parts.push(`discard ${discard.join(' ')}`);
    if (spent.length > 0) parts.push(`spent ${spent.join(' ')}`);
    for (const { move } of answers.filter(answer => answer.seat === seat)) parts.push(`chosen ${move ?? 'face down'}`);
    return parts.join(', ');
  });
  return `round ${round} · fruit ${fruit.join(' ')} · supply ${supply} · ${seats.join(' · ')}`;
}

const ASKED: Options = { bonus: 'asked' };

/** Golden games. After a change that is meant, write them anew with `npm run playthroughs` and read the difference. */
describe('golden playthroughs of Snow Time', () => {
  test.each([
    [2, 'two-players', 'lantern'],
    [3, 'three-players', 'icicle'],
    [4, 'four-players', 'sleigh'],
    [5, 'five-players', 'chimney'],
    [3, 'shared-victory', 'shared-192'],
    [3, 'round-limit', 'limit', 4],
    [3, 'asked-bonuses', 'scarf', 100, ASKED],
  ] as const)('%i players: %s', async (players, name, seed, roundLimit = 100, options = {}) => {
    const reader = await readerOf(snowTime, 'en');
    const content = await snowTime.readContent({
      ...snowTime.content.file,
      roundLimit: { value: roundLimit, known: 'house' },
    });
    const text = writePlaythrough(snowTime, { players, seed, options, content, reader, sketch });
    await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });

  test('perft: as many ways to decide as ever', () => {
    const state = snowTime.setup({
      players: 3,
      options: {},
      content: snowTime.content,
      random: fastFromSeed('perft'),
      journal: null,
    });
    expect([1, 2, 3, 4, 5].map(depth => perft(snowTime, state, depth))).toMatchInlineSnapshot(`
      [
        10,
        100,
        1000,
        9633,
        90931,
      ]
    `);
  });
});
