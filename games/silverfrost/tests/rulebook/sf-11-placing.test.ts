import { describe, expect, test } from 'vitest';
import { pawsTurn, yourTurnWithPaws } from './lair.ts';
import { card, farms, refused, remedy, where } from './refused.ts';
import { type Arrangement, type PlayerArrangement, type Scene, shop, shopTurn } from './scene.ts';

const WAIT = remedy('SF-3.1', 'wait');

describe('SF-3 why no worker is placed', () => {
  test('SF-3.13 nobody is left at home', () => {
    const turn = shopTurn({ workers: 0, ranger: 0, hand: ['farm'], supply: { birch: 1 }, city: ['inn'] });
    refused(turn, 'worker birch', 'SF-3.13', 'no-worker', { ranger: 'no' });
    refused(turn, 'ranger birch', 'SF-3.13', 'no-worker', { ranger: 'yes' });
    refused(turn, 'location birch', 'SF-3.13', 'no-worker', { ranger: 'yes' });
    refused(turn, 'worker city 0 inn', 'SF-3.13', 'no-worker', { ranger: 'no' });
    refused(turn, 'ranger city 0 inn', 'SF-3.13', 'no-worker', { ranger: 'yes' });
    refused(turn, 'city 0 inn', 'SF-3.13', 'no-worker', { ranger: 'yes' });
    const ranger = shopTurn({ workers: 0, ranger: 1 });
    refused(ranger, 'worker birch', 'SF-3.13', 'no-worker', { ranger: 'no' });
    expect([ranger.refusal('location birch'), ranger.refusal('ranger birch')]).toEqual([null, null]);
  });

  test('SF-1.8 not in play, SF-3.10 not spring or too few cards, SF-3.9 two in the Guild', () => {
    refused(shopTurn({}), 'worker beacon-3', 'SF-1.8', 'not-in-play', { where: where('beacon-3'), players: 3 });
    refused(shop({}, 3), 'location beacon-4', 'SF-1.8', 'not-in-play', { where: where('beacon-4'), players: 4 });
    refused(shopTurn({ season: 'winter' }), 'worker journey-2', 'SF-3.10', 'not-spring');
    expect(shop({ players: [{ supply: { fire: 1 } }] }, 3).refusal('worker beacon-3')).toBeNull();
    expect(shop({}, 4).refusal('worker guild-4')).toBeNull();
    const few = shopTurn({ season: 'spring', hand: ['farm'], supply: { fire: 9 } });
    refused(few, 'worker journey-8', 'SF-3.10', 'too-few-cards', { where: where('journey-8'), needed: 5, have: 1 });
    const guild = shopTurn({ season: 'winter' }, { locations: { 'guild-1': ['0'], 'guild-shared': ['0'] } });
    refused(guild, 'worker guild-2', 'SF-3.9', 'guild-limit', { most: 2 });
  });

  test('SF-3.1, SF-3.11 somebody stands there: who, and whether the Ranger could join', () => {
    const at = (workers: readonly string[], ranger = 1) =>
      shop({ players: [{ ranger, season: 'autumn' }, { season: 'autumn' }], locations: { birch: workers } }, 3);
    const occupied = (turn: Scene, what: string, who: readonly object[], more: object) =>
      refused(turn, what, 'SF-3.1', 'occupied', { who, remedy: more });
    const joins = remedy('SF-3.11', 'ranger-joins');
    occupied(at(['1']), 'worker birch', [{ seat: 1 }], joins);
    occupied(at(['2']), 'worker birch', [{ seat: 2 }], joins);
    occupied(at(['1'], 0), 'worker birch', [{ seat: 1 }], WAIT);
    occupied(at(['1 ranger']), 'worker birch', [{ seat: 1 }], WAIT);
    occupied(at(['0']), 'worker birch', [{ seat: 0 }], WAIT);
    occupied(at(['1', '2 ranger']), 'ranger birch', [{ seat: 1 }, { seat: 2 }], WAIT);
    const spring = { season: 'spring', hand: farms(5), supply: { fire: 3 } };
    const journey = shop({ players: [spring, { season: 'spring' }], locations: { 'journey-8': ['1'] } });
    occupied(journey, 'worker journey-8', [{ seat: 1 }], WAIT);
    const his = yourTurnWithPaws({ locations: { birch: ['1'] } });
    occupied(his, 'worker birch', [{ name: 'names.automa' }], joins);
  });

  test('SF-3.13 all Fire prices together, and who would bring what is missing', () => {
    const dear = (turn: Scene, what: string, needed: number, have: number, more: object, id = 'beacon-1') =>
      refused(turn, what, 'SF-3.13', 'too-little-fire', { where: where(id), needed, have, remedy: more });
    const lacks = (fire: number) => remedy('SF-3.5', 'more-fire', { fire });
    const brings = remedy('SF-3.11', 'ranger-brings-fire');
    const snowed = (fire: number, ranger = 1, rest: Arrangement = {}) =>
      shopTurn({ supply: { fire }, ranger }, { snow: ['beacon-1'], mountain: ['bear'], ...rest });
    dear(snowed(0), 'worker beacon-1', 2, 0, lacks(2));
    dear(snowed(1), 'worker beacon-1', 2, 1, brings);
    dear(snowed(0), 'location beacon-1', 2, 0, lacks(2));
    expect(snowed(1).refusal('location beacon-1')).toBeNull();
    dear(snowed(1, 0), 'worker beacon-1', 2, 1, lacks(1));
    dear(snowed(0), 'ranger beacon-1', 2, 1, lacks(1));
    dear(snowed(1, 1, { fury: true }), 'ranger beacon-1', 3, 2, lacks(1));
    dear(snowed(0, 1, { snow: [] }), 'worker beacon-1', 1, 0, brings);
    const joined = snowed(0, 1, { snow: [], locations: { 'beacon-1': ['1'] } });
    dear(joined, 'ranger beacon-1', 1, 0, lacks(1));
    const shared = shopTurn({ supply: { fire: 0 } }, { locations: { 'forge-shared': ['1'] } });
    dear(shared, 'worker forge-shared', 1, 0, lacks(1), 'forge-shared');
  });

  test('SF-3.8 on a card: not there, no place, no Community spot, taken, or under Snow', () => {
    const players = [
      { city: ['farm', 'host worker'], supply: { fire: 0 }, season: 'autumn' },
      { city: ['inn', 'host visitor-2'] },
    ];
    const turn = shop({ players }, 3);
    refused(turn, 'worker city 1 hall', 'SF-3.8', 'not-in-city', { card: card('hall'), owner: { seat: 1 } });
    refused(turn, 'city 1 host 2', 'SF-3.8', 'not-in-city', { card: card('host'), owner: { seat: 1 } });
    refused(turn, 'city 0 farm', 'SF-3.8', 'not-a-destination', { card: card('farm') });
    refused(turn, 'city 1 inn', 'SF-3.8', 'no-community', { card: card('inn') });
    refused(turn, 'city 0 host', 'SF-3.8', 'occupied', { who: [{ seat: 0 }], remedy: WAIT });
    refused(turn, 'worker city 1 host', 'SF-3.8', 'occupied', { who: [{ seat: 2 }], remedy: WAIT });
    const snowed = (you: PlayerArrangement) => shop({ players: [you, { city: ['host snow'] }], fury: true });
    const dear = { where: card('host'), needed: 2 };
    refused(snowed({ supply: { fire: 1 }, ranger: 0 }), 'city 1 host', 'SF-3.13', 'too-little-fire', {
      ...dear,
      have: 1,
      remedy: remedy('SF-3.5', 'more-fire', { fire: 1 }),
    });
    refused(snowed({ supply: { fire: 1 } }), 'worker city 1 host', 'SF-3.13', 'too-little-fire', {
      ...dear,
      have: 1,
      remedy: remedy('SF-3.11', 'ranger-brings-fire'),
    });
    refused(snowed({ supply: { fire: 0 } }), 'ranger city 1 host', 'SF-3.13', 'too-little-fire', {
      ...dear,
      have: 1,
      remedy: remedy('SF-3.5', 'more-fire', { fire: 1 }),
    });
    const his = yourTurnWithPaws({ paws: { city: ['inn'] } });
    refused(his, 'city 1 hall', 'SF-3.8', 'not-in-city', { card: card('hall'), owner: { name: 'names.automa' } });
  });
});

test('SF-10 against Paws the same reasons are given, and his things are his', () => {
  const turn = pawsTurn(['to-copper'], { you: { hand: ['farm'] }, paws: { city: ['host'] } });
  refused(turn, 'worker copper', 'SF-3.1', 'occupied', {
    who: [{ name: 'names.automa' }],
    remedy: remedy('SF-3.11', 'ranger-joins'),
  });
  expect(turn.refusal('city 1 host')).toBeNull();
  expect(turn.refusal('worker city 1 host')).toBeNull();
});
