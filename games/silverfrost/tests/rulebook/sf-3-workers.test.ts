import { describe, expect, test } from 'vitest';
import { shop, shopTurn } from './scene.ts';

describe('SF-3 Placing a worker', () => {
  test('SF-3.1 an Exclusive Location takes one worker, whoever owns it; a Shared one any number', () => {
    const turn = shopTurn({}, { locations: { birch: ['1'], 'hot-springs': ['1 ranger', '0 ranger'] } });
    expect(turn.refusal('worker birch')).toMatchObject({ rule: 'SF-3.1', key: 'reasons.occupied' });
    expect(turn.offers('worker hot-springs')).toEqual(['worker hot-springs']);
  });

  test('SF-3.2 Snow blocks a Location unless its price is paid while placing there', () => {
    const poor = shopTurn({ supply: { fire: 0 }, ranger: 0 }, { snow: ['birch'] });
    expect(poor.refusal('worker birch')).toMatchObject({ rule: 'SF-3.13', key: 'reasons.too-little-fire' });
    const turn = shopTurn({ supply: { fire: 1 } }, { snow: ['birch'] }).play('worker birch');
    expect(turn.you.supply).toMatchObject({ birch: 3, fire: 0, snow: 1 });
    expect(turn.view.locations.find(({ id }) => id === 'birch')?.snow).toBe(false);
  });

  test('SF-3.3 the Fire price of a Location is paid on placing', () => {
    const turn = shopTurn({ supply: { fire: 1 } }).play('worker forge-shared');
    expect(turn.you.supply.fire).toBe(0);
  });

  test('SF-3.4 copper 1 and a card, acorn 2 and a card, birch 3, moss 2 and a card', () => {
    const visit = (place: string) => shopTurn({}).play(`worker ${place}`).you;
    expect(visit('copper')).toMatchObject({ supply: { copper: 1 }, hand: [expect.any(String)] });
    expect(visit('acorn')).toMatchObject({ supply: { acorn: 2 }, hand: [expect.any(String)] });
    expect(visit('birch')).toMatchObject({ supply: { birch: 3 }, hand: [] });
    expect(visit('moss')).toMatchObject({ supply: { moss: 2 }, hand: [expect.any(String)] });
  });

  test('SF-3.5 Hot Springs: 2 Fire and 2 cards', () => {
    const { you } = shopTurn({}).play('worker hot-springs');
    expect(you.supply.fire).toBe(3);
    expect(you.hand).toHaveLength(2);
  });

  test('SF-3.6 Forge: up to 3 cards for a resource of choice each, Fire is none', () => {
    const hand = ['farm', 'farm', 'mill', 'hall'];
    const turn = shopTurn({ hand }).play('worker forge', 'card farm', 'card mill', 'done');
    expect(turn.offered).toEqual(['birch', 'moss', 'copper', 'acorn']);
    turn.play('copper', 'copper');
    expect(turn.you.supply.copper).toBe(2);
    expect(turn.you.hand).toEqual(['farm', 'hall']);
    expect(shopTurn({ supply: { fire: 0 }, ranger: 0 }).refusal('worker forge-shared')).toMatchObject({
      rule: 'SF-3.13',
    });
  });

  test('SF-3.7 a Beacon uses a Big Critter, gains the points above it, discards it and slides the row', () => {
    const turn = shopTurn(
      { supply: { fire: 1 } },
      { mountain: ['owl', 'wolf', 'bear', 'beast-1'], bigDeck: ['beast-9'] },
    ).play('worker beacon-1', 'big bear');
    expect(turn.you.supply).toMatchObject({ fire: 3, point: 2 });
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['beast-9', 'owl', 'wolf', 'beast-1']);
  });

  test('SF-3.7 one in use cannot be chosen again, and its points are those of the space it was chosen on', () => {
    const turn = shopTurn(
      { supply: { fire: 1 } },
      { mountain: ['elk', 'wolf', 'bear', 'beast-1'], bigDeck: ['beast-8', 'beast-9'] },
    ).play('worker beacon-1', 'big elk');
    expect(turn.offered).toEqual(['big wolf', 'big bear', 'big beast-1']);
    turn.play('big bear');
    expect(turn.you.supply).toMatchObject({ fire: 3, point: 0 });
  });

  test('SF-3.7 a shorter row is used as it is, and without any a visit does nothing', () => {
    const empty = shopTurn({ supply: { fire: 1 } }, { mountain: [null, null, null, null], bigDeck: [] });
    expect(empty.play('worker beacon-1').seat).toBe(1);
    expect(empty.you.supply).toMatchObject({ fire: 0, point: 0 });
  });

  test('SF-3.8 the own spot of a red card is its owner’s alone; a red Critter has a Community spot for opponents', () => {
    const city = ['inn', 'host'];
    const owner = shopTurn({ city });
    expect(owner.offers('worker city')).toEqual(['worker city 0 inn', 'worker city 0 host']);
    const visitor = shop({ players: [{}, { city }] });
    expect(visitor.offers('worker city')).toEqual(['worker city 1 host']);
    expect(visitor.refusal('worker city 1 inn')).toMatchObject({ rule: 'SF-3.8', key: 'reasons.no-community' });
  });

  test('SF-3.8 a visitor gives to the visitor’s own left, and the owner gains a point, passed or not', () => {
    const players = [{}, { city: ['host'], season: 'spring', passed: true }, {}];
    const turn = shop({ players, deckTop: ['farm', 'mill'] }, 3).play('worker city 1 host', 'card farm');
    expect(turn.player(1).supply.point).toBe(1);
    expect(turn.player(1).hand).toEqual([]);
    expect(turn.player(2).hand).toEqual(['farm']);
    expect(turn.you.hand).toEqual(['mill']);
    expect(turn.city(1)).toEqual(['host 0']);
  });

  test('SF-3.8 Snow on a red card blocks both spots; whoever clears it while placing keeps it', () => {
    const players = [{ supply: { fire: 1 } }, { city: ['host snow'] }];
    const turn = shop({ players }).play('worker city 1 host');
    expect(turn.you.supply).toMatchObject({ fire: 0, snow: 1 });
    expect(turn.player(1).supply).toMatchObject({ snow: 0, point: 1 });
    const poor = shop({ players: [{ supply: { fire: 0 }, ranger: 0, city: ['inn snow'] }, { city: ['host snow'] }] });
    expect(poor.offers('worker city')).toEqual([]);
  });

  test('SF-3.9 the Guild: at most one Quest, then two Lowlands drawn and one kept in any case', () => {
    const turn = shopTurn(
      { city: ['farm'], lowlands: ['sprouts'] },
      { highlands: ['high-1'], lowlandDeck: ['low-3', 'low-4'] },
    );
    turn.play('worker guild-1');
    expect(turn.offered).toEqual(['quest high-1', 'quest sprouts', 'done']);
    turn.play('quest sprouts');
    expect(turn.offered).toEqual(['quest low-3', 'quest low-4']);
    turn.play('quest low-4');
    expect(turn.you).toMatchObject({ completed: ['sprouts'], lowlands: ['low-4'] });
    expect(turn.view.lowlandDeck).toBe(1);
  });

  test('SF-3.9 from a Lowland deck of one that one is kept, from an empty one nothing', () => {
    const one = shopTurn({}, { highlands: [], lowlandDeck: ['low-3'] }).play('worker guild-1');
    expect(one.you.lowlands).toEqual(['low-3']);
    const none = shopTurn({}, { highlands: [], lowlandDeck: [] }).play('worker guild-1');
    expect([none.seat, none.you.lowlands]).toEqual([1, []]);
  });

  test('SF-3.9 at most two workers of a player in the Guild', () => {
    const turn = shopTurn({ season: 'winter' }, { locations: { 'guild-1': ['0'], 'guild-shared': ['0'] } });
    expect(turn.refusal('worker guild-2')).toMatchObject({ rule: 'SF-3.9', key: 'reasons.guild-limit' });
  });

  test('SF-3.10 Journey: only in your own spring, for Fire and discards in full', () => {
    const hand = ['farm', 'farm', 'mill', 'mill', 'hall'];
    expect(shopTurn({ hand, supply: { fire: 3 }, season: 'winter' }).refusal('worker journey-8')).toMatchObject({
      rule: 'SF-3.10',
      key: 'reasons.not-spring',
    });
    const turn = shopTurn({ hand, supply: { fire: 1 }, season: 'spring' }).play('worker journey-8');
    for (const card of hand) turn.play(`card ${card}`);
    expect(turn.you).toMatchObject({ hand: [], supply: { fire: 0 } });
    expect(turn.score(0)['journey']).toBe(8);
    const few = shopTurn({ hand: ['farm'], season: 'spring', supply: { fire: 1 } });
    expect(few.refusal('worker journey-2')).toMatchObject({ rule: 'SF-3.10', key: 'reasons.too-few-cards' });
  });

  test('SF-3.10 the Ranger joins nobody on 8, 6 and 4, but gains its Fire on an empty spot', () => {
    const hand = ['farm', 'farm', 'farm', 'farm', 'farm'];
    const players = [{ hand, season: 'spring', supply: { fire: 0 } }, { season: 'spring' }];
    const turn = shop({ players, locations: { 'journey-8': ['1'] } });
    expect(turn.refusal('ranger journey-8')).toMatchObject({ rule: 'SF-3.1', key: 'reasons.occupied' });
    turn.play('ranger journey-4', 'card farm', 'card farm', 'card farm');
    expect(turn.score(0)['journey']).toBe(4);
  });

  test('SF-3.11 a lone Ranger gains 1 Fire first, which may pay the place', () => {
    const turn = shopTurn({ supply: { fire: 0 } }, { mountain: ['wolf'] });
    expect(turn.refusal('worker beacon-1')).toMatchObject({
      key: 'reasons.too-little-fire',
      values: { remedy: { key: 'remedies.ranger-brings-fire' } },
    });
    turn.play('ranger beacon-1', 'moss', 'moss');
    expect(turn.you.supply).toMatchObject({ fire: 0, moss: 2 });
  });

  test('SF-3.11 it may join one worker of another, but no Ranger, no own worker and no two', () => {
    const at = (...workers: readonly string[]) =>
      shop({ players: [{ season: 'autumn' }], locations: { birch: workers } }, 3).offers('ranger birch').length;
    expect([at('1'), at('1 ranger'), at('0'), at('1', '2')]).toEqual([1, 0, 0, 0]);
    const joined = shopTurn({ supply: { fire: 0 } }, { locations: { birch: ['1'] } }).play('ranger birch');
    expect(joined.you.supply).toMatchObject({ fire: 0, birch: 3 });
  });

  test('SF-3.11 not on red cards; on a Shared Location it gains Fire only if nobody is there', () => {
    const red = shop({ players: [{}, { city: ['host visitor-2'] }] }, 3);
    expect(red.offers('ranger city')).toEqual([]);
    const springs = shopTurn({ supply: { fire: 0 } }, { locations: { 'hot-springs': ['0'] } });
    expect(springs.play('ranger hot-springs').you.supply.fire).toBe(2);
  });

  test('SF-3.12 the two spots of a red Critter are Locations of their own', () => {
    const turn = shopTurn({ city: ['host visitor-1'], supply: { fire: 0 } }).play('ranger city 0 host');
    expect(turn.you.supply.fire).toBe(1);
  });

  test('SF-3.13 a snowed Beacon after Winter’s Fury takes 3 Fire: 2 of your own with a lone Ranger', () => {
    const with2 = shopTurn({ supply: { fire: 2 } }, { fury: true, snow: ['beacon-1'], mountain: ['bear'] });
    expect(with2.offers('worker beacon-1')).toEqual([]);
    expect(with2.play('ranger beacon-1').you.supply).toMatchObject({ fire: 3, snow: 1 });
  });

  test('SF-3.14 a worker on a card that leaves the city is set beside it and comes home with the next season', () => {
    const you = { city: ['inn worker', 'farm'], hand: ['razer'], supply: { acorn: 1 }, ranger: 0 };
    const turn = shopTurn(you).play('play razer', 'yes', 'city 0 inn', 'birch', 'birch', 'birch');
    expect(turn.you).toMatchObject({ beside: 2, workers: 0 });
    expect(turn.play('worker hot-springs').seat).toBe(0);
    expect(turn.play('prepare').you).toMatchObject({ beside: 0, workers: 2, ranger: true });
  });

  test('SF-3.15 using a Location without a worker ignores who stands there and cannot use a snowed one', () => {
    const turn = shopTurn(
      { hand: ['runner'], supply: { acorn: 1 } },
      { locations: { birch: ['1'] }, snow: ['copper'] },
    ).play('play runner');
    expect(turn.offered).toEqual(['use acorn', 'use birch', 'use moss']);
    expect(turn.play('use birch').you.supply.birch).toBe(3);
  });

  test('SF-3.15 it pays the Fire price unless it says otherwise', () => {
    const turn = shopTurn({ hand: ['smith', 'farm'], supply: { acorn: 1, fire: 0 } }, { locations: { forge: ['1'] } });
    turn.play('play smith');
    expect(turn.offered).toEqual(['use forge', 'use forge-shared']);
    expect(turn.play('use forge-shared', 'card farm', 'moss').you.supply).toMatchObject({ fire: 0, moss: 1 });
  });
});
