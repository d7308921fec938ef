import type { CellSet } from './cell-set.ts';

/**
 * Several sets of one grid, to be looked at one after the other. Most of a small set is empty words, so those that hold
 * something are listed.
 */
export interface Patches {
  readonly sets: readonly CellSet[];
  /** Where the list of each set begins, and at last where that of the last one ends. */
  readonly starts: readonly number[];
  /** The numbers of the words, and what they hold. */
  readonly words: readonly number[];
  readonly bits: readonly number[];
}

export function patchesOf(sets: readonly CellSet[]): Patches {
  const starts = [0];
  const words: number[] = [];
  const bits: number[] = [];
  for (const set of sets) {
    set.forEach((held, word) => {
      if (held === 0) return;
      words.push(word);
      bits.push(held);
    });
    starts.push(words.length);
  }
  return { sets, starts, words, bits };
}

/** How many of the sets have a cell in common with `other`. */
export function countMet({ sets, starts, words, bits }: Patches, other: CellSet): number {
  let met = 0;
  for (let set = 0; set < sets.length; set++) {
    const end = starts[set + 1] as number;
    for (let at = starts[set] as number; at < end; at++) {
      if (((other[words[at] as number] as number) & (bits[at] as number)) === 0) continue;
      met++;
      break;
    }
  }
  return met;
}
