import { describe, expect, test } from 'vitest';
import { type Arrangement, type PlayerArrangement, yourTurn } from '../rulebook/scene.ts';
import { of, plainTurn } from './plain-deck.ts';
import { bigCritterTitle } from './text.ts';

const GREEN = 'green-critter';
const BLUE = 'blue-construction';
const RED = 'red-construction';

/** At a Beacon whose row shows only this Big Critter, on the space worth nothing. Its Fire is paid. */
const call = (id: string, you: PlayerArrangement = {}, rest: Arrangement = {}) =>
  plainTurn(
    { ...you, supply: { ...you.supply, fire: 1 + (you.supply?.['fire'] ?? 0) } },
    { mountain: [id, null, null, null], ...rest },
  ).play('worker beacon-1');

describe('Big Critters that give', () => {
  test(bigCritterTitle('snow-leopard'), () => {
    const turn = call('snow-leopard').play('birch', 'birch');
    expect(turn.you.supply.birch).toBe(2);
    expect(turn.you.hand).toHaveLength(1);
  });

  test(bigCritterTitle('great-moose'), () => {
    const turn = call('great-moose', { city: [GREEN, GREEN, BLUE, RED, 'tan-critter snow'] }).goOn();
    expect(turn.you.supply).toMatchObject({ birch: 1, moss: 3 });
  });

  test(bigCritterTitle('musk-ox'), () => {
    const players = [{}, { supply: { snow: 1 } }];
    const ahead = call('musk-ox', { supply: { snow: 2 } }, { players });
    expect(ahead.you.supply).toMatchObject({ copper: 2, point: 1 });
    expect(ahead.you.hand).toHaveLength(1);
    const level = call('musk-ox', { supply: { snow: 1 } }, { players });
    expect(level.you.supply).toMatchObject({ copper: 2, point: 0 });
  });

  test(bigCritterTitle('yak-of-the-high-pass'), () => {
    const turn = call('yak-of-the-high-pass', {}, { players: [{}, { supply: { fire: 0 } }] });
    expect(turn.you.supply.fire).toBe(4);
    expect(turn.player(1).supply.fire).toBe(1);
  });

  test(bigCritterTitle('reindeer-mother'), () => {
    const turn = call('reindeer-mother');
    expect(turn.you.supply.acorn).toBe(4);
    expect(turn.you.hand).toHaveLength(0);
    expect(turn.player(1).hand).toHaveLength(1);
  });

  test(bigCritterTitle('woken-bear'), () => {
    expect(call('woken-bear').play('option 1').you.supply.fire).toBe(4);
    expect(call('woken-bear', { hand: [GREEN, RED] }).play('option 2').you.hand).toHaveLength(7);
  });

  test(bigCritterTitle('amber-tiger'), () => {
    const points = (reds: number) =>
      call('amber-tiger', { city: [...of(reds, RED), `${RED} snow`] }).goOn().you.supply.point;
    expect([0, 3, 4, 5].map(points)).toEqual([0, 3, 4, 4]);
    expect(call('amber-tiger').you.supply.fire).toBe(1);
  });
});

