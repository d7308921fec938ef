/** Runs `work` over and over for `seconds`; says how often a second it ran. `work` returns how many times it counts. */
export function rate(seconds: number, work: () => number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  do {
    done += work();
    now = performance.now();
  } while (now - start < seconds * 1000);
  return (done * 1000) / (now - start);
}

/** How fast something ran, and how fast in terms of a yardstick measured beside it. */
export interface Speed {
  readonly perSecond: number;
  /** Times it ran per thousand turns of the yardstick: a machine that is busy slows down both. */
  readonly perYard: number;
}

const ROUNDS = 5;
/** The share of each round that the yardstick gets before and again after the work. */
const YARDSTICK_SHARE = 0.1;

/** Median speed of five rounds, after one that only warms up; the yardstick is measured around each. */
export function speedOf(seconds: number, work: () => number): Speed {
  rate(seconds, work);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = yardstick(seconds * YARDSTICK_SHARE);
    const perSecond = rate(seconds, work);
    const after = yardstick(seconds * YARDSTICK_SHARE);
    return { perSecond, perYard: (2000 * perSecond) / (before + after) };
  });
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    perYard: median(rounds.map(({ perYard }) => perYard)),
  };
}

const BATCH = 200;

/** The speed of something short. */
export const speedOfOne = (seconds: number, work: () => void): Speed =>
  speedOf(seconds, () => {
    for (let count = 0; count < BATCH; count++) work();
    return BATCH;
  });

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (low + high) / 2;
}

const CELLS = 64;
const TURNS = 1000;

/** Turns a second of a fixed loop much like our work, small objects and integers, that no change of ours makes faster. */
function yardstick(seconds: number): number {
  let cells = Array.from({ length: CELLS }, (_, value) => ({ value, next: (value * 7 + 3) % CELLS }));
  return rate(seconds, () => {
    for (let turn = 0; turn < TURNS; turn++) {
      const cell = cells[turn % CELLS];
      const other = cells[cell?.next ?? 0];
      if (cell !== undefined && other !== undefined) cell.value = (Math.imul(other.value, 31) ^ turn) | 0;
    }
    cells = cells.map(({ value, next }) => ({ value, next }));
    return TURNS;
  });
}
