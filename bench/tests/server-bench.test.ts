import { beforeAll, describe, expect, test } from 'vitest';
// The built one: it starts processes, which cannot run TypeScript.
import { linesOf, measureServer, serverGoals } from '../dist/server/index.js';

/** A very short run: what is tested is that everything is played and counted, never how fast this machine is today. */
const SHORT = { seconds: 0.1, rounds: 2, peerTables: 2, manyTables: 3, idleTables: 20 };

describe('the load tool', () => {
  let report: Awaited<ReturnType<typeof measureServer>>;
  beforeAll(async () => {
    report = await measureServer(SHORT);
  });

  test('plays the same game at our server and its peers and counts acknowledged moves', () => {
    expect(report.isWhole).toBe(true);
    for (const side of Object.values(report.againstPeers?.sides ?? {})) {
      expect(side.rounds).toHaveLength(2);
      expect(side.moves).toBeGreaterThan(0);
      expect(side.movesPerCpuSecond).toBeGreaterThan(0);
      expect(side.bytesPerMoveAndPair).toBeGreaterThan(0);
      expect(side.refused).toBe(0);
    }
    expect(Object.keys(report.againstPeers?.sides ?? {})).toEqual(['ours', 'boardgameIo', 'bare']);
  });

  test('keeps many tables at a steady pace, beside thinking bots, and finds them again after a kill', () => {
    const [pace] = report.manyTables?.paces ?? [];
    expect(pace?.stretches).toHaveLength(5);
    for (const { moves } of pace?.stretches ?? []) expect(moves).toBeGreaterThan(0);
    expect(pace?.disk.commits).toBeGreaterThan(0);
    for (const { refused } of report.manyTables?.withBots ?? []) expect(refused).toBe(0);
    expect(report.manyTables?.restart.tables).toBe(3);
  });

  test('fills the disk with idle tables', () => {
    expect(report.idleTables?.tables).toBe(20);
    expect(report.idleTables?.moves).toBeGreaterThan(0);
  });

  test('holds the figures against the goals', () => {
    expect(serverGoals(report).map(({ id }) => id)).toEqual([
      'S1',
      'S3',
      'S2',
      'S2',
      'S4',
      'bots',
      'S5',
      'idle',
      'idle',
    ]);
    expect(linesOf(report).length).toBeGreaterThan(10);
  });
});
