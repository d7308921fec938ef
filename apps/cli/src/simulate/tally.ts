import { type Interval, meanInterval } from '@snowbound/bots/lab';

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

/** Between which means the true one lies, for a party's scores. */
export const meanIntervalOf = ({ games, scores, squares }: Tally, party: number): Interval =>
  meanInterval(games, scores[party] ?? 0, squares[party] ?? 0);
