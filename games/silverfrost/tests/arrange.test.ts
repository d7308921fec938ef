import { Problem } from '@snowbound/engine';
import { silverfrost } from '@snowbound/silverfrost';
import { Table } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { workshop } from './cards/workshop.ts';

const arranged = (arrangement: unknown) =>
  new Table(silverfrost, { players: 2, seed: 'arrange', content: workshop, arrangement });

describe('arranging a position', () => {
  test('everything that can be said stands on the table', () => {
    const table = arranged({
      turn: 0,
      fury: true,
      players: [
        {
          season: 'winter',
          hand: ['noble'],
          supply: { fire: 2, acorn: 3, snow: 1 },
          chimneys: 1,
          city: ['farm', 'farm snow', 'hall chimney', 'inn worker', 'host visitor-1'],
          workers: 1,
          ranger: 0,
          lowlands: ['sprouts'],
          completed: ['low-2', 'high-1'],
        },
        { season: 'autumn' },
      ],
      valley: ['mill x2', 'hall snow', null, 'inn'],
      locations: { birch: ['1 ranger'] },
      snow: ['beacon-1'],
      mountain: ['owl', null, null, 'bear'],
      bigDeck: ['wolf'],
      highlands: ['nobility-in-need'],
      lowlandDeck: ['low-3'],
      deck: ['mill'],
      deckTop: ['farm'],
      discard: ['crown'],
      snowstorms: ['copper'],
    });
    const view = table.view(0);
    expect(view).toMatchObject({ turn: 0, snowPrice: 2, deck: 2, discard: 1, lowlandDeck: 1 });
    expect(view.players[0]).toMatchObject({ season: 'winter', hand: ['noble'], chimneys: 1, workers: 1, beside: 2 });
    expect(view.players[0]).toMatchObject({ lowlands: ['sprouts'], completed: ['high-1', 'low-2'] });
    expect(view.players[1]).toMatchObject({ workers: 1, ranger: false });
    expect(view.valley.slice(0, 4)).toMatchObject([{ copies: 2 }, { snow: true }, null, { id: 'inn' }]);
    expect(view.mountain.map(({ id }) => id)).toEqual(['owl', null, null, 'bear']);
    expect(view.locations.filter(({ snow }) => snow).map(({ id }) => id)).toEqual(['beacon-1']);
  });

  test('SF-10 Paws: his Maps, Schemes, Quests and tokens', () => {
    const table = new Table(silverfrost, {
      players: 1,
      seed: 'arrange',
      options: { paws: '3' },
      content: workshop,
      arrangement: {
        turn: 0,
        players: [{}, { season: 'winter', city: ['farm', 'host visitor-0'], hand: ['hall'], supply: { fire: 4 } }],
        valley: ['mill x2 paws', 'inn snow paws'],
        highlands: ['nobility-in-need'],
        paws: {
          maps: ['map-2', 'map-1'],
          mapDeck: ['map-3'],
          covered: 2,
          next: ['scheme-4', 'scheme-5'],
          schemes: ['scheme-6'],
          quests: ['sprouts', 'high-2'],
          taxed: ['forge-shared'],
        },
      },
    });
    const { paws, players, valley } = table.view(0);
    expect(paws).toMatchObject({ level: 3, nextCorner: 2, questPile: 2, tokens: 7, taxed: ['forge-shared'] });
    expect(paws?.maps.map(({ id }) => id)).toEqual(['map-2', 'map-1']);
    expect([paws?.mapPile.deck, paws?.mapPile.discard.length]).toEqual([1, 5]);
    expect([paws?.schemePile.deck, paws?.schemePile.discard.length]).toEqual([3, 17]);
    expect(paws?.valleyTokens.slice(0, 3)).toEqual([true, true, false]);
    expect(valley[1]).toMatchObject({ id: 'inn', snow: true });
    expect(players[1]).toMatchObject({ season: 'winter', hand: [null], workers: 3, ranger: true });
  });

  test.each([
    ['an unknown Map', { paws: { maps: ['map-9'] } }, 'arrange.paws.maps[0]'],
    ['a Map twice', { paws: { maps: ['map-1', 'map-1'] } }, 'arrange.paws.maps'],
    ['an unknown Scheme', { paws: { next: ['scheme-0'] } }, 'arrange.paws.next[0]'],
    ['five corners', { paws: { covered: 5 } }, 'arrange.paws.covered'],
    ['a Quest that lies open', { highlands: ['high-1'], paws: { quests: ['high-1'] } }, 'arrange.paws.quests[0]'],
    ['an unknown field', { paws: { level: 1 } }, 'level'],
  ])('SF-10 %s of Paws is refused, naming the field', (_what, arrangement, at) => {
    const lay = () => new Table(silverfrost, { players: 1, seed: 'arrange', content: workshop, arrangement });
    expect(lay).toThrow(Problem);
    expect(lay).toThrow(at);
  });

  test.each([
    ['an unknown field', { turns: 1 }, 'turns'],
    ['Paws beside two players', { paws: {} }, 'arrange.paws'],
    ['an unknown card', { players: [{ hand: ['dragon'] }] }, 'arrange.players[0].hand[0]'],
    ['a hand that is no list', { players: [{ hand: 'farm' }] }, 'arrange.players[0].hand:'],
    ['a city that is no list', { players: [{ city: 'farm' }] }, 'arrange.players[0].city:'],
    ['an unknown season', { players: [{ season: 'monsoon' }] }, 'arrange.players[0].season:'],
    ['too many chimneys', { players: [{ chimneys: 99 }] }, 'arrange.players[0].chimneys:'],
    ['an unknown good', { players: [{ supply: { gold: 1 } }] }, 'arrange.players[0].supply:'],
    ['more copies than there are', { players: [{ hand: ['miser', 'miser'] }] }, 'arrange.players[0].hand[1]'],
    ['too many players', { players: [{}, {}, {}] }, 'arrange.players'],
    ['too many workers', { locations: { 'hot-springs': ['0', '0'] } }, 'arrange.players[0]'],
    ['an unknown mark', { players: [{ city: ['farm burnt'] }] }, 'arrange.players[0].city[0]'],
    ['an unknown Location', { snow: ['lake'] }, 'arrange.snow[0]'],
    ['a name twice in the Valley', { valley: ['farm', 'farm'] }, 'arrange.valley[1]'],
    ['a turn of somebody who has passed', { turn: 0, players: [{ season: 'spring', passed: true }] }, 'arrange.turn'],
    ['a negative supply', { players: [{ supply: { fire: -1 } }] }, 'arrange.players[0].supply.fire'],
  ])('%s is refused, naming the field', (_what, arrangement, at) => {
    expect(() => arranged(arrangement)).toThrow(Problem);
    expect(() => arranged(arrangement)).toThrow(at);
  });
});

