import { BESIDE } from './equivalents-beside.ts';
import { IN_GAMES } from './equivalents-in-games.ts';
import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because the game stays the same. It is found by what it changes, wherever that stands in its file. */
export interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [...BESIDE, ...IN_GAMES];

const id = ({ file, original, replacement }: Pick<Mutant, 'file' | 'original' | 'replacement'>): string =>
  JSON.stringify([file, original, replacement]);

const KNOWN = new Set(EQUIVALENTS.map(id));

export const isEquivalent = (mutant: Mutant): boolean => KNOWN.has(id(mutant));
