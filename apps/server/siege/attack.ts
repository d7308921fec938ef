/** How long and how much: everything, or what fits into the test command. */
export type Size = 'full' | 'brief';

/** What came of an attack. */
export interface Finding {
  /** How often something was tried. */
  readonly times: number;
  /** What was measured, by names that stay. */
  readonly figures: Readonly<Record<string, number>>;
  /** What did not hold; nothing if all did. */
  readonly faults: readonly string[];
}

/** Something that is tried on a server that has done nothing wrong. */
export interface Attack {
  readonly name: string;
  /** What is tried, in one sentence. */
  readonly what: string;
  /** What `times` counts. */
  readonly unit: string;
  run(size: Size): Promise<Finding>;
}

/** Collects what did not hold: the first few in words, the others as a number. */
export class Faults {
  static readonly #MOST = 10;
  readonly #told: string[] = [];
  #untold = 0;

  add(fault: string): void {
    if (this.#told.length < Faults.#MOST) this.#told.push(fault);
    else this.#untold++;
  }

  /** Notes a fault unless it holds. */
  expect(holds: boolean, fault: string): void {
    if (!holds) this.add(fault);
  }

  get list(): readonly string[] {
    return this.#untold === 0 ? this.#told : [...this.#told, `and ${this.#untold} more`];
  }
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