describe('who stands where in an arranged position', () => {
  const workers = (arrangement: object, seat = 0) => {
    const { workers: home, ranger, beside } = arranged({ turn: 0, ...arrangement }).view(0).players[seat] ?? {};
    return [home, ranger, beside];
  };

  test('SF-1.11, SF-3.14 those who are not said to be at home and stand nowhere are beside the city', () => {
    expect(workers({})).toEqual([1, true, 0]);
    expect(workers({ players: [{ season: 'spring' }] })).toEqual([5, true, 0]);
    expect(workers({ players: [{ season: 'spring', workers: 2, ranger: 0 }] })).toEqual([2, false, 4]);
    expect(workers({ players: [{ season: 'winter' }], locations: { birch: ['0'], copper: ['0 ranger'] } })).toEqual([
      2,
      false,
      0,
    ]);
    const own = { season: 'winter', city: ['inn worker', 'host ranger'] };
    expect(workers({ players: [own] })).toEqual([2, false, 0]);
    const visits = { city: ['host visitor-1', 'host visiting-ranger-1'] };
    expect(workers({ players: [visits, { season: 'autumn' }] }, 1)).toEqual([1, false, 0]);
    expect(workers({ players: [visits, { season: 'autumn', workers: 0 }] }, 1)).toEqual([0, false, 1]);
    expect(workers({ players: [{ workers: 5 }] })).toEqual([5, true, 0]);
  });

  test('SF-1.4 Highland Quests that are done are not dealt, Lowland Quests neither', () => {
    const view = arranged({ players: [{ completed: ['high-1', 'low-1'], lowlands: ['low-2'] }] }).view(0);
    expect(view.highlands).toHaveLength(2);
    expect(view.highlands).not.toContain('high-1');
    expect(view.lowlandDeck).toBe(26);
    expect(arranged({}).view(0)).toMatchObject({ lowlandDeck: 28, deck: expect.any(Number), snowPrice: 1 });
    expect(
      arranged({})
        .view(0)
        .valley.every(card => card !== null),
    ).toBe(true);
    expect(
      arranged({})
        .view(0)
        .mountain.every(({ id }) => id !== null),
    ).toBe(true);
  });
});
