import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, shop, shopTurn, yourTurn } from './scene.ts';

const out = { workers: 0, ranger: 0 };

/** Seat 0 prepares, with no Snowstorm to reveal but those named. */
const prepared = (you: PlayerArrangement, snowstorms: readonly string[] = [], players = 2) =>
  shop({ players: [{ ...out, ...you }], snowstorms }, players).play('prepare');

describe('SF-5 Prepare for season', () => {
  test('SF-5.1 with all own workers placed, also when a card could be played; no passing before spring', () => {
    const turn = shopTurn({ ...out, hand: ['farm'], supply: { birch: 1 } });
    expect(turn.offered).toEqual(['play farm', 'prepare']);
    expect(turn.refusal('pass')).toMatchObject({ rule: 'SF-9.1', key: 'reasons.pass-in-spring' });
    expect(shopTurn({ ranger: 0 }).refusal('prepare')).toMatchObject({ rule: 'SF-5.1', values: { count: 1 } });
    expect(shopTurn({ season: 'spring' }).refusal('prepare')).toMatchObject({ key: 'reasons.last-season' });
  });

  test('SF-5.1 all own workers come home: from the board, own red cards, Community spots and from beside', () => {
    const players = [{ season: 'autumn', city: ['inn worker'] }, { city: ['host visiting-ranger-0'] }];
    const turn = shop({ players, locations: { birch: ['0'] }, snowstorms: [] }).play('prepare');
    expect(turn.you).toMatchObject({ season: 'winter', workers: 3, ranger: true, beside: 0 });
    expect(turn.city(1)).toEqual(['host']);
    expect(turn.view.locations.every(({ workers }) => workers[0] === 0)).toBe(true);
  });

  test('SF-5.2 autumn: Fire per un-snowed card, a worker, a chimney, production, 2 Snowstorms, 3 city Snow', () => {
    const city = ['farm', 'mill', 'hall', 'crown', 'inn snow'];
    // Hall first, then both that are tied: nobody has to say which of them comes before the other.
    const turn = prepared({ city, supply: { fire: 0 } }, ['copper', 'birch', 'moss']);
    expect(turn.you).toMatchObject({ season: 'autumn', workers: 2, chimneys: 1 });
    expect(turn.you.supply).toMatchObject({ fire: 5, acorn: 1, moss: 1 });
    expect(turn.city(0)).toEqual(['farm snow', 'mill snow', 'hall snow', 'crown', 'inn snow']);
    expect(turn.view.snowstorms.deck).toBe(1);
  });

  test('SF-5.2 with 4 players only 1 Snowstorm in autumn', () => {
    expect(prepared({}, ['copper', 'birch', 'moss'], 4).view.snowstorms.deck).toBe(2);
  });

  test('SF-5.3 winter: Fire per 2 cards, no production, Winter’s Fury by the first, 3 Snowstorms, 4 city Snow', () => {
    const city = ['farm', 'mill', 'hall', 'crown', 'inn'];
    const row = ['owl', 'wolf', 'bear', 'elk'];
    const turn = shop({
      players: [{ ...out, season: 'autumn', city, supply: { fire: 0 }, chimneys: 1 }],
      snowstorms: ['copper', 'birch', 'moss', 'acorn'],
      mountain: row,
    }).play('prepare');
    expect(turn.you).toMatchObject({ season: 'winter', workers: 3, chimneys: 2 });
    expect(turn.you.supply).toMatchObject({ fire: 2, acorn: 0 });
    expect(turn.view).toMatchObject({ snowPrice: 2, snowstorms: { deck: 1 } });
    expect(turn.view.mountain.map(({ id }) => id)).not.toEqual(row);
    expect([...turn.view.bigCritters.discard].sort()).toEqual([...row].sort());
    expect(turn.city(0).filter(card => card.endsWith('snow'))).toHaveLength(4);
  });

  test('SF-5.3 the second to prepare for winter flips nothing; 2 Snowstorms with 3 or 4 players', () => {
    const turn = shop(
      {
        players: [{ ...out, season: 'autumn' }],
        fury: true,
        mountain: ['owl', 'wolf', 'bear', 'elk'],
        snowstorms: ['copper', 'birch', 'moss'],
      },
      3,
    ).play('prepare');
    expect(turn.view.mountain.map(({ id }) => id)).toEqual(['owl', 'wolf', 'bear', 'elk']);
    expect(turn.view.snowstorms.deck).toBe(1);
  });

  test('SF-5.4 spring: Fire per 2 cards, 2 workers, production, 1 Snowstorm, 2 city Snow', () => {
    const turn = prepared({ season: 'winter', city: ['farm', 'mill', 'hall'], supply: { fire: 0 }, chimneys: 2 }, [
      'copper',
      'moss',
    ]);
    turn.play('city 0 mill');
    expect(turn.you).toMatchObject({ season: 'spring', workers: 5, chimneys: 2 });
    expect(turn.you.supply).toMatchObject({ fire: 2, acorn: 1, moss: 1 });
    expect(turn.city(0)).toEqual(['farm', 'mill snow', 'hall snow']);
    expect(turn.view.snowstorms.deck).toBe(1);
  });

  test('SF-5.5 a card cleared while preparing gives neither Fire nor production', () => {
    const you = { city: ['digger', 'farm snow'], hand: ['hall'], supply: { fire: 0 } };
    const turn = prepared(you).play('city 0 farm', 'card hall');
    expect(turn.you.supply).toMatchObject({ fire: 1, acorn: 0, snow: 1 });
  });

  test('SF-5.5 production in the order you choose; asked only where the order matters', () => {
    const turn = prepared({ city: ['kiln', 'mill', 'farm'], supply: {} });
    expect(turn.prompt).toBe('order');
    expect(turn.offered).toEqual(['city 0 farm', 'city 0 mill', 'city 0 kiln']);
    turn.play('city 0 kiln');
    expect(turn.you.supply).toMatchObject({ moss: 1, acorn: 1, point: 0 });
    const later = prepared({ city: ['kiln', 'mill', 'farm'], supply: {} }).play('city 0 mill', 'city 0 farm', 'acorn');
    expect(later.you.supply).toMatchObject({ moss: 0, acorn: 0, point: 2 });
    expect(prepared({ city: ['mill', 'farm'] }).prompt).toBe('turn');
  });

  test('SF-5.5 production that comes to the same in any order is not asked about', () => {
    const producing = (city: readonly string[], you: PlayerArrangement = {}) =>
      yourTurn({ ...out, ...you, city }, { snowstorms: [] }).play('prepare');
    // Counting the city, giving away what is gained beside, and fixed amounts.
    const camps = producing(['birch-camp', 'birch-camp', 'acorn-cellar', 'moss-commons', 'copper-pit', 'smokehouse']);
    expect(camps.prompt).toBe('city-snow');
    expect(camps.you.supply).toMatchObject({ birch: 4, acorn: 3, moss: 1, copper: 1 });
    expect(camps.player(1).supply.moss).toBe(1);
    // Choices that nothing else has a say in.
    expect(producing(['supply-hut', 'forest-watch', 'copper-pit']).prompt).toBe('gain-any');
    // A card drawn is worth knowing before one chooses, and so are the kinds of resources there are to change.
    const orders = (city: readonly string[], supply: Readonly<Record<string, number>> = {}) => {
      const turn = producing(city, { supply });
      return turn.prompt === 'order' ? turn.offered.map(move => move.replace('city 0 ', '')) : [];
    };
    expect(orders(['supply-hut', 'chipdigger', 'copper-pit'])).toEqual(['chipdigger', 'supply-hut']);
    expect(orders(['tinker', 'copper-pit', 'lantern-market'])).toEqual(['lantern-market', 'copper-pit', 'tinker']);
  });

  test('SF-5.5 what a production takes makes an order only where there may be too little of it', () => {
    const isAsked = (city: readonly string[], supply: Readonly<Record<string, number>>) =>
      yourTurn({ ...out, season: 'winter', city, supply }, { snowstorms: [] }).play('prepare').prompt === 'order';
    expect(isAsked(['bark-carver', 'birch-camp'], { birch: 1 })).toBe(true);
    expect(isAsked(['bark-carver', 'birch-camp'], { birch: 2 })).toBe(false);
    expect(isAsked(['bark-carver', 'charcoal-kiln'], { birch: 2 })).toBe(true);
    expect(isAsked(['bark-carver', 'charcoal-kiln'], { birch: 3 })).toBe(false);
    // The season itself has brought the Fire that is to be paid.
    expect(isAsked(['glasshouse', 'smokehouse chimney'], { fire: 0 })).toBe(false);
  });

  test('SF-5.5 what clearing Snow sets off counts among what a production changes', () => {
    const producing = (city: readonly string[]) =>
      yourTurn({ ...out, city, hand: ['supply-hut'] }, { snow: ['copper'], snowstorms: [] }).play('prepare');
    expect(producing(['stormwatch', 'copper-pit']).prompt).toBe('clear-snow');
    // With the Trailbreaker there would be an acorn more for the Tinker.
    expect(producing(['stormwatch', 'bark-carver', 'trailbreaker']).prompt).not.toBe('order');
    expect(producing(['stormwatch', 'tinker', 'trailbreaker']).prompt).toBe('order');
    expect(producing(['stormwatch', 'tinker', 'chronicler']).prompt).not.toBe('order');
  });

  test('SF-5.6 city Snow: highest base points first, then purple, blue, green, red, tan; a tie is yours to break', () => {
    const order = prepared({ city: ['student', 'inn', 'farm', 'clerk', 'hall'], supply: {} });
    expect(order.city(0)).toEqual(['student', 'inn', 'farm snow', 'clerk snow', 'hall snow']);
    const tie = prepared({ city: ['hall', 'clerk', 'farm', 'mill'] });
    expect(tie.prompt).toBe('city-snow');
    expect(tie.offered).toEqual(['city 0 farm', 'city 0 mill']);
  });

  test('SF-5.6 a tie is nobody’s to break where all that are tied get Snow', () => {
    const two = prepared({ city: ['hall', 'farm', 'mill', 'inn'] });
    expect(two.seat).toBe(1);
    expect(two.city(0)).toEqual(['hall snow', 'farm snow', 'mill snow', 'inn']);
    expect(two.told().filter(key => key === 'snows-city')).toHaveLength(3);
    // Three for two: one is chosen, and then again there is something to choose.
    const three = prepared({ season: 'winter', city: ['farm', 'mill', 'farm', 'inn'] });
    expect(three.prompt).toBe('city-snow');
    expect(three.play('city 0 farm 2').offered).toEqual(['city 0 farm', 'city 0 mill']);
    expect(three.play('city 0 mill').city(0)).toEqual(['farm', 'mill snow', 'farm 2 snow', 'inn']);
  });

  test('SF-5.6 at most 1 Snow a card: three Snow for two free cards leaves the third unplaced', () => {
    const turn = prepared({ city: ['farm', 'hall', 'inn snow'] });
    expect(turn.city(0)).toEqual(['farm snow', 'hall snow', 'inn snow']);
    expect(turn.seat).toBe(1);
  });

  test('SF-5.7 a worker under new Snow stays and can go home; a snowed place or an empty one gets none', () => {
    const turn = shop({
      players: [{ ...out }],
      locations: { birch: ['1'] },
      snow: ['copper'],
      snowstorms: ['birch', 'copper'],
    }).play('prepare');
    const at = (id: string) => turn.view.locations.find(location => location.id === id);
    expect(at('birch')).toMatchObject({ snow: true, workers: [0, 1] });
    expect(
      turn
        .told()
        .filter(key => key.startsWith('snowstorm'))
        .sort(),
    ).toEqual(['snowstorm', 'snowstorm-misses']);
  });

  test('SF-5.7 Valley Snow lies on the stack; a used-up Snowstorm deck is shuffled anew', () => {
    const turn = shop({ players: [{ ...out }], valley: ['farm x2'], deck: [], snowstorms: ['valley-1'] }).play(
      'prepare',
    );
    expect(turn.view.valley[0]).toMatchObject({ id: 'farm', copies: 2, snow: true });
    expect(turn.view.snowstorms).toEqual({ deck: 0, discard: ['valley-1'] });
    expect(turn.told().filter(key => key.startsWith('snowstorm'))).toHaveLength(2);
  });

  test('SF-5.7 an empty space of the Valley and a card under Snow get none', () => {
    const snowed = (valley: readonly (string | null)[]) => {
      const turn = shop({ players: [{ ...out }], valley, deck: [], snowstorms: ['valley-1', 'valley-2'] }).play(
        'prepare',
      );
      return [
        turn.view.valley.slice(0, 2).map(card => card?.snow ?? null),
        turn.told().filter(key => /^snowst/.test(key)),
      ];
    };
    expect(snowed([null, 'farm'])).toEqual([[null, true], expect.arrayContaining(['snowstorm', 'snowstorm-misses'])]);
    expect(snowed(['inn snow', 'farm snow'])).toEqual([
      [true, true],
      ['snowstorm-misses', 'snowstorm-misses'],
    ]);
  });

  test('SF-5.8 workers that can be placed nowhere count as placed', () => {
    const everywhere = ['copper', 'acorn', 'birch', 'moss', 'hot-springs', 'forge', 'forge-shared'];
    const snow = [...everywhere, 'beacon-1', 'beacon-2', 'guild-1', 'guild-2', 'guild-shared'];
    const turn = shop({ players: [{ supply: { fire: 0 }, ranger: 0 }], snow, snowstorms: [] });
    expect(turn.offered).toEqual(['prepare']);
    expect(turn.play('prepare').you.workers).toBe(2);
  });
});

