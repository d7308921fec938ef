import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Pairing } from './league.ts';

type Player = Pairing['one'];

/** The shares of all pairings of a game, from a process of its own. */
async function sharesOf(game: string, pairings: readonly Pairing[]): Promise<readonly number[]> {
  const league = fileURLToPath(new URL('league.ts', import.meta.url));
  const args = ['--conditions=source', '--import', 'tsx', league, game, JSON.stringify(pairings)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const RANDOM: Player = ['random', 1];

/** Who wins at least which share of so many deals, each played from every place; with three, a third is fair. */
const LEAGUES: Readonly<Record<string, readonly (readonly [number, number, Player, Player, number])[]>> = {
  silverfrost: [
    [2, 1, ['hard', 12], RANDOM, 1],
    [2, 1, ['hard', 12], ['greedy', 4], 1],
    [2, 2, ['hard', 32], ['easy', 8], 0.75],
    [2, 2, ['medium', 24], ['easy', 8], 0.75],
    [2, 2, ['expert', 48], ['medium', 8], 0.75],
  ],
  'winter-kingdom': [
    [2, 1, ['hard', 12], RANDOM, 1],
    [2, 1, ['hard', 24], ['greedy', 4], 1],
    [2, 2, ['hard', 24], ['easy', 8], 0.75],
    [2, 2, ['medium', 32], ['easy', 8], 0.75],
    [2, 2, ['expert', 32], ['medium', 8], 0.75],
  ],
  'snow-time': [
    [3, 5, ['hard', 250], RANDOM, 0.45],
    [3, 5, ['hard', 800], ['greedy', 8], 0.45],
    [3, 6, ['hard', 400], ['easy', 20], 0.4],
    [3, 6, ['medium', 400], ['easy', 20], 0.4],
  ],
};

describe.each(Object.entries(LEAGUES))('%s: at a small budget the order of strength is clear', (game, league) => {
  let shares: readonly number[] = [];

  beforeAll(async () => {
    shares = await sharesOf(
      game,
      league.map(([players, deals, one, other]) => ({ players, deals, one, other })),
    );
  });

  test.each(league.map((line, at) => [...line, at] as const))(
    'with %i: of %i deals %j wins against %j at least %d',
    (_players, _deals, _one, _other, least, at) => {
      expect(shares[at]).toBeGreaterThanOrEqual(least);
    },
  );
});
