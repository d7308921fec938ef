import { describe, expect, test } from 'vitest';
import { card, some } from './refused.ts';
import { type Arrangement, type PlayerArrangement, type Scene, shop, shopTurn } from './scene.ts';

const ways = (turn: Scene, move: string) => turn.table.payments(turn.seat, move);
const pays = (...parts: readonly object[]) => ({ rule: 'SF-4.4', key: 'payment.pays', values: { pays: parts } });
const using = (id: string, ...parts: readonly object[]) => ({
  rule: 'SF-4.1',
  key: 'payment.using',
  values: { card: card(id), pays: parts },
});
const chimneyOn = (id: string) => ({ rule: 'SF-4.5', key: 'payment.chimney', values: { card: card(id) } });
const cards = (count: number) => ({ rule: 'SF-4.1', key: 'payment.cards', values: { count } });
const plain = (key: string, rule = 'SF-4.1') => ({ rule, key: `payment.${key}`, values: {} });
const NOTHING = plain('nothing', 'SF-4.4');

describe('what a way to pay says, and how it is gone', () => {
  test('SF-4.4 named and any resources, Fire last', () => {
    const turn = shopTurn({ hand: ['hall'], supply: { copper: 2, moss: 1, acorn: 1 } });
    expect(ways(turn, 'play hall')).toEqual([
      {
        moves: ['moss'],
        words: pays(some('moss', 1), some('copper', 2), some('acorn', 1)),
        takes: { moss: 1, copper: 2, acorn: 1 },
      },
    ]);
    const climber = shopTurn({ hand: ['climber'], supply: { fire: 1 } });
    expect(ways(climber, 'play climber')).toEqual([{ moves: [], words: pays(some('fire', 1)), takes: { fire: 1 } }]);
  });

  test('SF-4.4 the choice that leaves some of everything comes first, and none is there twice', () => {
    const turn = shopTurn({ hand: ['hall'], supply: { copper: 2, birch: 3, moss: 1 } });
    expect(ways(turn, 'play hall').map(({ moves, takes }) => [moves, takes])).toEqual([
      [['birch', 'birch'], { copper: 2, birch: 2 }],
      [['birch', 'moss'], { copper: 2, birch: 1, moss: 1 }],
    ]);
  });

  test('SF-4.5 a chimney: cheaper than many acorns, dearer than few', () => {
    const you = { city: ['hall'], hand: ['noble'], supply: { acorn: 5, fire: 1 }, chimneys: 1 };
    expect(ways(shopTurn(you), 'play noble')).toEqual([
      { moves: ['chimney hall'], words: pays(some('fire', 1), chimneyOn('hall')), takes: { fire: 1 } },
      { moves: ['pay'], words: pays(some('acorn', 5)), takes: { acorn: 5 } },
    ]);
    const cheap = { ...you, hand: ['clerk'], city: ['flue'] };
    const found = ways(shopTurn(cheap), 'play clerk');
    expect(found.map(({ takes }) => takes)).toEqual([{ acorn: 1 }, { fire: 1 }]);
    expect(found[1]?.words).toEqual(pays(some('fire', 1), chimneyOn('flue')));
  });

  test('SF-4.1 an ability: what it takes of the hand and of the city, or itself', () => {
    const altar = shopTurn({ city: ['altar', 'noble'], hand: ['duke', 'farm'] });
    expect(ways(altar, 'play duke')).toEqual([
      { moves: [], words: using('altar', cards(1), plain('from-city')), takes: {} },
    ]);
    const crane = shopTurn({ city: ['crane'], hand: ['inn'] });
    expect(ways(crane, 'play inn')).toEqual([{ moves: [], words: using('crane', plain('this-card')), takes: {} }]);
    const market = shopTurn({ city: ['market'], hand: ['clerk'], supply: {} });
    expect(ways(market, 'play clerk')).toEqual([{ moves: [], words: using('market', NOTHING), takes: {} }]);
    const both = shopTurn({ city: ['market'], hand: ['noble'], supply: { acorn: 5 } });
    expect(ways(both, 'play noble')).toEqual([
      { moves: ['with market'], words: using('market', some('acorn', 4)), takes: { acorn: 4 } },
      { moves: ['pay'], words: pays(some('acorn', 5)), takes: { acorn: 5 } },
    ]);
    const flue = shopTurn({ city: ['flue', 'inn chimney', 'hall'], hand: ['noble'], supply: { fire: 1 } });
    expect(ways(flue, 'play noble')).toEqual([
      { moves: [], words: using('flue', some('fire', 1)), takes: { fire: 1 } },
    ]);
  });

  test('SF-4.4 what costs nothing says nothing', () => {
    expect(ways(shopTurn({ hand: ['pebble'] }), 'play pebble')).toEqual([]);
    const turn = shopTurn({ workers: 0, ranger: 0 });
    expect(ways(turn, 'prepare')).toEqual([]);
    expect(ways(shopTurn({}), 'worker birch')).toEqual([]);
  });

  test('SF-2.2, SF-3.8, SF-3.15 Snow of the city, a visit under Snow, a Location used without a worker', () => {
    const fire = (count: number) => [{ moves: [], words: pays(some('fire', count)), takes: { fire: count } }];
    const turn = (you: PlayerArrangement, rest: Arrangement = {}) => shopTurn({ supply: { fire: 3 }, ...you }, rest);
    expect(ways(turn({ city: ['farm snow'] }, { fury: true }), 'clear farm')).toEqual(fire(2));
    const host = shop({ players: [{ supply: { fire: 3 } }, { city: ['host snow'] }] });
    expect(ways(host, 'worker city 1 host')).toEqual(fire(1));
    expect(ways(host, 'ranger city 1 host')).toEqual([]);
    const runner = turn({ hand: ['smith'], supply: { acorn: 1, fire: 2 } }).play('play smith');
    expect(ways(runner, 'use forge-shared')).toEqual([]);
    expect(ways(turn({}), 'worker beacon-1')).toEqual(fire(1));
    expect(ways(turn({}), 'ranger forge-shared')).toEqual([]);
  });

  test('SF-3.10 the cards for a Journey are part of its price', () => {
    const you = { season: 'spring', hand: ['farm', 'hall', 'inn'], supply: { fire: 2 } };
    expect(ways(shopTurn(you), 'worker journey-4')).toEqual([
      { moves: [], words: pays(some('fire', 1), cards(3)), takes: { fire: 1 } },
    ]);
    expect(ways(shopTurn(you), 'ranger journey-4')).toEqual([{ moves: [], words: pays(cards(3)), takes: {} }]);
    expect(ways(shopTurn(you), 'worker journey-2')).toEqual([{ moves: [], words: pays(cards(2)), takes: {} }]);
  });

  test('SF-4.1 in the middle of a payment: what is left to be paid', () => {
    const turn = shopTurn({ hand: ['hall'], supply: { copper: 2, birch: 3, moss: 1 } }).play('play hall');
    expect(ways(turn, 'birch')).toEqual([]);
    const you = { city: ['hall', 'market'], hand: ['noble'], supply: { acorn: 5, fire: 1 }, chimneys: 1 };
    const way = shopTurn(you).play('play noble');
    expect(ways(way, 'pay').map(({ takes }) => takes)).toEqual([{ acorn: 5 }]);
    // Which chimney it is says the option itself.
    expect(ways(way, 'chimney hall')).toEqual([{ moves: [], words: pays(some('fire', 1)), takes: { fire: 1 } }]);
    expect(ways(way, 'with market').map(({ words, takes }) => [words.key, takes])).toEqual(
      expect.arrayContaining([['payment.using', { acorn: 4 }]]),
    );
  });

  test('SF-4.4 dearer ways come later: giving up the card itself is dearer than three resources', () => {
    const you = { city: ['crane'], hand: ['hall'], supply: { copper: 9, birch: 9, moss: 9, acorn: 9 } };
    const found = ways(shopTurn(you), 'play hall');
    expect(found.map(({ words }) => words.key)).toEqual([
      ...Array.from({ length: 10 }, () => 'payment.pays'),
      ...Array.from({ length: 4 }, () => 'payment.using'),
    ]);
    expect(new Set(found.map(({ takes }) => JSON.stringify(takes))).size).toBe(14);
    expect(found[0]?.takes).toEqual({ copper: 2, birch: 1, moss: 1 });
  });
});
