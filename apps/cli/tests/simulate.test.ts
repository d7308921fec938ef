import { createHash } from 'node:crypto';
import { gameNamed } from '@snowbound/catalogue';
import { fastFromSeed, fork, pick, readOptions, seedFrom, total } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';
import { Shell } from './shell.ts';

const shell = new Shell();
const { fromJson, said } = shell;

describe('simulate', () => {
  const FACTS = [
    'bots',
    'budget',
    'ended',
    'game',
    'games',
    'meanMoves',
    'meanScores',
    'moves',
    'players',
    'seed',
    'winShareIntervals',
    'winShares',
  ];
  const SPEED = ['movesPerSecond', 'playoutsPerSecond', 'seconds', 'workers'];
  const facts = (result: Record<string, unknown>) => Object.fromEntries(FACTS.map(key => [key, result[key]]));

  test.each([
    ['random', '1100'],
    ['greedy,random', '45'],
  ])('%s gives the same results on any number of threads', async (bots, games) => {
    const args = [
      'simulate',
      'snow-time',
      '--players',
      '3',
      '--games',
      games,
      '--seed',
      's',
      '--bots',
      bots,
      '--budget',
      '1',
      '--json',
    ];
    const [one, three] = await Promise.all([fromJson(...args, '--workers', '1'), fromJson(...args, '--workers', '3')]);
    expect(Object.keys(one).sort()).toEqual([...FACTS, ...SPEED].sort());
    expect(facts(one)).toEqual(facts(three));
    expect(one.ended).toBe(Number(games));
    expect(one.winShares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
  });

  test.each([
    ['snow-time', 4, 1200],
    ['winter-kingdom', 2, 600],
    ['silverfrost', 3, 600],
  ])('%s comes to what the same games come to when they are played one by one', async (name, players, games) => {
    const game = await gameNamed(name);
    const options = readOptions(game.name, game.options, {});
    const wins = Array.from({ length: players }, () => 0);
    const scores = wins.slice();
    let moves = 0;
    for (let number = 0; number < games; number++) {
      const word = `game ${number} of ${seedFrom('plain')}`;
      const random = fastFromSeed(createHash('sha256').update(word).digest('hex'));
      const choices = fork(random);
      const state = game.setup({ players, options, content: game.content, random, journal: null });
      for (let asked = game.questions(state).at(-1); asked !== undefined; asked = game.questions(state).at(-1)) {
        game.apply(state, asked.seat, pick(choices, asked.options));
        moves++;
      }
      const winners = game.winners(state);
      for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
      for (let seat = 0; seat < players; seat++) scores[seat] = (scores[seat] ?? 0) + total(game.score(state, seat));
    }
    const args = ['--players', String(players), '--games', String(games), '--seed', 'plain', '--json'];
    const result = await fromJson('simulate', name, ...args);
    expect([result.moves, result.ended]).toEqual([moves, games]);
    expect(result.meanScores).toEqual(scores.map(score => score / games));
    expect(result.winShares).toEqual(wins.map(won => expect.closeTo(won / games, 10)));
  });

  test('intervals hold the share; two people have two scores, though four colours play', async () => {
    const result = await fromJson('simulate', 'snow-time', '--players', '2', '--games', '50', '--json');
    expect(result.meanScores).toHaveLength(2);
    for (const [person, [low, high]] of result.winShareIntervals.entries()) {
      expect(low).toBeLessThan(result.winShares[person]);
      expect(high).toBeGreaterThan(result.winShares[person]);
    }
  });

  test('without --json a summary in the reader’s language', async () => {
    const out = await said('simulate', 'snow-time', '--games', '20', '--seed', 's', '--lang', 'de');
    expect(out).toContain('20 Partien mit 3 Personen, Startwert s');
    expect(out).toContain('95-%-Intervall');
  });
});

describe('simulate --solo', () => {
  test('each bot against each level, with intervals that hold what they are of; the same on any number of threads', async () => {
    const args = ['simulate', 'silverfrost', '--solo', 'all', '--games', '30', '--seed', 's', '--json'];
    const [one, two] = await Promise.all(['1', '2'].map(workers => fromJson(...args, '--workers', workers)));
    expect(one).toEqual(two);
    expect(Object.keys(one)).toEqual(['game', 'games', 'budget', 'seed', 'levels']);
    expect(one.levels.map(({ level }: { level: string }) => level)).toEqual(['1', '2', '3', '4']);
    for (const row of one.levels) {
      expect(Object.keys(row)).toEqual([
        ...['level', 'bot', 'ended', 'meanScore', 'meanScoreInterval', 'automaMeanScore', 'automaMeanScoreInterval'],
        ...['automaWinShare', 'automaWinShareInterval'],
      ]);
      expect(row.ended).toBe(30);
      for (const key of ['meanScore', 'automaMeanScore', 'automaWinShare']) {
        const [low, high] = row[`${key}Interval`];
        expect(low).toBeLessThanOrEqual(row[key]);
        expect(high).toBeGreaterThanOrEqual(row[key]);
      }
    }
  });

  test('one level of one bot, in the reader’s language', async () => {
    const out = await said(...'simulate silverfrost --solo 2 --games 3 --seed s --lang de'.split(' '));
    expect(out).toContain('Klaue: Punkte im Mittel');
    expect(out.trim().split('\n')).toHaveLength(4);
  });

  test('a game against Paws tells his steps one by one, and that he has won', async () => {
    const out = await said(...'play silverfrost --seats random --seed b --option paws=2'.split(' '));
    const lines = out.split('\n');
    expect(
      lines.some(line => /^Paws turns up Map \d: Cave (top|bottom) (left|right), arrow (up|down)\.$/.test(line)),
    ).toBe(true);
    expect(lines.filter(line => /^Scheme \d+ on Map \d, /.test(line)).length).toBeGreaterThan(20);
    expect(lines.some(line => line.startsWith('Plan B: ') && line.includes('next possible place: '))).toBe(true);
    expect(lines).toContain('Paws – victory!');
    expect(lines.some(line => /^. Paws +Paws +\d+ /.test(line))).toBe(true);
  });

  test('a plain simulation with one player tells of Paws too', async () => {
    const result = await fromJson('simulate', 'silverfrost', '--players', '1', '--games', '5', '--json');
    expect(result.meanScores).toHaveLength(1);
    expect(result.automa.winShare + result.winShares[0]).toBeCloseTo(1);
    expect(await said(...'simulate silverfrost --players 1 --games 2'.split(' '))).toMatch(/^2 +Paws/m);
  });
});
