import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { Scene, scene, standing } from './scene.ts';

describe('ST-5 Points', () => {
  test('ST-5.1 a champion still standing takes all fruit of its level, 1 point each', () => {
    const played = scene({ fruit: { 5: 3, 4: 1 } }).reveal(5, 7, 2, 2);
    expect(played.score(0)).toMatchObject({ fruit: 3 });
    expect(played.fruitLeft).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  test('ST-5.1 the tokens return to the supply at once', () => {
    const played = scene({ fruit: { 5: 15 } }).reveal(5, 7, 2, 2);
    expect(played.view.dice).toHaveLength(2);
    expect(played.view.supply).toBe(13);
  });

  test('ST-5.1 who fell takes no fruit', () => {
    const played = scene({ fruit: { 5: 3 } }).reveal(5, 5, 7, 'healer');
    expect(played.moved).toEqual([1, 1, 1, 0]);
    expect(played.fruitLeft[4]).toBe(3);
  });

  test('ST-5.2 the lowest champion still on the tree gains 1 mana point', () => {
    const played = scene().reveal(7, 5, 3, 2);
    expect(played.score(2)).toMatchObject({ fight: 1, mana: 1 });
    expect(played.score(1)).toMatchObject({ mana: 0 });
  });

  test('ST-5.2 nobody on the tree: no mana', () => {
    const played = scene().reveal(3, 3, 'healer', 'healer');
    expect(played.told()).not.toContain('mana');
  });

  test('ST-5.3 each point moves the figure one space, and figures share spaces', () => {
    const played = scene({ colours: standing(1, 1, 1, 1) }).reveal(4, 4, 4, 'healer');
    expect(played.spaces).toEqual([3, 3, 3, 1]);
  });

  test('ST-5.3 overshooting the last space counts as reaching it, and the figure stops there', () => {
    const played = scene({ fruit: { 5: 9 }, colours: standing(27, 0, 0, 0) }).reveal(5, 1, 1, 7);
    expect(played.spaces[0]).toBe(30);
    expect(played.score(0)['total']).toBe(30);
  });

  test.each([
    ['fight', 7, [4, 4, 'healer', 'healer'], 1 + 2],
    ['mana', 5, [4, 'healer', 'healer', 'healer'], 1 + 1],
    ['fruit', 3, [5, 1, 'healer', 'healer'], 1 + 1],
  ] as const)(
    'ST-5.4 a figure on a %s bonus moves on if it gained such a point this round',
    (_kind, space, cards, moved) => {
      const played = scene({ fruit: { 5: 1 }, colours: standing(space, 0, 0, 0) }).reveal(...cards);
      expect(played.moved[0]).toBe(moved);
      expect(played.score(0)['bonus']).toBe(moved - 1);
    },
  );

  test('ST-5.4 a bonus of another kind than the points gained gives nothing', () => {
    expect(scene({ colours: standing(5, 0, 0, 0) }).reveal(4, 4, 'healer', 'healer').moved[0]).toBe(1);
  });

  test('ST-5.4 points of an earlier round do not count', () => {
    const played = scene({ colours: standing(6, 0, 0, 0) })
      .reveal(4, 4, 'healer', 'healer')
      .reveal(7, 'healer', 'healer', 'healer')
      .play(1, 'heal none');
    expect(played.score(0)).toMatchObject({ fight: 1, mana: 1, bonus: 0 });
    expect(played.spaces[0]).toBe(8);
  });

  test('ST-5.4 a figure that stood on a bonus space and gained nothing stays', () => {
    expect(scene({ colours: standing(8, 0, 0, 0) }).reveal('healer', 1, 3, 5).moved[0]).toBe(0);
  });

  test('ST-5.4 Snowstorm points are fight points', () => {
    expect(scene({ colours: standing(5, 0, 0, 0) }).reveal('snowstorm', 1, 3, 5).moved[0]).toBe(3 + 2);
  });

  test('ST-5.4 a Snowstorm that struck nobody gained no fight point, and so no bonus', () => {
    expect(scene({ colours: standing(8, 0, 0, 0) }).reveal('snowstorm', 'healer', 'healer', 'healer').moved[0]).toBe(0);
  });

  test('ST-5.4 spaces merely passed do not count', () => {
    expect(scene({ colours: standing(7, 0, 0, 0) }).reveal(4, 4, 4, 'healer').moved[0]).toBe(2);
  });

  test('ST-5.4 one bonus per round: a second one it lands on lapses', async () => {
    const bonus = (space: number) => ({ space, kind: 'mana', worth: 2, known: 'house' });
    const content = await snowTime.readContent({ ...snowTime.content.file, bonuses: [bonus(3), bonus(5)] });
    const played = new Scene(4, { colours: standing(2, 0, 0, 0) }, content).reveal(5, 'healer', 'healer', 'healer');
    expect(played.spaces[0]).toBe(5);
    expect(played.told().filter(key => key === 'bonus')).toHaveLength(1);
  });

  test('ST-5.4 all figures at once: two figures on bonus spaces both move on', () => {
    const played = scene({ colours: standing(7, 7, 0, 0) }).reveal(4, 4, 'healer', 'healer');
    expect(played.spaces.slice(0, 2)).toEqual([10, 10]);
  });
});
