import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const { fromJson, said } = shell;
const record = shell.keepGame();

describe('arena', () => {
  const meeting = ['arena', 'snow-time', '--players', '3', '--bots', 'hard@40,random', '--seed', 'meet', '--json'];

  test('everybody meets everybody, the same on any number of threads', async () => {
    const args = [...meeting, '--games', '9', '--no-stop', '--bots', 'easy@20,greedy@2,random'];
    const [one, two] = [await fromJson(...args, '--workers', '1'), await fromJson(...args, '--workers', '2')];
    expect({ ...one, seconds: 0, workers: 0 }).toEqual({ ...two, seconds: 0, workers: 0 });
    expect(Object.keys(one)).toEqual(['game', 'players', 'seed', 'meetings', 'standings', 'seconds', 'workers']);
    const pairs = one.meetings.map((met: { one: string; other: string }) => `${met.one} ${met.other}`);
    expect(pairs).toEqual(['easy@20 greedy@2', 'easy@20 random', 'greedy@2 random']);
    for (const { games, share, interval, par, isStoppedEarly } of one.meetings) {
      expect({ games, par, isStoppedEarly }).toEqual({ games: 9, par: 1 / 3, isStoppedEarly: false });
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
    }
    const sum = one.standings.reduce((total: number, { elo }: { elo: number }) => total + elo, 0);
    expect(Math.abs(sum)).toBeLessThan(4);
  });

  test('it stops when it is certain, and the page holds the plots', async () => {
    const page = shell.path('arena.html');
    const args = ['arena', 'winter-kingdom', '--bots', 'easy@6,random', '--games', '200', '--seed', 'sure', '--json'];
    const { meetings, standings } = await fromJson(...args, '--html', page);
    expect(meetings[0]).toMatchObject({ one: 'easy@6', other: 'random', isStoppedEarly: true });
    expect(meetings[0].games).toBeLessThan(200);
    expect(standings[0].bot).toBe('easy@6');
    expect(readFileSync(page, 'utf8').match(/<svg /g)).toHaveLength(2);
  });

  test('people read it as a table', async () => {
    const { code, out, err } = await shell.run([...meeting.slice(0, -1), '--games', '3']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Elo/);
    expect(out).toMatch(/hard@40 +against random +\d/);
  });
});

describe('train and suggest', () => {
  test('training prints the weights as their module, the same for the same seed', async () => {
    const args = [
      'train',
      'snow-time',
      '--players',
      '3',
      '--games',
      '4',
      '--rounds',
      '2',
      '--budget',
      '9',
      '--seed',
      'a',
    ];
    const out = await said(...args);
    expect(out).toContain(`'snowbound ${args.join(' ')}',`);
    expect(out).toMatch(/\/\/ champions in hand\n +\[-?\d/);
    expect(await said(...args)).toBe(out);
  });

  test('suggestions are options with chances, the same for the same seed', async () => {
    const args = ['suggest', record, '--to', '6', '--seat', '1', '--budget', '200', '--json'];
    const found = await fromJson(...args);
    expect(found).toMatchObject({ game: 'snow-time', moves: 6, seat: 1 });
    expect(found.suggestions.length).toBeGreaterThan(1);
    for (const { move, chance, error } of found.suggestions) {
      expect(move).toMatch(/^(play|add|heal) /);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(error).toBeGreaterThan(0);
    }
    expect(await fromJson(...args)).toEqual(found);
  });
});
