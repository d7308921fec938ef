import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const { fromJson } = shell;

describe('lab', () => {
  const trial = ['lab', 'snow-time', '--players', '3', '--games', '3', '--budget', '30', '--seed', 'a'];

  test('the same seed and counted budget find the same, on any number of threads; the keys are stable', async () => {
    const [one, two] = [
      await fromJson(...trial, '--json', '--workers', '1'),
      await fromJson(...trial, '--json', '--workers', '2'),
    ];
    expect({ ...two, seconds: 0, workers: 0 }).toEqual({ ...one, seconds: 0, workers: 0 });
    expect(Object.keys(one)).toEqual([
      ...['game', 'content', 'players', 'games', 'bot', 'budget', 'seed', 'firstPlayer', 'length', 'score', 'sources'],
      ...['groups', 'outliers', 'seconds', 'workers'],
    ]);
    expect(one).toMatchObject({ game: 'snow-time', players: 3, games: 3, bot: 'hard', budget: '30' });
    expect(Object.keys(one.groups[0].things[0])).toEqual([
      ...['thing', 'playRate', 'uses', 'points', 'differenceDrawn', 'differencePlayed'],
    ]);
  });

  test('points by source add up to the score, and the plots are written', async () => {
    const args = ['lab', 'silverfrost', '--games', '1', '--budget', '1', '--seed', 'a', '--json', '--workers', '1'];
    const { sources, score, groups } = await fromJson(...args, '--svg', shell.folder, '--html', shell.path('lab.html'));
    const sum = sources.reduce((total: number, { mean }: { mean: { value: number } }) => total + mean.value, 0);
    expect(sum).toBeCloseTo(score.value, 10);
    expect(groups[0].things.length).toBeGreaterThan(40);
    expect(readFileSync(shell.path('silverfrost-cards-points.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
    expect(readFileSync(shell.path('lab.html'), 'utf8')).toContain('<h1>Lab: Silverfrost</h1>');
  });

  test('Winter Kingdom: every ability and scoring card is looked at', async () => {
    const args = ['lab', 'winter-kingdom', '--games', '1', '--budget', '1', '--seed', 'a', '--json', '--workers', '1'];
    const { groups, length } = await fromJson(...args);
    expect(groups.map(({ things }: { things: unknown[] }) => things.length)).toEqual([25, 18]);
    expect(groups[1].things.filter(({ points }: { points: unknown }) => points !== null)).toHaveLength(3);
    expect(length.unit).toBe('rounds');
  });

  test('people read it as tables, in their language', async () => {
    const { code, out, err } = await shell.run([...trial, '--lang', 'de']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Siege des Startspielers: \d/);
    expect(out).toMatch(/Länge in Runden/);
    // Nobody draws in Snow Time, cards give no points themselves and spaces are not paid for: no such columns.
    const [cards, spaces] = ['Karten', 'Bonusfelder'].map(group =>
      out.split('\n').findLast(line => line.startsWith(`${group} `)),
    );
    expect(cards?.split(/ {2,}/)).toEqual(['Karten', 'Gespielt, wenn bezahlbar']);
    expect(spaces?.split(/ {2,}/)).toEqual(['Bonusfelder', 'Punkte', 'Siege, wenn gespielt']);
  });
});
