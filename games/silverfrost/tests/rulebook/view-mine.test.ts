import { describe, expect, test } from 'vitest';
import { countedOf, lackingIn } from '../../src/from-view.ts';
import { silverfrost } from '../../src/index.ts';
import { scene, yourTurn } from './scene.ts';

const { cards } = silverfrost.content.printed;

describe('what a player would work out at the table', () => {
  test('SF-5 the forecast is what preparing brings', () => {
    const city = ['birch-camp', 'birch-camp', 'birch-camp snow', 'copper-pit', 'acorn-cellar', 'waystation'];
    const before = yourTurn(
      { city, workers: 0, ranger: 0, supply: { fire: 0 } },
      { locations: { birch: ['0'], moss: ['0 ranger'] } },
    );
    const next = before.view.mine?.next;
    expect(next).toMatchObject({ season: 'autumn', fire: 5, workers: 1, chimneys: 1, citySnow: 3 });
    expect(next).toMatchObject({
      goods: { copper: 1 },
      draws: 0,
      others: ['birch-camp', 'birch-camp', 'acorn-cellar'],
    });
    before.play('prepare');
    while (before.seat === 0) before.play(before.offered[0] ?? '');
    // The Acorn Cellar gives 2 beside two Birch Camps.
    expect(before.you.supply).toMatchObject({ fire: 5, birch: 4, copper: 1, acorn: 2 });
    expect([before.you.chimneys, before.you.workers]).toEqual([1, 2]);
  });

  test('SF-5 after spring there is no season to come', () => {
    expect(yourTurn({ season: 'spring' }).view.mine?.next).toBeNull();
  });

  test('SF-4.4 what a card lacks is what the refusal says', () => {
    const turn = yourTurn({ hand: ['copper-pit', 'birch-camp'], supply: { birch: 1 } });
    const lacking = (id: string) => lackingIn(turn.you.supply, cards[id]?.cost ?? {});
    expect(lacking('copper-pit')).toEqual({ birch: 1, moss: 1 });
    expect(lacking('birch-camp')).toEqual({ any: 1 });
    const short = turn.refusal('play copper-pit')?.values['short'];
    expect(short).toMatchObject([{ values: { good: 'birch', count: 1 } }, { values: { good: 'moss', count: 1 } }]);
  });

  test('SF-7 Quests requirement by requirement, beside the left player where that matters', () => {
    const players = [
      { city: ['birch-camp', 'moss-commons snow'], lowlands: ['shore-to-shore'], supply: { birch: 2 } },
      { city: ['birch-camp'], supply: { birch: 1, fire: 3 } },
    ];
    const { mine, players: seen } = scene({ players, highlands: [] }).view;
    const needs = [
      { asks: 'at-least', have: 1, needed: 5, holds: false },
      { asks: 'as-many', have: 2, needed: 1, holds: true },
    ];
    expect(mine?.quests).toEqual([{ id: 'shore-to-shore', needs }]);
    const [own, left] = seen.map(player => countedOf(player, id => cards[id]?.colour));
    expect(own).toMatchObject({ green: 1, birch: 2, fire: 1, quest: 0 });
    expect(left).toMatchObject({ green: 1, birch: 1, fire: 3, quest: 0 });
  });

  test('SF-4.1 what is still due while a card is paid for', () => {
    const turn = yourTurn({ hand: ['birch-camp'], supply: { birch: 2, moss: 2 } }).play('play birch-camp');
    expect(turn.view.mine?.due).toEqual({ any: 2 });
    expect(turn.play('moss').view.mine?.due).toEqual({ any: 1 });
  });

  test('SF-3.8 who only looks on works out nothing', () => {
    expect(scene().table.view('spectator').mine).toBeNull();
  });

  test.each([
    ['SF-3.7 a Big Critter needs a Beacon', 'big grey-wolf', 'reasons.by-beacon'],
    ['SF-1.3 unless it is not there', 'big white-bear', 'reasons.not-on-mountain'],
    ['SF-4.4 goods are touched when they are asked for', 'supply 0 birch', 'reasons.goods-when-asked'],
    ['SF-2.4 players when one of them gets something', 'seat 1', 'reasons.player-when-asked'],
    ['SF-6.1 a snowed card of one’s own is about its Snow', 'city 0 birch-camp', 'reasons.snow-too-dear'],
  ])('%s', (_rule, what, key) => {
    const turn = yourTurn(
      { city: ['birch-camp snow'], supply: { fire: 0 } },
      { mountain: ['grey-wolf', null, null, null] },
    );
    expect(turn.refusal(what)?.key).toBe(key);
  });
});
