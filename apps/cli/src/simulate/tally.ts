/** What some games came to. Scores and wins are summed for each party; a shared victory is shared. */
export interface Tally {
  games: number;
  /** Games that reached their end. */
  ended: number;
  moves: number;
  readonly scores: number[];
  /** Sums of squared scores, for how far they spread. */
  readonly squares: number[];
  readonly wins: number[];
}

export function newTally(parties: number): Tally {
  const zeros = (): number[] => Array.from({ length: parties }, () => 0);
  return { games: 0, ended: 0, moves: 0, scores: zeros(), squares: zeros(), wins: zeros() };
}

/** All tallies in one. */
export function sumOf(parties: number, tallies: readonly Tally[]): Tally {
  const sum = newTally(parties);
  for (const tally of tallies) {
    sum.games += tally.games;
    sum.ended += tally.ended;
    sum.moves += tally.moves;
    for (const list of ['scores', 'squares', 'wins'] as const) {
      for (let party = 0; party < parties; party++)
        sum[list][party] = (sum[list][party] ?? 0) + (tally[list][party] ?? 0);
    }
  }
  return sum;
}

/** Standard errors on either side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/** From where to where something lies, 19 times in 20. */
export type Interval = readonly [number, number];

/** Wilson’s interval: between which shares the true one lies, 19 times in 20 unless more standard errors are asked for. */
export function intervalOf(share: number, games: number, z = Z): Interval {
  const z2 = z * z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** Between which means the true one lies, for a party's scores. */
export function meanIntervalOf({ games, scores, squares }: Tally, party: number): Interval {
  const mean = (scores[party] ?? 0) / games;
  const variance = games < 2 ? 0 : Math.max(0, (squares[party] ?? 0) - games * mean * mean) / (games - 1);
  const reach = Z * Math.sqrt(variance / games);
  return [mean - reach, mean + reach];
}
