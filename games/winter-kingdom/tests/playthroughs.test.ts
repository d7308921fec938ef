import { fastFromSeed, total } from '@snowbound/engine';
import { readerOf } from '@snowbound/table';
import { perft, writePlaythrough } from '@snowbound/testing';
import { type View, winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';

/** A view as a player takes it in: the turn, then each player's supply, coins, points and cards. */
function sketch({ round, played, players, deck, built, isFortNext, subject, five }: View): string {
  const seats = players.map(({ houses, forts, housesLeft, fortsLeft, coins, hand, abilities, terrain, score }) => {
    const cards = abilities.map(({ id, upgraded, isSpent }) => `${id}${upgraded ? '+' : ''}${isSpent ? '*' : ''}`);
    const own = hand === null ? '' : ` hand ${hand.join(' ')} ${terrain ?? ''}`;
    const pieces = `${houses.length}+${forts.length} left ${housesLeft}+${fortsLeft}`;
    return `${pieces} coins ${coins} points ${total(score)} ${cards.join(' ')}${own}`;
  });
  const turn = [
    `built ${built}`,
    ...(isFortNext ? ['a fort'] : []),
    ...(subject === null ? [] : [`moving ${subject}`]),
    ...(five === null ? [] : [`${five.card} ${five.usesLeft} times`]),
  ];
  return `round ${round} · ${played ?? 'no card'} · ${turn.join(', ')} · deck ${deck} · ${seats.join(' · ')}`;
}

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
    const text = writePlaythrough(winterKingdom, { players, seed, options: { twist }, content, reader, sketch });
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
