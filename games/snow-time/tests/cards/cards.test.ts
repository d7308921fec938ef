import { snowTime } from '@snowbound/snow-time';
import { describe, expect, test } from 'vitest';
import { scene } from '../rulebook/scene.ts';

describe('the ten cards of a colour', () => {
  test.each([1, 2, 3, 4, 5, 6])('Champion %i climbs to its level and takes the fruit there', level => {
    const played = scene({ fruit: { [level]: 2 } }).reveal(level, 'healer', 'healer', 'healer');
    expect(played.score(0)).toMatchObject({ fruit: 2, mana: 1, fight: 0 });
    expect(played.fruitLeft[level - 1]).toBe(0);
    expect(played.colour(0).hand).toContain(String(level));
  });

  test('Champion 7 stands at the top, where no fruit grows, and knocks off a 6', () => {
    const played = scene({ fruit: { 6: 2 } }).reveal(7, 6, 'healer', 'healer');
    expect(played.score(0)).toMatchObject({ fruit: 0, fight: 1, mana: 1 });
    expect(played.colour(1).discard).toEqual(['6']);
    expect(played.fruitLeft[5]).toBe(2);
  });

  test.each([2, 3, 4, 5, 6, 7])('Champion %i knocks off the champion directly below', level => {
    const played = scene().reveal(level, level - 1, 'healer', 'healer');
    expect(played.score(0)).toMatchObject({ fight: 1 });
    expect(played.colour(1).discard).toEqual([String(level - 1)]);
  });

  test('Healer: takes back up to two champions and returns to the hand', () => {
    const played = scene({ colours: [{ discard: [1, 7] }, {}, {}, {}] })
      .reveal('healer', 3, 3, 'healer')
      .play(0, 'heal 1 7');
    expect(played.colour(0)).toMatchObject({ discard: [], hand: snowTimeHand() });
  });

  test('Guardian: adds a card after the reveal, once a game', () => {
    const played = scene().reveal('guardian', 3, 6, 'healer').play(0, 'add 7');
    expect(played.moved).toEqual([1, 1, 0, 0]);
    expect(played.colour(0)).toMatchObject({ spent: ['guardian'], hand: snowTimeHand('guardian') });
  });

  test('Snowstorm: sweeps all champions off the tree, once a game', () => {
    const played = scene().reveal('snowstorm', 1, 2, 3);
    expect(played.moved).toEqual([3, 0, 0, 0]);
    expect(played.colour(0)).toMatchObject({ spent: ['snowstorm'], hand: snowTimeHand('snowstorm') });
  });

  test('every card has a name in all three languages', async () => {
    for (const locale of ['en', 'de', 'pl'] as const) {
      const wording = await snowTime.languages[locale]();
      for (const card of snowTimeHand()) expect(wording[`names.${card}`]?.({})).toMatch(/\p{L}/u);
    }
  });
});

/** All ten cards but those named. */
function snowTimeHand(...but: string[]): string[] {
  const all = ['1', '2', '3', '4', '5', '6', '7', 'healer', 'guardian', 'snowstorm'];
  return all.filter(card => !but.includes(card));
}
