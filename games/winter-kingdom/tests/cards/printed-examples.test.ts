import { JOINED } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { type Arrangement, type Scene, scene } from '../rulebook/scene.ts';

/** What a scoring card is worth to each player of a drawn board. */
function scored(card: string, drawing: string, players = 2, more: Arrangement = {}): (number | undefined)[] {
  const game = scene(drawing, {}, { scoring: [card, card, card], ...more }, players);
  return Array.from({ length: players }, (_, seat) => game.score(seat)[card]);
}

/** Builds on the first spaces offered. */
function build(game: Scene, pieces: number): Scene {
  for (let piece = 0; piece < pieces; piece++) game.play(game.offered.find(move => move.startsWith('build ')) ?? '');
  return game;
}

describe('scoring examples whose numbers are printed', () => {
  test('WK-6 bureaucrats: with 7, 6, 4 and 2 houses on a tableau, 7 are worth 4 points', () => {
    const drawing = ' o o o o\no O x x x\n x X y y y\ny z z . .';
    expect(scored('bureaucrats', drawing, 4)).toEqual([4, 0, 0, 0]);
  });

  test('WK-6 climbers: 2 points for a fort at a mountain, or for two houses', () => {
    expect(scored('climbers', 'O M')).toEqual([2, 0]);
    expect(scored('climbers', 'o M o')).toEqual([2, 0]);
  });

  test('WK-6 retainers: forts of 4, 4, 4 and 6 points', () => {
    const four = ' o o\no O\n o';
    const six = ' o o\no O o\n o o';
    expect([scored('retainers', four)[0], scored('retainers', six)[0]]).toEqual([4, 6]);
    const drawing = ' o o   o o   o o   o o\no O   o O   o O   o O o\n o     o     o     o o';
    expect(scored('retainers', drawing)).toEqual([4 + 4 + 4 + 6, 0]);
  });

  test('WK-6 crowd: 24 houses in the largest group are 12 points', () => {
    const drawing = 'o o o o o o o o o o\n o o o o o o o o o o\nO O\n .\no o';
    expect(scored('crowd', drawing)).toEqual([12, 0]);
  });

  test('WK-6 travellers: 2 points for a village', () => {
    expect(scored('travellers', 'o V o')).toEqual([2, 0]);
  });

  test('WK-6 hikers: pieces on 24 of the lines are 24 points', () => {
    const houses = Array.from({ length: 24 }, (_, line) => JOINED.grid.places.findIndex(({ r }) => r === line - 12));
    expect(scored('hikers', '.', 2, { fill: 'G', players: [{ houses }] })).toEqual([24, 0]);
  });

  test('WK-6 miners: 8, 4, 3 and 2 houses at an area of 14, and one house at an area of 1', () => {
    const large = ' o o o o o x x x\no M M M M M M M x\n o M M M M M M M y\n  o y y z z';
    expect(scored('miners', large, 4)).toEqual([3, 0, 0, 0]);
    expect(scored('miners', `${large}\n .\nM z`, 4)).toEqual([3, 0, 0, 3]);
  });
});

describe('ability examples in words', () => {
  test('WK-5.7 crossroads: with a flower card one house on grass, next to an own one if possible', () => {
    const game = scene('G F G o B', { abilities: ['crossroads'], terrain: 'flower' }).play('use crossroads');
    expect(game.offered.filter(move => move.startsWith('build '))).toEqual([`build ${game.space('G') + 2}`]);
  });

  test('WK-5.1, WK-5.2 mountain-guide: both halves, one house over a mountain and another to a tunnel', () => {
    const game = scene('o M 1 F o F 2 U', { abilities: ['mountain-guide 2'] }, { fill: 'V' });
    game.play('use mountain-guide', 'take o', 'to 1', 'use mountain-guide 2');
    game.play(`take ${game.space('1') + 2}`, 'to 2');
    expect(game.player(0).houses).toEqual([game.space('1'), game.space('2')]);
    expect(game.player(0).abilities).toContainEqual(expect.objectContaining({ id: 'mountain-guide', isSpent: true }));
  });
});

