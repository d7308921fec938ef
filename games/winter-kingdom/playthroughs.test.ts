import { fastFromSeed } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { perft, writePlaythrough } from '@snowbound/testing';
import { type View, winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

/** A view as a player takes it in: the turn, then each player's supply, coins and cards. */
function sketch({ round, played, players, deck, built }: View): string {
  const seats = players.map(({ houses, forts, housesLeft, fortsLeft, coins, hand, abilities, terrain }) => {
    const cards = abilities.map(({ id, upgraded }) => (upgraded ? `${id}+` : id)).join(' ');
    const own = hand === null ? '' : ` hand ${hand.join(' ')} ${terrain ?? ''}`;
    return `${houses.length}+${forts.length} left ${housesLeft}+${fortsLeft} coins ${coins} ${cards}${own}`;
  });
  return `round ${round} · ${played ?? 'no card'} · built ${built} · deck ${deck} · ${seats.join(' · ')}`;
}

/** The game with some options fixed, for playthroughs of what chance alone would rarely bring. */
const withTwist = (twist: string): typeof winterKingdom => ({
  ...winterKingdom,
  setup: deal => winterKingdom.setup({ ...deal, options: { ...deal.options, twist } }),
});

/** Golden games. After a change that is meant, write them anew with `npm run playthroughs` and read the difference. */
describe('golden playthroughs of Winter Kingdom', () => {
  test.each([
    [2, 'two-players', 'lantern', 'none'],
    [3, 'three-players', 'icicle', 'none'],
    [4, 'four-players', 'sleigh', 'none'],
    ...winterKingdom.content.twists.map(({ id }): [number, string, string, string] => [2, id, `twist-${id}`, id]),
  ])('%i players: %s', async (players, name, seed, twist) => {
    const reader = await readerOf(winterKingdom, 'en');
    const { content } = winterKingdom;
    const text = writePlaythrough(withTwist(twist), { players, seed, content, reader, sketch });
    await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });

  test('perft: as many ways to decide as ever', () => {
    const state = winterKingdom.setup({
      players: 2,
      options: { twist: 'clan', economy: 'export' },
      content: winterKingdom.content,
      random: fastFromSeed('perft'),
      journal: null,
    });
    expect([1, 2, 3].map(depth => perft(winterKingdom, state, depth))).toMatchInlineSnapshot(`
      [
        46,
        227,
        886,
      ]
    `);
  });
});
