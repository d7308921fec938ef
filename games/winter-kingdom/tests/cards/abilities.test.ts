import { winterKingdom } from '@snowbound/winter-kingdom';
import { describe, expect, test } from 'vitest';
import { scene } from '../rulebook/scene.ts';

/** A build ability used first thing: the sites it offers. */
const sites = (drawing: string, card: string, second = '') =>
  scene(drawing, { abilities: [`${card} 2`] })
    .play(`use ${card}${second}`)
    .marks('build');

/** A move ability used first thing with the house drawn: where it may go. */
const targets = (drawing: string, card: string, second = '') =>
  scene(drawing, { abilities: [`${card} 2`] })
    .play(`use ${card}${second}`, 'take o')
    .marks('to');

const canUse = (drawing: string, move: string, card = move.split(' ')[1] ?? '') =>
  scene(drawing, { abilities: [`${card} 2`] }).offered.includes(move);

describe('WK-5 build abilities', () => {
  test.each([
    ['pasture', 'G'],
    ['sawmill', 'F'],
    ['garden', 'B'],
    ['hot-springs', 'S'],
    ['hunting-lodge', 'T'],
    ['monastery', 'H'],
  ])('WK-5 %s builds on its terrain next to an own piece if possible, then that house may move 1', (card, letter) => {
    const used = scene(`G F B S T H\n G I o I G\n${letter} ${letter} G F B S`, { abilities: [`${card} 2`] }).play(
      `use ${card}`,
    );
    expect(new Set(used.marks('build'))).toEqual(new Set([letter]));
    used.play(used.offered[0] ?? '');
    expect(used.prompt).toBe('ability-move');
    expect(used.offered).toContain('decline');
    expect(used.offered.some(move => move.startsWith('to '))).toBe(true);
  });

  test('WK-5 an arrow card that is not upgraded has no second action', () => {
    const used = scene('o 1 2', { abilities: ['pasture'] }).play('use pasture', 'build 1');
    expect(used.prompt).toBe('act');
  });

  test('WK-5 after a fort an arrow card has no second action', () => {
    const used = scene('o 1 2', { abilities: ['pasture 2'] }).play('use pasture', 'fort', 'fort 1');
    expect(used.prompt).toBe('act');
  });

  test('WK-5.7 harbor: on ice, or on the terrain of the card played', () => {
    expect(sites('I o 1 F', 'harbor')).toBe('I');
    expect(sites('I o 1 F', 'harbor', ' 2')).toBe('1');
  });

  test('WK-5 mine: next to a mountain, or on one', () => {
    expect(sites('1 M M\n o 2 .', 'mine')).toBe('12');
    expect(sites('1 M M\n o 2 .', 'mine', ' 2')).toBe('M');
  });

  test('WK-5.8 market: next to a castle, or next to an own group touching one', () => {
    expect(sites('1 C 2\n . o o 3', 'market')).toBe('.2');
    expect(sites('C o 1 o 2', 'market', ' 2')).toBe('1');
  });

  test('WK-5.8 farm: next to a village, or next to an own group touching one', () => {
    expect(sites('1 V 2 o', 'farm')).toBe('2');
    expect(sites('V o 1 o 2', 'farm', ' 2')).toBe('1');
  });

  test('WK-5.8 barracks: next to an own fort, or next to an own group that holds one', () => {
    expect(sites('1 O o 2 o 3', 'barracks')).toBe('1');
    expect(sites('1 O o 2 o 3', 'barracks', ' 2')).toBe('12');
  });

  test('WK-5.6 tavern: at the end of a row of three own pieces, a fort counting as one', () => {
    expect(sites('1 o O o 2 . o o 3', 'tavern')).toBe('12');
    expect(canUse('1 o o 2', 'use tavern')).toBe(false);
    expect(canUse('1 o O 2', 'use tavern')).toBe(false);
  });

  test('WK-5.6 tavern 2: at the end of a row of one opponent, not next to an own piece', () => {
    expect(sites('1 x X x 2 . o . .', 'tavern', ' 2')).toBe('12');
    expect(canUse('1 x o x 2', 'use tavern 2')).toBe(false);
  });

  test('WK-5.6 outpost: exactly one own neighbour, or at most three', () => {
    expect(sites(' 1 o\n. 2 o 3', 'outpost')).toBe('13');
    expect(sites(' o o\no 1 o\n 2 3', 'outpost', ' 2')).toBe('23');
    // A fort is one neighbour.
    expect(sites(' 1 O\n. 2 o 3', 'outpost')).toBe('13');
    expect(sites(' O .\no 1 O\n . .', 'outpost', ' 2')).toContain('1');
  });

  test('WK-5 tower: on an edge space of a card terrain, no ice', () => {
    const game = scene('o', { abilities: ['tower'] }, { fill: 'G' }).play('use tower');
    expect(game.offered.filter(move => move.startsWith('build '))).toHaveLength(78);
    const ice = scene('o', { abilities: ['tower'] }, { fill: 'I' });
    expect(ice.offered).not.toContain('use tower');
  });

  test('WK-5 homestead: on the centre tableau, then anywhere inside it over spaces without pieces of any terrain', () => {
    const game = scene('o', { abilities: ['homestead 2'] }, { fill: 'G' }).play('use homestead');
    expect(game.offered.filter(move => move.startsWith('build '))).toHaveLength(6);
    game.play(game.offered[0] ?? '');
    expect(game.offered.filter(move => move.startsWith('to '))).toHaveLength(61 - 2);
    const far = scene('1 M 2 x 3', { abilities: ['homestead 2'] }).play('use homestead', 'build 1');
    expect(far.marks('to')).toBe('23');
  });

  test('WK-5.7 crossroads: on the next terrain of the circle, or the whole mandatory action there', () => {
    const drawing = 'o S S S S\n G G F F';
    expect(
      scene(drawing, { abilities: ['crossroads'] })
        .play('use crossroads')
        .marks('build'),
    ).toBe('S');
    const whole = scene(drawing, { abilities: ['crossroads 2'] }).play('use crossroads 2');
    expect(whole.prompt).toBe('mandatory');
    expect(whole.view.building).toBe('snow');
    whole
      .play('build S')
      .play(whole.offered[0] ?? '')
      .play(whole.offered[0] ?? '');
    expect(whole.offered).not.toContain('use crossroads 2');
    expect(whole.offered).toContain('use crossroads');
  });
});

