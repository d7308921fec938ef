import { readFileSync, rmSync } from 'node:fs';
import type { BenchReport, Figures } from '@snowbound/bench';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import { accept, lossesOf, measure } from '../dist/index.js';

/** Short runs: what is tested is that everything is measured and compared, never how fast this machine is today. */
const SECONDS = 0.02;

describe('the benchmark', () => {
  let report: BenchReport;
  let file = '';
  beforeAll(async () => {
    const measured = await measure(SECONDS);
    report = { ...measured, machine: { ...measured.machine, cpu: 'a test machine' } };
  });
  afterAll(() => rmSync(file, { force: true }));

  test('measures every figure of every game', () => {
    const figures = report.games['snow-time'];
    expect(Object.keys(figures?.players ?? {})).toEqual(['2', '3', '4', '5']);
    const costs = [
      figures?.setupMicroseconds,
      figures?.cloneMicroseconds,
      figures?.imagineMicroseconds,
      figures?.optionsMicroseconds,
      figures?.replayMilliseconds,
      figures?.allCores.decisionsPerSecond,
      ...Object.values(figures?.perYard ?? {}),
    ];
    for (const cost of costs) expect(cost).toBeGreaterThan(0);
  });

  test('measures what a big board costs early, in the middle and late', () => {
    const { board, perYard } = report.games['winter-kingdom'] as Figures;
    expect(Object.keys(board?.sitesNanoseconds ?? {})).toEqual(['early', 'middle', 'late']);
    const costs = [...Object.values(board?.sitesNanoseconds ?? {}), board?.scoringMilliseconds];
    for (const cost of costs) expect(cost).toBeGreaterThan(0);
    expect(Object.keys(perYard)).toEqual(
      expect.arrayContaining(['decisions, 2 players', 'lists of building sites, late', 'final scorings']),
    );
    expect(report.games['snow-time']?.board).toBeNull();
  });

  test('says what a decision costs in each quarter of every game, and in Silverfrost in each season', () => {
    for (const costs of Object.values(report.growth)) {
      expect(costs).toHaveLength(4);
      for (const cost of costs) expect(cost).toBeGreaterThan(0);
    }
    expect(Object.keys(report.seasons)).toEqual(['silverfrost']);
    const { silverfrost = {} } = report.seasons;
    expect(Object.keys(silverfrost)).toEqual(['summer', 'autumn', 'winter', 'spring']);
    for (const cost of Object.values(silverfrost)) expect(cost).toBeGreaterThan(0);
  });

  test('compares with the peer in the same run, as a ratio', () => {
    const [comparison] = report.comparisons;
    expect(comparison?.rounds).toHaveLength(5);
    expect(comparison?.ratio).toBeGreaterThan(1);
  });

  test('holds the figures against the goals', () => {
    expect(report.goals.map(({ id }) => id)).toEqual([
      ...['E3', 'E4', 'E5', 'E5', 'B1', 'replay'],
      ...['E2', 'E5', 'E5', 'B1', 'sites', 'scoring'],
      ...['E1', 'E1', 'E5', 'E5', 'B1'],
    ]);
  });

  test('E6 a figure that falls by more than 15 % is a loss, a smaller fall is noise', () => {
    expect(lossesOf(report)).toBeNull();
    file = accept(report);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ date: report.date });
    expect(lossesOf(report)).toEqual([]);
    const slower = (part: number): BenchReport => ({
      ...report,
      games: { ...report.games, 'snow-time': slowed(part) },
    });
    const slowed = (part: number): Figures => {
      const figures = report.games['snow-time'] as Figures;
      const speeds = Object.entries(figures.perYard).map(([what, speed]) => [what, speed * part]);
      return { ...figures, perYard: Object.fromEntries(speeds) };
    };
    expect(lossesOf(slower(0.9))).toEqual([]);
    expect(lossesOf(slower(0.8))?.map(({ figure }) => figure)).toContain('snow-time decisions, 4 players');
  });
});
