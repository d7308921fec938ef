import { fastFromSeed, type Options } from '@snowbound/engine';
import { type BuildingView, type PawsView, type PlayerView, silverfrost, type View } from '@snowbound/silverfrost';
import { readerOf } from '@snowbound/table';
import { perft, writePlaythrough } from '@snowbound/testing';
import { describe, expect, test } from 'vitest';
import { workshop } from './cards/workshop.ts';

const marked = ({ id, copy, snow, chimney, worker, visitor }: BuildingView): string =>
  `${id}${copy > 1 ? copy : ''}${snow ? '*' : ''}${chimney ? '^' : ''}${worker === null ? '' : '+'}${visitor === null ? '' : `@${visitor}`}`;

function player({ season, passed, supply, chimneys, workers, ranger, hand, city, completed }: PlayerView): string {
  const goods = Object.entries(supply)
    .filter(([, amount]) => amount > 0)
    .map(([good, amount]) => `${good} ${amount}`);
  const parts = [
    `${passed ? 'passed' : season}, ${workers}w${ranger ? ' R' : ''}${chimneys > 0 ? ` ${chimneys}^` : ''}`,
    goods.join(' ') || 'nothing',
    `hand ${hand.map(card => card ?? '?').join(' ')}`,
    `city ${city.map(marked).join(' ')}`,
  ];
  if (completed.length > 0) parts.push(`done ${completed.join(' ')}`);
  return parts.join(', ');
}

/** What Paws has beside a player: his Maps and the Schemes on them, piles and tokens. */
function bandit({ maps, nextCorner, mapPile, schemePile, questPile, tokens, taxed }: PawsView): string {
  const laid = maps.map(({ id, corners }) => `${id}(${corners.map(({ scheme }) => scheme?.id ?? '·').join(' ')})`);
  const piles = `piles ${mapPile.deck} ${schemePile.deck} ${questPile}, tokens ${tokens}`;
  return `${laid.join(' ')} next ${nextCorner ?? '–'}, ${piles}, taxed ${taxed.join(' ') || 'none'}`;
}

/** A view as a player takes it in: Valley, mountain, Snow on the board, then everybody. `*` is Snow, `^` a chimney, `¤` a token. */
function sketch({ valley, mountain, locations, deck, discard, players, paws }: View): string {
  const stacks = valley.map((stack, position) => {
    const token = paws?.valleyTokens[position] === true ? '¤' : '';
    return stack === null ? '–' : `${stack.id}${stack.snow ? '*' : ''}${token}×${stack.copies}`;
  });
  const snowed = locations.filter(({ snow }) => snow).map(({ id }) => id);
  return [
    `valley ${stacks.join(' ')}`,
    `mountain ${mountain.map(({ id }) => id ?? '–').join(' ')}`,
    `snow ${snowed.join(' ') || 'none'}`,
    `deck ${deck}+${discard}`,
    ...players.map(player),
    ...(paws === null ? [] : [bandit(paws)]),
  ].join(' · ');
}

/** Golden games. After a change that is meant, write them anew with `npm run playthroughs` and read the difference. */
describe('golden playthroughs of Silverfrost', () => {
  test.each([
    [2, 'two-players', 'lantern'],
    [3, 'three-players', 'icicle'],
    [4, 'four-players', 'sleigh'],
    [3, 'ice-storm', 'snowdrift', { reward: 'ice-storm' }],
    [2, 'tie', 'tie-189'],
    [4, 'reshuffle', 'reshuffle-0'],
    [1, 'paws-1', 'burrow', { paws: '1' }],
    [1, 'paws-2', 'hollow', { paws: '2' }],
    [1, 'paws-3', 'gorge', { paws: '3' }],
    [1, 'paws-4', 'summit', { paws: '4' }],
  ])('%i players: %s', async (players, name, seed, options: Options = {}) => {
    const reader = await readerOf(silverfrost, 'en');
    const text = writePlaythrough(silverfrost, { players, seed, content: workshop, options, reader, sketch });
    await expect(text).toMatchFileSnapshot(`playthroughs/${name}.txt`);
  });

  test('perft: as many ways to decide as ever', () => {
    const state = silverfrost.setup({
      players: 2,
      options: {},
      content: workshop,
      random: fastFromSeed('perft'),
      journal: null,
    });
    expect([1, 2, 3, 4, 5, 6].map(depth => perft(silverfrost, state, depth))).toMatchInlineSnapshot(`
      [
        2,
        4,
        8,
        16,
        384,
        4352,
      ]
    `);
  });
});
