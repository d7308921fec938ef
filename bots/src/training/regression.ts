/** Sums from which the best-fitting weights follow; the samples themselves are not stored. */
export interface Regression {
  add(features: readonly number[], outcome: number): void;
  /** The weights that fit best, drawn towards `before` as if a share of the samples had agreed with it. */
  solve(before: readonly number[], caution: number): number[];
  readonly samples: number;
}

const TINY = 1e-6;

export function regressionOver(features: number): Regression {
  const zeros = (): number[] => Array.from({ length: features }, () => 0);
  const products = Array.from({ length: features }, zeros);
  const outcomes = zeros();
  let samples = 0;
  return {
    add(measured, outcome) {
      samples++;
      for (let row = 0; row < features; row++) {
        const value = measured[row] as number;
        if (value === 0) continue;
        outcomes[row] = (outcomes[row] as number) + value * outcome;
        const line = products[row] as number[];
        for (let at = 0; at < features; at++) line[at] = (line[at] as number) + value * (measured[at] as number);
      }
    },
    solve(before, caution) {
      const lines = products.map((line, row) => {
        const own = line.slice();
        // What no sample showed stays as it was.
        const weight = Math.max(caution * (line[row] as number), TINY);
        own[row] = (own[row] as number) + weight;
        own.push((outcomes[row] as number) + weight * (before[row] ?? 0));
        return own;
      });
      return eliminated(lines);
    },
    get samples() {
      return samples;
    },
  };
}

/** Gauss: solves the equations in place, the last column being what they equal. */
function eliminated(lines: number[][]): number[] {
  const size = lines.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const strongest = lines.reduce(
      (best, line, row) =>
        row > pivot && magnitude(line, pivot) > magnitude(lines[best] as number[], pivot) ? row : best,
      pivot,
    );
    const line = lines[strongest] as number[];
    lines[strongest] = lines[pivot] as number[];
    lines[pivot] = line;
    for (let row = 0; row < size; row++) {
      const other = lines[row] as number[];
      if (row === pivot) continue;
      const factor = (other[pivot] as number) / (line[pivot] as number);
      for (let at = pivot; at <= size; at++) other[at] = (other[at] as number) - factor * (line[at] as number);
    }
  }
  return lines.map((line, row) => (line[size] as number) / (line[row] as number));
}

const magnitude = (line: readonly number[], at: number): number => Math.abs(line[at] as number);
