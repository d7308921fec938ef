import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const LAST = { housesLeft: 1, fortsLeft: 0 };

describe('WK-9 End and scoring', () => {
  test('WK-9.1 the round in which a supply became empty is played out, and nobody gets an extra turn', () => {
    const game = scene('o 1 F x . . .', LAST).play('build 1').noMoreAbilities();
    if (game.seat === 0) game.play('done');
    expect(game.view.isLastRound).toBe(true);
    expect(game.seat).toBe(1);
    game.mandatory();
    if (game.seat === 1) game.play('done');
    expect(game.prompt).toBe('over');
    expect(game.refusal('done')).toMatchObject({ rule: 'WK-9.1' });
  });

  test('WK-9.1 houses removed later do not matter', () => {
    const game = scene('o 1 F x . . .', LAST, { economy: 'discard' }).play('build 1').noMoreAbilities();
    expect(game.play('remove 1').view.isLastRound).toBe(true);
  });

  test('WK-9.1 it also ends with a round after which no card terrain has an empty space', () => {
    const game = scene('o . x', {}, {}).mandatory();
    if (game.seat === 0) game.play('done');
    expect(game.seat).toBe(1);
    game.play('skip').noMoreAbilities();
    if (game.seat === 1) game.play('done');
    expect(game.prompt).toBe('over');
  });

  test('WK-9.2 3 points per castle for the most houses next to it; all tied players score', () => {
    expect(scene('o C O . C x').score(0)['castles']).toBe(3);
    const tied = scene(' o\nx C O\n X');
    expect([tied.score(0)['castles'], tied.score(1)['castles']]).toEqual([3, 3]);
    expect(scene('o . C').score(0)['castles']).toBe(0);
  });

  test('WK-9.2 the highest total wins, ties share, coins break none', () => {
    const game = scene('o F x', { housesLeft: 0, fortsLeft: 0, coins: 9 }, { scoring: ['loners', 'crowd', 'hikers'] });
    game.play('skip').noMoreAbilities();
    if (game.seat === 0) game.play('done');
    game.play('skip').noMoreAbilities();
    if (game.seat === 1) game.play('done');
    expect(game.table.winners).toEqual([0, 1]);
    expect(game.told().at(-1)).toBe('wins');
  });
});