test('WK-5.7 the printed example: three houses of the mandatory action on fell, then one on tundra', () => {
  const game = scene('H H H T T', { abilities: ['crossroads 2'], terrain: 'fell' });
  game
    .play('build H')
    .play(game.offered[0] ?? '')
    .play(game.offered[0] ?? '')
    .play('use crossroads');
  expect(game.marks('build')).toBe('T');
});

describe('WK-5 move abilities', () => {
  test('WK-5 caravan: 2 straight over anything, then build where it was', () => {
    expect(targets('1 x o M 2 .', 'caravan')).toBe('12');
    const moved = scene('o M 2', { abilities: ['caravan 2'] }).play('use caravan', 'take o', 'to 2');
    expect(moved.marks('build')).toBe('o');
    expect(moved.offered).toContain('decline');
  });

  test('WK-5 caravan 2 does not build on a mountain that was left', () => {
    const moved = scene('1 . M', { abilities: ['caravan 2'], houses: [] }, {});
    expect(moved.offered).not.toContain('use caravan');
    const onMountain = scene('1 . M', { abilities: ['caravan 2'] });
    const cell = onMountain.space('M');
    const there = scene('1 . M', { abilities: ['caravan 2'], houses: [cell] }).play(
      'use caravan',
      `take ${cell}`,
      'to 1',
    );
    expect(there.prompt).toBe('act');
  });

  test('WK-5 mule: 1, then 1 more', () => {
    const moved = scene('o 1 2 3', { abilities: ['mule 2'] }).play('use mule', 'take o', 'to 1');
    expect(moved.marks('to')).toBe('2o');
    moved.play('to 2');
    expect(moved.player(0).houses).toEqual([moved.space('2')]);
  });

  test('WK-5 toboggan: 1, or 2 straight', () => {
    expect(targets('o 1 2', 'toboggan')).toBe('1');
    expect(targets('o 1 2', 'toboggan', ' 2')).toBe('2');
  });

  test('WK-5 horses: 2 straight, or to any space at distance exactly 2', () => {
    const drawing = '  1 2 3\n . . .\no . 4';
    expect(targets(drawing, 'horses')).toBe('14');
    expect(targets(drawing, 'horses', ' 2')).toBe('.14');
  });

  test('WK-5.1 mountain-guide crosses a mountain area over empty spaces', () => {
    expect(targets('o M M 1 . M 2', 'mountain-guide')).toBe('1');
    expect(canUse('o 1 M M 2', 'use mountain-guide')).toBe(false);
  });

  test('WK-5.1 pieces in the area block, and a house in the area starts from where it stands', () => {
    const cell = scene('1 M M M 2').space('M') + 1;
    const beside = scene('1 M M M 2', { abilities: ['mountain-guide'], houses: [cell] });
    expect(beside.play('use mountain-guide', `take ${cell}`).marks('to')).toBe('12');
    const blocked = scene('o M M M 2', { abilities: ['mountain-guide'] }, {});
    const wall = scene(
      'o M M M 2',
      { abilities: ['mountain-guide'] },
      { players: [{ abilities: ['mountain-guide'] }, { houses: [cell] }] },
    );
    expect(blocked.offered).toContain('use mountain-guide');
    expect(wall.offered).not.toContain('use mountain-guide');
  });

  test('WK-5.2 mountain-guide 2: from next to no tunnel to next to any', () => {
    expect(
      scene('o M M 1 U 2', { abilities: ['mountain-guide 2'] }, { fill: 'M' })
        .play('use mountain-guide 2', 'take o')
        .marks('to'),
    ).toBe('12');
    expect(scene('o U 1', { abilities: ['mountain-guide 2'] }, { fill: 'M' }).offered).not.toContain(
      'use mountain-guide 2',
    );
  });

  test('WK-5.1 dog-sled: across ice and off it, or ending on it', () => {
    expect(targets('o I I 1 . I', 'dog-sled')).toBe('1');
    expect(targets('o I I 1 . I', 'dog-sled', ' 2')).toBe('II');
  });

  test('WK-5.3 wagon: next to its own group without itself, or next to the group of all', () => {
    expect(targets('1 o o 2 x 3', 'wagon')).toBe('2');
    expect(targets('1 o x 2 o 3', 'wagon', ' 2')).toBe('2');
    expect(canUse('1 o 2', 'use wagon')).toBe(false);
  });

  test('WK-5.5 horse-sleigh: to the block, or anywhere up to it', () => {
    expect(targets('1 2 o I 3', 'horse-sleigh')).toBe('1');
    expect(targets('1 2 o x 3', 'horse-sleigh', ' 2')).toBe('12');
    expect(canUse('I o x', 'use horse-sleigh')).toBe(false);
  });

  test('WK-5.4 oxcart: over empty spaces of the terrain it stands on, then 1', () => {
    expect(targets('o 1 2 F 3', 'oxcart')).toBe('12');
    const moved = scene('o 1 2 F', { abilities: ['oxcart 2'] }).play('use oxcart', 'take o', 'to 2');
    expect(moved.marks('to')).toBe('1F');
    const cell = scene('M M .').space('M');
    expect(scene('M M .', { abilities: ['oxcart'], houses: [cell] }).offered).not.toContain('use oxcart');
  });

  test('WK-5.2 tunnel: from next to one tunnel to next to another, without buying anything', () => {
    const used = scene('o U 1 M 2 U 3', {}, { fill: 'M' }).play('use tunnel', 'take o');
    expect(used.marks('to')).toBe('23');
    expect(scene('1 U o U 2', {}, { fill: 'M' }).play('use tunnel', 'take o').marks('to')).toBe('12');
    expect(scene('o U 1', {}, { fill: 'M' }).offered).not.toContain('use tunnel');
  });
});

test('WK-5 every ability card has a test that names it', async () => {
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  for (const { id } of winterKingdom.content.abilities) expect(text).toContain(id);
});
