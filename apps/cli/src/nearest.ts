import type { Phrase } from '@snowbound/engine';
import { closest, distance } from 'fastest-levenshtein';
import { phrase } from './words.ts';

/** A word this much unlike every known one was not a slip of the keyboard. */
const farthest = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** The known word most like `given`; `null` if none is. */
export function nearestWord(given: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const near = closest(given, known);
  const apart = distance(given, near);
  return apart <= farthest(given) && apart < given.length ? near : null;
}

/** “Did you mean …?”; nothing if no known word is like `given`. */
export function nearest(given: string, known: readonly string[]): Phrase | string {
  const near = nearestWord(given, known);
  return near === null ? '' : didYouMean(near);
}

export const didYouMean = (near: string): Phrase => phrase('', 'cli.did-you-mean', { near });
