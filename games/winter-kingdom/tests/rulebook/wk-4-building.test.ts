import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('WK-4 Building and moving', () => {
  test('WK-4.1 next to an own piece if any allowed space is, otherwise anywhere allowed', () => {
    expect(scene('o 1 2 F 3').marks('build')).toBe('1');
    expect(scene('o F 2 F 3').marks('build')).toBe('23');
    expect(scene('o 1 2 F 3').refusal('build 2')).toMatchObject({ rule: 'WK-4.1', key: 'reasons.not-next-to-own' });
  });

  test('WK-4.1 tested anew for each piece, and one piece to a space', () => {
    const game = scene('o F 2 3 F 4').play('build 2');
    expect(game.marks('build')).toBe('3');
    expect(game.refusal('build 2')).toMatchObject({ key: 'reasons.occupied' });
    expect(game.play('build 3').marks('build')).toBe('4');
  });

  test('WK-4.2 a move goes to any buildable space, ice included, never a mountain, and earns nothing', () => {
    const game = scene('I o M\n . V', { abilities: ['mule'] }, { economy: 'agriculture' }).play('use mule', 'take o');
    expect(game.marks('to')).toBe('.I');
    game.play('to .');
    expect(game.player(0)).toMatchObject({ coins: 0, housesLeft: 31 });
  });

  test('WK-4.2 a house built this turn may move', () => {
    const game = scene('. . . . 1', { abilities: ['mule'] });
    game
      .play('build .')
      .play(game.offered[0] ?? '')
      .play(game.offered[0] ?? '');
    expect(game.offered).toContain('use mule');
  });

  test('WK-4.3 after each piece its coins, then Clan, then the second action of an arrow card', () => {
    const game = scene('. 1 V\n F F', { abilities: ['pasture 2'] }, { economy: 'agriculture', twist: 'clan' });
    game.play('use pasture', 'build 1');
    expect(game.player(0).coins).toBe(1);
    expect(game.prompt).toBe('one-more');
    game.play('build F');
    expect(game.prompt).toBe('ability-move');
    game.play('decline');
    const steps = ['uses', 'builds-house', 'earns', 'builds-house'];
    expect(game.told().filter(key => key !== 'reveals')).toEqual(expect.arrayContaining(steps));
  });

  test('WK-4.4 with the supply empty the mandatory action ends, builds are not offered, moves are', () => {
    const game = scene('o 1 2 3 4', {
      housesLeft: 1,
      fortsLeft: 0,
      abilities: ['pasture', 'mule'],
      coins: 1,
      hand: ['toboggan'],
    });
    game.play('build 1');
    expect(game.prompt).toBe('act');
    expect(game.offered).toContain('use mule');
    expect(game.offered).not.toContain('use pasture');
    expect(game.noMoreAbilities().prompt).toBe('purchase');
  });
});