describe('Big Critters that bring cards', () => {
  test(bigCritterTitle('grey-wolf'), () => {
    const turn = call('grey-wolf', {}, { valley: [GREEN, `${BLUE} snow`, RED, 'tan-critter'] });
    expect(turn.offers('valley')).toEqual([`valley ${GREEN}`, `valley ${RED}`, 'valley tan-critter']);
    turn.play(`valley ${RED}`, `valley ${GREEN}`);
    expect(turn.you.hand).toEqual([GREEN, RED]);
    expect(turn.you.supply.fire).toBe(1);
  });

  test(bigCritterTitle('great-snow-owl'), () => {
    const deckTop = [GREEN, BLUE, RED, 'tan-critter', 'purple-critter', 'red-critter'];
    const turn = call('great-snow-owl', {}, { deckTop });
    expect(turn.offers('card')).toHaveLength(6);
    turn.play(`card ${RED}`, `card ${BLUE}`, 'card purple-critter');
    expect(turn.you.hand).toEqual([BLUE, RED, 'purple-critter']);
    expect(turn.view.discard).toBe(3);
  });

  test(bigCritterTitle('gyrfalcon'), () => {
    const turn = call('gyrfalcon', {}, { valley: [GREEN, BLUE, RED, 'tan-critter'] });
    turn.play(`valley ${GREEN}`, `valley ${RED}`, 'done');
    expect(turn.view.discard).toBe(2);
    expect(turn.you.hand).toHaveLength(3);
  });

  test(bigCritterTitle('silver-lynx'), () => {
    const turn = call('silver-lynx', { hand: ['red-critter', 'unique-red-critter', RED] });
    expect(turn.offered).toEqual(['play red-critter', 'play unique-red-critter', 'done']);
    expect(turn.play('play red-critter').city(0)).toEqual(['red-critter']);
    const unused = call('silver-lynx', { hand: ['red-critter'] }).play('done');
    expect(unused.you.hand).toEqual(['red-critter']);
  });

  test(bigCritterTitle('giant-beaver'), () => {
    const turn = call('giant-beaver', { hand: [RED, GREEN] }, { valley: [BLUE, 'tan-critter'] });
    expect(turn.offered).toEqual([`play ${RED}`, `play ${BLUE} from valley`, 'done']);
    expect(turn.play(`play ${BLUE} from valley`).city(0)).toEqual([BLUE]);
  });

  test(bigCritterTitle('steppe-horse'), () => {
    const city = ['tan-critter', 'tan-construction', RED];
    const turn = call('steppe-horse', { city }).play('yes');
    expect(turn.offered).toEqual(['city 0 tan-critter', 'city 0 tan-construction']);
    turn.play('city 0 tan-critter', 'copper', 'copper');
    expect(turn.you.hand).toEqual(['tan-critter']);
    expect(turn.city(0)).toEqual(['tan-construction', RED]);
    expect(turn.you.supply.copper).toBe(2);
    expect(call('steppe-horse', { city }).play('no', 'moss', 'moss').city(0)).toEqual(city);
  });
});

describe('Big Critters that exchange', () => {
  test(bigCritterTitle('old-goat-king'), () => {
    const turn = call('old-goat-king', { hand: [GREEN, GREEN] }).play(`card ${GREEN}`, 'done');
    expect(turn.you.supply.point).toBe(1);
    expect(turn.you.hand).toEqual([GREEN]);
  });

  test(bigCritterTitle('wolverine'), () => {
    const turn = call('wolverine', { hand: of(5, GREEN) }).play(...of(4, `card ${GREEN}`));
    turn.play('copper', 'copper', 'acorn', 'birch');
    expect(turn.you.supply).toMatchObject({ copper: 2, acorn: 1, birch: 1, moss: 0 });
    expect(turn.you.hand).toEqual([GREEN]);
  });

  test(bigCritterTitle('old-walrus'), () => {
    const turn = call('old-walrus', { supply: { moss: 2, acorn: 2 } }).play('moss', 'acorn', 'moss');
    expect(turn.you.supply).toMatchObject({ moss: 0, acorn: 1, point: 6 });
    const one = call('old-walrus', { supply: { moss: 2 } }).play('moss', 'done');
    expect(one.you.supply).toMatchObject({ moss: 1, point: 2 });
  });

  test(bigCritterTitle('great-snow-goose'), () => {
    const turn = call('great-snow-goose', { hand: [GREEN, RED, BLUE] }).play(`card ${GREEN}`, `card ${BLUE}`);
    turn.play('birch', 'birch', 'birch', 'copper');
    expect(turn.you.supply).toMatchObject({ birch: 3, copper: 1 });
    expect(turn.you.hand).toEqual([RED]);
    expect(turn.player(1).hand).toEqual([GREEN, BLUE]);
  });

  test(bigCritterTitle('trampling-wisent'), () => {
    const turn = call('trampling-wisent', { city: [RED, `${RED} snow`, GREEN] }).play('yes');
    expect(turn.offers('city')).toEqual([`city 0 ${RED}`, `city 0 ${GREEN}`]);
    turn.play(`city 0 ${GREEN}`, 'moss', 'moss', 'acorn');
    expect(turn.city(0)).toEqual([RED, `${RED} 2 snow`]);
    expect(turn.you.supply).toMatchObject({ moss: 2, acorn: 1, point: 1 });
    expect(turn.you.hand).toHaveLength(1);
    const kept = call('trampling-wisent', { city: [RED] }).play('no');
    expect(kept.you.supply.point).toBe(0);
    expect(kept.you.hand).toHaveLength(1);
  });
});

