/** Standard errors on either side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/** From where to where something lies, 19 times in 20. */
export type Interval = readonly [number, number];

/** A value found in a sample, and between which values the true one lies. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval;
  /** How many were looked at. */
  readonly count: number;
}

/** Wilson’s interval: between which shares the true one lies, 19 times in 20 unless more standard errors are asked for. */
export function intervalOf(share: number, games: number, z = Z): Interval {
  const z2 = z * z;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (z / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** Between which means the true one lies, from the sum of some values and of their squares. */
export function meanInterval(count: number, sum: number, squares: number): Interval {
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1);
  const reach = Z * Math.sqrt(variance / count);
  return [mean - reach, mean + reach];
}

/** `null` where nothing was counted: there is no share of nothing. */
export const shareOf = (sum: number, count: number): Estimate | null =>
  count === 0 ? null : { value: sum / count, interval: intervalOf(sum / count, count), count };

export function meanOf(values: readonly number[]): Estimate | null {
  const count = values.length;
  if (count === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  return { value: sum / count, interval: meanInterval(count, sum, squares), count };
}

/** Somebody of whom it is asked whether they won: a share of a victory, whether they had the thing, and how much they had in all. */
export interface Case {
  readonly won: number;
  readonly had: boolean;
  readonly size: number;
}

const STRATA = 5;

/**
 * How much more often those win who had something than those who had not. Who has more of everything wins more, so only
 * those with about as much are compared: the difference in each fifth, weighed by what it can tell.
 */
export function differenceOf(cases: readonly Case[]): Estimate | null {
  const sorted = cases.slice().sort((one, other) => one.size - other.size);
  let [sum, variance, weights, count] = [0, 0, 0, 0];
  for (let stratum = 0; stratum < STRATA; stratum++) {
    const from = Math.floor((stratum * sorted.length) / STRATA);
    const among = sorted.slice(from, Math.floor(((stratum + 1) * sorted.length) / STRATA));
    const [had, not] = [among.filter(each => each.had), among.filter(each => !each.had)];
    if (had.length === 0 || not.length === 0) continue;
    const weight = (had.length * not.length) / among.length;
    sum += weight * (winsOf(had) / had.length - winsOf(not) / not.length);
    variance += weight * weight * (errorOf(had) + errorOf(not));
    weights += weight;
    count += had.length;
  }
  if (weights === 0) return null;
  const value = sum / weights;
  const reach = (Z * Math.sqrt(variance)) / weights;
  // Nobody can win more than always, or less than never.
  return { value, interval: [Math.max(-1, value - reach), Math.min(1, value + reach)], count };
}

const winsOf = (cases: readonly Case[]): number => cases.reduce((sum, { won }) => sum + won, 0);

/** The squared error of a share, as if one more had won and one more lost: all of three is not certainty. */
function errorOf(cases: readonly Case[]): number {
  const share = (winsOf(cases) + 1) / (cases.length + 2);
  return (share * (1 - share)) / cases.length;
}
