import type { Equivalent } from './equivalent.ts';
import { BESIDE } from './equivalents-beside.ts';
import { IN_GAMES } from './equivalents-in-games.ts';
import type { Mutant } from './mutant.ts';

export const EQUIVALENTS: readonly Equivalent[] = [...BESIDE, ...IN_GAMES];

const id = ({ file, original, replacement }: Pick<Mutant, 'file' | 'original' | 'replacement'>): string =>
  JSON.stringify([file, original, replacement]);

const KNOWN = new Set(EQUIVALENTS.map(id));

export const isEquivalent = (mutant: Mutant): boolean => KNOWN.has(id(mutant));
