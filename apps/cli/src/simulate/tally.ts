/** What some games came to. Scores and wins are summed for each person; a shared victory is shared. */
export interface Tally {
  games: number;
  /** Games that reached their end. */
  ended: number;
  moves: number;
  readonly scores: number[];
  readonly wins: number[];
}

export function newTally(players: number): Tally {
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  return { games: 0, ended: 0, moves: 0, scores: zeros(), wins: zeros() };
}

/** All tallies in one. */
export function sumOf(players: number, tallies: readonly Tally[]): Tally {
  const sum = newTally(players);
  for (const tally of tallies) {
    sum.games += tally.games;
    sum.ended += tally.ended;
    sum.moves += tally.moves;
    for (let person = 0; person < players; person++) {
      sum.scores[person] = (sum.scores[person] ?? 0) + (tally.scores[person] ?? 0);
      sum.wins[person] = (sum.wins[person] ?? 0) + (tally.wins[person] ?? 0);
    }
  }
  return sum;
}

/** Standard errors on either side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/** Wilson’s interval: between which shares the true one lies, 19 times in 20 unless more standard errors are asked for. */
export function intervalOf(share: number, games: number, z = Z): readonly [number, number] {
  const z2 = z * z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
