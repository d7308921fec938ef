import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because the game stays the same. It is found by what it changes, wherever that stands in its file. */
interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

const id = ({ file, original, replacement }: Pick<Mutant, 'file' | 'original' | 'replacement'>): string =>
  JSON.stringify([file, original, replacement]);

const KNOWN = new Set(EQUIVALENTS.map(id));

export const isEquivalent = (mutant: Mutant): boolean => KNOWN.has(id(mutant));