describe('Big Critters that dig', () => {
  test(bigCritterTitle('white-bear'), () => {
    const city = [`${RED} snow`, `${GREEN} snow`, `${BLUE} snow`];
    const turn = call('white-bear', { city }).play(`city 0 ${GREEN}`, `city 0 ${RED}`);
    expect(turn.city(0)).toEqual([RED, GREEN, `${BLUE} snow`]);
    expect(turn.you.supply.snow).toBe(2);
    expect(call('white-bear', { city }).play('done', 'done').you.supply.snow).toBe(0);
  });

  test(bigCritterTitle('last-mammoth'), () => {
    const turn = call('last-mammoth', { city: [`${RED} snow`] }, { snow: ['copper'], valley: [`${BLUE} snow`] });
    turn.play(`city 0 ${RED}`);
    expect(turn.offered).toEqual([`snow valley ${BLUE}`, 'snow copper', 'done']);
    turn.play('snow copper');
    expect(turn.city(0)).toEqual([RED]);
    expect(turn.view.locations.find(({ id }) => id === 'copper')?.snow).toBe(false);
    expect(turn.you.supply).toMatchObject({ snow: 2, fire: 1 });
  });
});

describe('Big Critters that use something else', () => {
  test(bigCritterTitle('singing-she-wolf'), () => {
    const mountain = [null, 'snow-leopard', 'singing-she-wolf', 'musk-ox'];
    const bigDeck = ['wolverine', 'gyrfalcon'];
    const turn = call('singing-she-wolf', {}, { mountain, bigDeck }).play('big singing-she-wolf');
    expect(turn.offered).toEqual(['big snow-leopard', 'big musk-ox']);
    turn.play('big musk-ox');
    expect(turn.you.supply).toMatchObject({ copper: 2, fire: 1, point: 2 });
    expect(turn.view.bigCritters.discard).toEqual(expect.arrayContaining(['musk-ox', 'singing-she-wolf']));
    expect(turn.view.mountain.map(({ id }) => id).slice(2)).toEqual([null, 'snow-leopard']);
  });

  test(bigCritterTitle('golden-eagle'), () => {
    const turn = call('golden-eagle', { city: [GREEN, 'green-construction', `${GREEN} snow`, RED] });
    expect(turn.offered).toEqual([`city 0 ${GREEN}`, 'city 0 green-construction']);
    turn.play(`city 0 ${GREEN}`, 'city 0 green-construction');
    expect(turn.you.supply.moss).toBe(2);
  });

  test(bigCritterTitle('bearded-vulture'), () => {
    const turn = call('bearded-vulture', {}, { players: [{}, { city: [GREEN, RED] }] });
    expect(turn.you.supply.moss).toBe(1);
    expect(turn.player(1).supply.moss).toBe(0);
    expect(turn.you.hand).toHaveLength(2);
  });

  test(bigCritterTitle('white-stag'), () => {
    const turn = call('white-stag', {}, { locations: { acorn: ['1'] }, snow: ['birch'] });
    expect(turn.offered).toEqual(['use copper', 'use acorn', 'use moss']);
    turn.play('use acorn', 'copper');
    expect(turn.you.supply).toMatchObject({ acorn: 2, copper: 1 });
    expect(turn.you.hand).toHaveLength(1);
  });

  test(bigCritterTitle('whooper-swan'), () => {
    const you = { lowlands: ['warm-hearths', 'copper-vein'], supply: { fire: 3 } };
    const turn = call('whooper-swan', you, { highlands: [] });
    expect(turn.offered).toEqual(['quest warm-hearths', 'done']);
    turn.play('quest warm-hearths');
    expect(turn.you.completed).toEqual(['warm-hearths']);
    expect(turn.you.hand).toHaveLength(2);
  });

  test(bigCritterTitle('wandering-crane'), () => {
    const lowlandDeck = ['sprouts', 'dug-out', 'landmarks', 'plain-folk'];
    const turn = call('wandering-crane', {}, { lowlandDeck });
    expect(turn.offers('quest')).toHaveLength(4);
    turn.play('quest dug-out', 'quest landmarks', 'moss');
    expect(turn.you.lowlands).toEqual(['dug-out', 'landmarks']);
    expect(turn.view.lowlandDeck).toBe(2);
    expect(turn.you.supply.moss).toBe(1);
  });

  test(bigCritterTitle('rooftop-ibex'), () => {
    const turn = call('rooftop-ibex', { city: [`${RED} chimney`, BLUE], chimneys: 0 });
    expect(turn.city(0)).toEqual([RED, BLUE]);
    expect(turn.you.chimneys).toBe(1);
    expect(turn.you.supply.fire).toBe(1);
    expect(turn.you.hand).toHaveLength(1);
  });
});

test('SF-3.7 at a Beacon the points of its space come on top', () => {
  const turn = yourTurn({ supply: { fire: 1 } }, { mountain: [null, null, null, 'yak-of-the-high-pass'] });
  expect(turn.play('worker beacon-1').you.supply).toMatchObject({ fire: 4, point: 3 });
});