test('SF-5.2 only green cards produce: what others do when played or visited is not done again', () => {
  const city = ['chooser', 'farm', 'inn', 'clerk', 'hall'];
  const turn = shop({ players: [{ ...out, city, supply: { fire: 0 } }], snowstorms: [] });
  expect(turn.view.mine?.next).toMatchObject({ goods: { acorn: 1 }, draws: 0, others: [] });
  turn.play('prepare');
  expect(turn.you.supply).toMatchObject({ fire: 5, acorn: 1, moss: 0 });
  expect(turn.told()).not.toContain('draws');
});

describe('SF-6 Snow', () => {
  test('SF-6.1 the price is 1 Fire, 2 once Winter’s Fury has flipped', () => {
    const furious = shopTurn({ city: ['farm snow'], supply: { fire: 3 } }, { fury: true }).play('clear farm');
    expect(furious.you.supply.fire).toBe(1);
    expect(shopTurn({ city: ['farm snow'], supply: { fire: 1 } }, { fury: true }).refusal('clear farm')).toMatchObject({
      rule: 'SF-6.1',
      values: { price: 2, fire: 1 },
    });
  });

  test('SF-6.2 cleared Snow, however cleared, is kept', () => {
    const turn = shopTurn({ hand: ['plough'], supply: { birch: 1, fire: 0 } }, { snow: ['copper'] });
    expect(turn.play('play plough', 'snow copper').you.supply.snow).toBe(1);
  });

  test('SF-6.3 a snowed Valley card can be used in no way but by playing it', () => {
    const turn = shopTurn({ hand: ['forager'], supply: { acorn: 1 } }, { valley: ['farm snow', 'mill'] });
    expect(turn.play('play forager').offered).toEqual(['valley mill']);
    const sweeping = shopTurn({ hand: ['sweeper'], supply: { acorn: 1 } }, { valley: ['farm snow', 'mill'] });
    expect(sweeping.play('play sweeper').offered).toEqual(['valley mill', 'done']);
  });

  test('SF-6.3 a snowed city card: no points, no effect, no trigger, no count, not to be chosen', () => {
    const you = { city: ['hall snow', 'clerk snow', 'farm snow'], hand: ['razer'], supply: { acorn: 1, fire: 0 } };
    const turn = shopTurn(you).play('play razer');
    expect(turn.seat).toBe(1);
    expect(turn.you.supply.moss).toBe(0);
    expect(turn.score(0)).toMatchObject({ total: 1 });
    expect(turn.score(0)).not.toHaveProperty('cards.hall');
  });

  test('SF-6.4 clearing for a card instead of Fire: city or Valley and board, Beacons included, red cards not', () => {
    const city = shopTurn({ city: ['farm snow'], hand: ['digger', 'hall'], supply: { birch: 1, fire: 0 } });
    city.play('play digger', 'city 0 farm', 'card hall');
    expect(city.city(0)).toEqual(['farm', 'digger']);
    const board = shopTurn(
      { city: ['inn snow'], hand: ['plough'], supply: { birch: 1, fire: 0 } },
      { snow: ['beacon-1'], valley: ['mill snow'] },
    ).play('play plough');
    expect(board.offered).toEqual(['snow valley mill', 'snow beacon-1', 'done']);
    expect(board.play('snow valley mill').view.valley[0]?.snow).toBe(false);
  });

  test('SF-6.4 it does not count against the one city Snow of the turn', () => {
    const you = { city: ['farm snow', 'mill snow'], hand: ['digger', 'hall'], supply: { birch: 1, fire: 1 } };
    const turn = shopTurn(you).play('play digger', 'city 0 farm', 'card hall', 'clear mill');
    expect(turn.city(0)).toEqual(['farm', 'mill', 'digger']);
    expect(turn.you.supply.snow).toBe(2);
  });

  test('SF-6.5 clearing a red card while placing is apart from the one city Snow: two in a turn', () => {
    const turn = shopTurn({ city: ['inn snow', 'farm snow'], supply: { fire: 2 } });
    turn.play('worker city 0 inn', 'clear farm', 'birch', 'birch');
    expect(turn.you.supply).toMatchObject({ fire: 0, snow: 2 });
  });
});
