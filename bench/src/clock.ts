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

/** The cost of one `work` in microseconds: the median of several rounds, the first of which only warms up. */
export function cost(seconds: number, work: () => void): number {
  const ROUNDS = 5;
  const BATCH = 200;
  const batch = () => {
    for (let count = 0; count < BATCH; count++) work();
    return BATCH;
  };
  rate(seconds, batch);
  return 1e6 / median(Array.from({ length: ROUNDS }, () => rate(seconds, batch)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
