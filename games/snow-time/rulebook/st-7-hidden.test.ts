import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('ST-7 Hidden information', () => {
  test('ST-7 everyone sees every hand, as it stood at the start of the round', () => {
    const chosen = scene().play(0, 'play 6');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(chosen.table.view(viewer).colours[0]?.hand).toContain('6');
    }
  });

  test('ST-7 others see who has chosen, not what', () => {
    const { table } = scene().play(0, 'play 6');
    expect(table.waiting).toEqual([1, 2, 3]);
    expect(table.answersSeenBy(1)).toEqual([{ seat: 0, move: null }]);
    expect(table.answersSeenBy('spectator')).toEqual([{ seat: 0, move: null }]);
    expect(table.answersSeenBy(0)).toEqual([{ seat: 0, move: 'play 6' }]);
  });

  test('ST-7 a choice says nothing to anybody before the reveal: the journal stays silent', () => {
    const fresh = scene();
    const before = fresh.told();
    expect(fresh.play(0, 'play 6').play(1, 'play 5').told()).toEqual(before);
  });

  test('ST-7 whatever was chosen, the others see the same', () => {
    const seen = (move: string) => JSON.stringify(scene().play(0, move).table.view(1));
    expect(seen('play snowstorm')).toBe(seen('play 1'));
  });

  test('ST-7 a chosen card leaves the shown hand at its reveal', () => {
    const shown = scene().reveal('guardian', 6, 5, 1);
    expect(shown.colour(1).hand).not.toContain('6');
    expect(shown.colour(1).revealed).toEqual(['6']);
  });

  test('ST-7 an added card leaves it only when all Guardians have chosen', () => {
    const shown = scene().reveal('guardian', 'guardian', 5, 1).play(0, 'add 4');
    expect(shown.table.view(1).colours[0]?.hand).toContain('4');
    expect(shown.told()).not.toContain('adds');
    expect(shown.play(1, 'add none').colour(0)).toMatchObject({
      hand: expect.not.arrayContaining(['4']),
      discard: ['4'],
    });
  });

  test('ST-7 healed champions join the hand at the end of the Healer step', () => {
    const colours = [{ discard: [2] }, { discard: [3] }, {}, {}];
    const healing = scene({ colours }).reveal('healer', 'healer', 1, 1).play(0, 'heal 2');
    expect(healing.colour(0).hand).not.toContain('2');
    expect(healing.play(1, 'heal 3').colour(0).hand).toContain('2');
  });

  test('ST-7 after the reveal nothing is left face down', () => {
    const played = scene().reveal(6, 5, 4, 1);
    expect(played.table.answersSeenBy(0)).toEqual([]);
  });
});
