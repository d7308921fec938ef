import { differenceOf, findingsOf, intervalOf, meanOf, shareOf } from '@snowbound/bots/lab';
import { GAME_NAMES, gameNamed, labMetricsOf } from '@snowbound/catalogue';
import { describe, expect, test } from 'vitest';
import type { AnyLabMetrics, GameNotes, Group, Noted } from '../src/lab/lab-metrics.ts';

describe('intervals', () => {
  test('a share: Wilson’s interval, known values', () => {
    const [low, high] = intervalOf(0.5, 100);
    expect([low, high].map(value => value.toFixed(4))).toEqual(['0.4038', '0.5962']);
    expect(intervalOf(1, 10)[0]).toBeCloseTo(0.7225, 3);
    expect(shareOf(0, 0)).toBeNull();
  });

  test('a mean: twice the standard error on either side', () => {
    const found = meanOf([2, 4, 6, 8]);
    expect(found?.value).toBe(5);
    // The standard deviation is √(20/3), its error √(5/3).
    expect(found?.interval[1]).toBeCloseTo(5 + 1.96 * Math.sqrt(5 / 3), 2);
    expect(meanOf([])).toBeNull();
  });

  test('a difference compares only players with about as much', () => {
    // Who has many things wins always, who has few never; the thing itself changes nothing.
    const cases = Array.from({ length: 100 }, (_, at) => {
      const isRich = at >= 60;
      return { won: isRich ? 1 : 0, had: isRich ? at % 4 > 0 : at % 4 === 0, size: isRich ? 9 : 1 };
    });
    const raw = (had: boolean): number => {
      const among = cases.filter(each => each.had === had);
      return among.reduce((sum, { won }) => sum + won, 0) / among.length;
    };
    expect(raw(true) - raw(false)).toBeGreaterThan(0.3);
    expect(differenceOf(cases)?.value).toBeCloseTo(0, 10);
  });

  test('a difference that is there is found, within its interval', () => {
    const cases = Array.from({ length: 400 }, (_, at) => ({
      won: at % 2 === 0 ? Number(at % 10 < 7) : Number(at % 10 < 4),
      had: at % 2 === 0,
      size: Math.floor(at / 80),
    }));
    const found = differenceOf(cases);
    expect(found?.value).toBeCloseTo(0.8 - 0.4, 5);
    const [low = 0, high = 0] = found?.interval ?? [];
    expect(high - low).toBeGreaterThan(0.1);
    expect(high - low).toBeLessThan(0.25);
  });

  test('an interval ends where everybody wins', () => {
    const cases = [true, false, true, false].map(had => ({ won: Number(had), had, size: 1 }));
    expect(differenceOf([...cases, ...cases, ...cases])).toMatchObject({ value: 1, interval: [expect.any(Number), 1] });
  });

  test('nobody without it, nothing to compare', () => {
    expect(differenceOf([{ won: 1, had: true, size: 1 }])).toBeNull();
  });
});

describe('findings', () => {
  const group: Group = {
    name: 'cards',
    things: [{ id: 'sled', name: { rule: '', key: 'cards.sled', values: {} } }],
    playRate: [0.05, 0.95],
    difference: 0.08,
    points: [2, 3],
  };
  const labMetrics = { longEnough: 0.5, length: { unit: 'rounds', bounds: [3, 5] } } as unknown as AnyLabMetrics;
  const noted = (offered: number, played: number, points: number): Noted => ({
    drawn: [1],
    offered: [offered],
    played: [played],
    used: [0],
    points: [points],
  });
  const game = (winner: number, notes: readonly Noted[]): GameNotes => ({
    first: 0,
    length: 4,
    players: notes.map((each, playerIndex) => ({
      won: playerIndex === winner ? 1 : 0,
      score: 10,
      turns: 4,
      sources: { 'score.cards': 10 },
      groups: [each],
    })),
  });

  test('the play rate is about those who could have for long enough', () => {
    const games = [
      game(0, [noted(1, 1, 5), noted(2, 0, 0)]),
      game(0, [noted(4, 0, 0), noted(1, 0, 0)]),
      game(0, [noted(3, 2, 3), noted(0, 0, 0)]),
    ];
    const { groups, firstPlayer, length, outliers } = findingsOf(labMetrics, [group], games);
    const [sled] = groups[0]?.things ?? [];
    // Three could on half of their turns: of these the third game’s did.
    expect(sled?.playRate).toMatchObject({ value: 1 / 3, count: 3 });
    expect(sled?.points).toMatchObject({ value: 4, count: 2 });
    expect(firstPlayer).toMatchObject({ value: 1, par: 0.5 });
    expect(length).toMatchObject({ value: 4, least: 4, most: 4 });
    expect(outliers.map(({ measure }) => measure)).toEqual(['first', 'points']);
  });
});

test.each(GAME_NAMES)('%s: the lab metrics name things that have names in three languages', async name => {
  const game = await gameNamed(name);
  const groups = (await labMetricsOf(name))?.groupsOf(game.content) ?? [];
  expect(groups.length).toBeGreaterThan(0);
  for (const wording of await Promise.all([game.languages.en(), game.languages.de(), game.languages.pl()])) {
    for (const { things } of groups)
      for (const thing of things) expect(wording[thing.name.key], thing.name.key).toBeDefined();
  }
});
