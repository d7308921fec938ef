import { silverfrost } from '@snowbound/silverfrost';
import { describe, expect, test } from 'vitest';
import { type PlayerArrangement, shop } from './scene.ts';

const HIGHLANDS = ['nobility-in-need', 'wandering-road'];

/** The Quests that seat 0 could complete in the Guild, with these players around the table. */
const completable = (quest: string, ...players: readonly PlayerArrangement[]): boolean => {
  const [you = {}, ...others] = players;
  const isHighland = HIGHLANDS.includes(quest);
  const all = [{ ...you, lowlands: isHighland ? [] : [quest] }, ...others];
  const scene = shop({ players: all, highlands: isHighland ? [quest] : [] }, Math.max(2, all.length));
  return scene.play('worker guild-1').offered.includes(`quest ${quest}`);
};

const greens = (open: number, snowed = 0): string[] => [
  ...Array.from({ length: open }, () => 'farm'),
  ...Array.from({ length: snowed }, () => 'farm snow'),
];

describe('SF-7 Quests', () => {
  test('SF-7.1 requirements hold all at once, after the placement and its prices', () => {
    const you = { lowlands: ['low-5'], supply: { fire: 2 }, ranger: 0 };
    const paid = shop({ players: [you], highlands: [], locations: { 'guild-1': ['1'] } }).play('worker guild-shared');
    expect(paid.offered).toEqual(['done']);
    const unpaid = shop({ players: [you], highlands: [] }).play('worker guild-1');
    expect(unpaid.offered).toEqual(['quest low-5', 'done']);
  });

  test('SF-7.1 why not: the first requirement that fails, with the numbers', () => {
    const players = [{ city: greens(3), lowlands: ['shore-to-shore'] }, { supply: { birch: 2 } }];
    const turn = shop({ players, highlands: [] }).play('worker guild-1');
    expect(turn.refusal('quest shore-to-shore')).toMatchObject({
      rule: 'SF-7.1',
      key: 'reasons.quest-needs',
      values: { have: 3, need: { key: 'needs.at-least' } },
    });
    expect(turn.refusal('quest low-9')).toMatchObject({ key: 'reasons.not-your-quest' });
  });

  test('SF-7.2 “more” is strictly more, “as many” at least as many; either needs 1 of your own', () => {
    expect(completable('sprouts', { city: greens(1) }, { city: greens(1) })).toBe(false);
    expect(completable('sprouts', {}, {})).toBe(false);
    expect(completable('low-3', { supply: { birch: 2 } }, { supply: { birch: 2 } })).toBe(true);
    expect(completable('low-3', {}, {})).toBe(false);
  });

  test('SF-7.2, SF-2.4 comparisons never skip: a passed player still counts', () => {
    const passed = { season: 'spring', passed: true, city: greens(2) };
    expect(completable('sprouts', { city: greens(2) }, passed, {})).toBe(false);
    expect(completable('sprouts', { city: greens(3) }, passed, {})).toBe(true);
  });

  test('SF-7.3 completed Quests lie face up and score, others score nothing and stay secret', () => {
    const you = { completed: ['sprouts', 'nobility-in-need'], lowlands: ['shore-to-shore'] };
    const scene = shop({ players: [you], highlands: [] });
    expect(scene.score(0)).toMatchObject({ 'quests.sprouts': 3, 'quests.nobility-in-need': 6, total: 9 });
    expect(scene.table.view(1).players[0]).toMatchObject({
      completed: ['nobility-in-need', 'sprouts'],
      lowlands: null,
      lowlandCount: 1,
    });
  });

  test('SF-7.4 Sprouts: 3 green against 4 of which 2 are snowed is more; with one of your own snowed it is not', () => {
    expect(completable('sprouts', { city: greens(3) }, { city: greens(2, 2) })).toBe(true);
    expect(completable('sprouts', { city: greens(2, 1) }, { city: greens(2, 2) })).toBe(false);
  });

  test('SF-7.4 Shore to Shore: 5 green without Snow and as many birch as the left, at least 1', () => {
    const five = { city: greens(5), supply: { birch: 1 } };
    expect(completable('shore-to-shore', five, { supply: { birch: 1 } })).toBe(true);
    expect(completable('shore-to-shore', five, { supply: { birch: 2 } })).toBe(false);
    expect(completable('shore-to-shore', { city: greens(5) }, {})).toBe(false);
    expect(completable('shore-to-shore', { city: greens(4, 1), supply: { birch: 1 } }, {})).toBe(false);
  });

  test('SF-7.4 Wandering Road with three players: each compares with the own left', () => {
    const reds = ['inn', 'inn', 'host', 'host'];
    const amilla = { city: ['inn', 'inn'], supply: { moss: 3 } };
    const fynn = { supply: { moss: 3 } };
    const chipter = { city: ['inn', 'inn', 'host', 'host'], supply: { moss: 2 } };
    expect(completable('wandering-road', { ...amilla, city: reds }, fynn, {})).toBe(true);
    // Chipter sits on Fynn's left, so Amilla is on Chipter's left: 2 moss against 3.
    const scene = shop({ players: [amilla, fynn, chipter], turn: 2, highlands: ['wandering-road'] }, 3);
    expect(scene.play('worker guild-1').prompt).toBe('keep-quest');
    const rich = { ...chipter, supply: { moss: 3 } };
    const richer = shop({ players: [amilla, fynn, rich], turn: 2, highlands: ['wandering-road'] }, 3);
    expect(richer.play('worker guild-1').offered).toEqual(['quest wandering-road', 'done']);
  });

  test('SF-7.4 Wandering Road lies open for everyone, as in the printed example, and is nobody’s secret', () => {
    const { highlands, lowlands } = silverfrost.content.file;
    expect(highlands.find(({ id }) => id === 'wandering-road')?.needs).toEqual([
      { atLeast: 4, of: { cards: { colour: 'red' } } },
      { asManyAsLeft: { have: 'moss' } },
    ]);
    expect([highlands.length, lowlands.length]).toEqual([14, 28]);
  });

  test('SF-7.4 Nobility in Need: any two of the family', () => {
    expect(completable('nobility-in-need', { city: ['noble', 'duke'] })).toBe(true);
    expect(completable('nobility-in-need', { city: ['noble', 'duke snow'] })).toBe(false);
  });
});
