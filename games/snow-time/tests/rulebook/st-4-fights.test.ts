import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

describe('ST-4 Fights, from level 7 down', () => {
  test('ST-4.1 two champions on one level both fall, and each gains 1 fight point', () => {
    const played = scene().reveal(4, 4, 'healer', 'healer');
    expect(played.moved).toEqual([1, 1, 0, 0]);
    expect(played.colour(0).discard).toEqual(['4']);
    expect(played.colour(1).discard).toEqual(['4']);
  });

  test('ST-4.1 of four champions on one level each gains 3, one for each other', () => {
    const played = scene().reveal(4, 4, 4, 4);
    expect(played.moved).toEqual([3, 3, 3, 3]);
    expect(played.score(2)).toEqual({ fruit: 0, fight: 3, mana: 0, bonus: 0, total: 3 });
  });

  test('ST-4.1 champions that fell in a brawl do not hit the level below', () => {
    const played = scene().reveal(5, 5, 4, 'healer');
    expect(played.moved).toEqual([1, 1, 1, 0]);
    expect(played.colour(2).discard).toEqual([]);
  });

  test('ST-4.2 a single champion knocks off all directly below, gains 1 for each and stays', () => {
    const played = scene().reveal(5, 4, 4, 4);
    expect(played.moved).toEqual([4, 0, 0, 0]);
    expect(played.score(0)).toMatchObject({ fight: 3, mana: 1 });
    expect(played.view.colours.map(({ discard }) => discard)).toEqual([[], ['4'], ['4'], ['4']]);
  });

  test('ST-4.2 those knocked off gain nothing, even if they were several', () => {
    expect(scene().reveal(7, 6, 6, 'healer').moved).toEqual([3, 0, 0, 0]);
  });

  test('ST-4.2 two levels below is out of reach', () => {
    const played = scene().reveal(6, 4, 'healer', 'healer');
    expect(played.moved).toEqual([0, 1, 0, 0]);
    expect(played.colour(1).discard).toEqual([]);
  });

  test('ST-4.2 nobody is below level 1', () => {
    expect(scene().reveal(1, 'healer', 'healer', 'healer').moved).toEqual([1, 0, 0, 0]);
  });

  test('ST-4.3 a champion knocked off no longer fights, so it saves the one below it', () => {
    const played = scene().reveal(6, 5, 4, 'healer');
    expect(played.moved).toEqual([1, 0, 1, 0]);
    expect(played.view.colours.map(({ discard }) => discard)).toEqual([[], ['5'], [], []]);
  });

  test('ST-4.3 in an unbroken row every second one stays', () => {
    const played = scene({}, 5).reveal(7, 6, 5, 4, 3);
    expect(played.moved).toEqual([1, 0, 1, 0, 1]);
  });
});