describe('economy examples', () => {
  test('WK-7.1 agriculture: one of three houses on tundra and one on a mountain, each at a village, earn 2', () => {
    const game = scene('o T T T V M', { terrain: 'tundra', abilities: ['mine 2'] }, { economy: 'agriculture' });
    expect(build(game, 3).player(0).coins).toBe(1);
    expect(game.play('use mine 2', 'build M').player(0).coins).toBe(2);
  });

  test('WK-7.6 hunting: nothing to complete an own tundra, 2 for a fort in a new one, nothing beside it', () => {
    const first = scene('T T F T T').space('T');
    const game = scene('T T F T T', { terrain: 'tundra', houses: [first] }, { economy: 'hunting' });
    expect(build(game, 1).player(0).coins).toBe(0);
    expect(game.play('fort', `fort ${first + 3}`).player(0).coins).toBe(2);
    expect(build(game, 1).player(0).coins).toBe(2);
  });

  test('WK-7.8 discard: three houses make three coins, which buy a card at once', () => {
    const game = build(scene('o o . . .', { hand: ['mine', 'mule'] }, { economy: 'discard' }), 3);
    for (let house = 0; house < 3; house++) game.play(game.offered[0] ?? '');
    expect(game.player(0)).toMatchObject({ coins: 3, housesLeft: 32 - 2 - 3 });
    expect(game.play('done', 'buy mine').player(0)).toMatchObject({ coins: 0, houses: { length: 2 } });
  });
});

describe('twist examples', () => {
  test('WK-8.1 wolves: more than 4 houses in a turn cost one, here the one on snow', () => {
    const abilities = ['pasture', 'hot-springs'];
    const game = scene('S o . . . .', { abilities }, { twist: 'wolves' }).play('use hot-springs', 'build S');
    build(game.play('use pasture'), 4).noMoreAbilities();
    expect(game.prompt).toBe('wolves');
    expect(game.play('remove S').player(0).houses).toHaveLength(5);
    expect(game.player(0).houses).not.toContain(game.space('S'));
  });

  test('WK-8.2 clan: the third house on forest is the only one at a village, so a fourth follows', () => {
    const game = build(scene('F F F V\n G G', { terrain: 'forest' }, { twist: 'clan' }), 3);
    expect(game.prompt).toBe('one-more');
    expect(game.play('build G').player(0).houses).toHaveLength(4);
  });

  test('WK-8.3 dead-end: with no other snow next to the first house, the next may be in another snow area', () => {
    const game = scene('o S F S\n S', { terrain: 'snow' }, { twist: 'dead-end' });
    const first = game.space('S');
    expect(game.marks('build')).toBe('SS');
    game.play(`build ${first}`);
    expect(game.offered.filter(move => move.startsWith('build '))).toEqual([`build ${first + 2}`]);
  });

  test('WK-8.4 long-tunnels: from tunnel to tunnel, then 1 more to a castle', () => {
    const game = scene('o U M M U 1 2 C', {}, { twist: 'long-tunnels', fill: 'M' });
    game.play('use tunnel', 'take o', 'to 1', 'to 2');
    expect(game.player(0).houses).toEqual([game.space('2')]);
    expect(game.score(0)['castles']).toBe(3);
  });

  test('WK-8.5 mobility: snow at distance 2 is a site like snow beside the house', () => {
    expect(scene('o S F S F S', { terrain: 'snow' }, { twist: 'mobility' }).marks('build')).toBe('S');
    expect(scene('o F S S S', { terrain: 'snow' }, { twist: 'mobility' }).marks('build')).toBe('S');
    expect(scene('S o S S F S', { terrain: 'snow' }, { twist: 'mobility' }).marks('build')).toBe('SSS');
  });
});
