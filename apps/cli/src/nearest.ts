import type { Phrase } from '@snowbound/engine';
import { closest, distance } from 'fastest-levenshtein';
import { phrase } from './words.ts';

/** A word this much unlike every known one was not a slip of the keyboard. */
const farthest = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** “Did you mean …?” with the known word most like `given`; nothing if none is. */
export function nearest(given: string, known: readonly string[]): Phrase | string {
  if (known.length === 0) return '';
  const near = closest(given, known);
  const apart = distance(given, near);
  return apart <= farthest(given) && apart < given.length ? phrase('', 'cli.did-you-mean', { near }) : '';
}
