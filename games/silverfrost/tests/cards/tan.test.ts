import { describe, expect, test } from 'vitest';
import { scene, yourTurn } from '../rulebook/scene.ts';
import { handOf, play } from './playing.ts';
import { titleOf } from './text.ts';

describe('Traveler: Critters', () => {
  test(titleOf('mountaineer'), () => {
    const full = [...Array.from({ length: 8 }, () => 'birch-camp'), 'tinker', 'tinker', 'tinker'];
    const city = [...full, 'copper-pit', 'copper-pit', 'copper-pit', 'frost-hall'];
    const turn = yourTurn(
      { hand: ['mountaineer'], city, supply: { fire: 1, acorn: 9 }, chimneys: 1 },
      { valley: ['bell-tower', 'glasshouse'] },
    ).play('play mountaineer', 'valley bell-tower', 'valley glasshouse');
    expect(turn.seat).toBe(1);
    expect(turn.you.hand).toEqual(['glasshouse', 'bell-tower']);
    expect(turn.you.city).toHaveLength(16);
    expect(turn.you.supply).toMatchObject({ fire: 0, acorn: 9 });
    expect(turn.player(1).supply.fire).toBe(2);
    const poor = { hand: ['mountaineer'], supply: { fire: 0, acorn: 9 }, city: ['bell-tower'], chimneys: 1 };
    expect(yourTurn(poor).offers('play')).toEqual([]);
  });

  test(titleOf('air-watch'), () => {
    const turn = () =>
      play('air-watch', { city: ['bell-tower', 'tinker'], supply: { acorn: 4 } }, { locations: { copper: ['1'] } });
    expect(turn().offered).toEqual(['use copper', 'use acorn', 'use birch', 'use moss']);
    const returned = turn().play('use copper', 'yes');
    expect(returned.you.supply.copper).toBe(1);
    expect(returned.you.hand).toHaveLength(2);
    expect(returned.you.hand).toContain('bell-tower');
    expect(returned.city(0)).toEqual(['tinker', 'air-watch']);
    expect(turn().play('use birch', 'no').city(0)).toEqual(['bell-tower', 'tinker', 'air-watch']);
  });

  test(titleOf('chimney-sweep'), () => {
    const turn = (option: number) =>
      play('chimney-sweep', { city: ['birch-camp chimney', 'copper-pit'], supply: { acorn: 3 } }).play(
        `option ${option}`,
      );
    expect(turn(1).city(0)).toEqual(['birch-camp', 'copper-pit', 'chimney-sweep']);
    expect(turn(1).you).toMatchObject({ chimneys: 1, hand: [] });
    expect(turn(2).city(0)).toEqual(['birch-camp', 'copper-pit chimney', 'chimney-sweep']);
    expect(turn(2).you.chimneys).toBe(0);
    expect(turn(2).you.hand).toHaveLength(2);
    const two = { city: ['birch-camp chimney', 'copper-pit', 'glasshouse chimney'], supply: { acorn: 3 } };
    expect(play('chimney-sweep', two).play('option 2', 'city 0 glasshouse').you.hand).toHaveLength(4);
  });

  test(titleOf('wrecker-beaver'), () => {
    const turn = () => play('wrecker-beaver', { city: ['birch-camp', 'tinker'], supply: { acorn: 2 } });
    const wrecked = turn().play('yes', 'moss', 'moss', 'copper');
    expect(wrecked.city(0)).toEqual(['tinker', 'wrecker-beaver']);
    expect(wrecked.you.supply).toMatchObject({ moss: 2, copper: 1 });
    expect(wrecked.seat).toBe(1);
    expect(turn().play('no').city(0)).toContain('birch-camp');
    const snowed = play('wrecker-beaver', { city: ['birch-camp snow'], supply: { acorn: 2 } });
    expect(snowed.seat).toBe(1);
  });

  test(titleOf('storyteller'), () => {
    const hand = ['tinker', 'tinker', 'frost-hall', 'birch-camp'];
    const turn = () => play('storyteller', { hand, supply: { acorn: 2 } });
    const told = turn().play('card tinker', 'card tinker', 'card birch-camp');
    expect(told.you).toMatchObject({ hand: ['frost-hall'], supply: { point: 3 } });
    expect(turn().play('done').you.supply.point).toBe(0);
  });

  test(titleOf('magpie-smuggler'), () => {
    const valley = ['tinker', 'frost-hall', 'birch-camp x2', 'ice-palace', 'glasshouse', 'copper-pit snow'];
    const players = [{ hand: ['magpie-smuggler'], supply: { acorn: 1, fire: 0 } }];
    const turn = scene({ players, valley }, 3).play('play magpie-smuggler');
    expect(turn.offers('valley')).toHaveLength(5);
    turn.play('valley tinker', 'valley birch-camp', 'valley frost-hall', 'valley birch-camp');
    expect(handOf(turn, 0)).toEqual(['birch-camp', 'birch-camp', 'frost-hall', 'tinker']);
    turn.play('valley ice-palace');
    expect(turn.offered).toEqual(['valley glasshouse', 'done']);
    turn.play('valley glasshouse');
    expect(turn.view.discard).toBe(2);
    expect(turn.player(1).hand).toHaveLength(1);
    expect(turn.player(2).hand).toEqual([]);
    expect(turn.seat).toBe(1);
    expect(turn.score(0)['cards.magpie-smuggler']).toBe(-1);
  });
});

describe('Traveler: Constructions', () => {
  test(titleOf('bell-tower'), () => {
    const turn = yourTurn(
      { hand: ['bell-tower'], supply: { birch: 1, copper: 2 } },
      { mountain: ['old-goat-king', null, null, 'snow-leopard'] },
    ).play('play bell-tower', 'big snow-leopard', 'moss', 'acorn');
    expect(turn.you.supply).toMatchObject({ moss: 1, acorn: 1, point: 0 });
    expect(turn.you.hand).toHaveLength(1);
  });

  test(titleOf('sled-dock'), () => {
    const hand = ['chipdigger', 'star-reader', 'birch-camp'];
    const turn = () => play('sled-dock', { hand, supply: { birch: 2, moss: 1, copper: 1 } });
    expect(turn().offers('play')).toEqual(['play chipdigger']);
    expect(turn().play('play chipdigger').city(0)).toEqual(['sled-dock', 'chipdigger']);
    expect(turn().play('done').city(0)).toEqual(['sled-dock']);
  });
});
