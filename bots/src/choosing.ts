import { type Fast, unitFrom } from '@snowbound/engine';
import type { Suggestion } from './profile.ts';

/** Standard errors on either side that hold 95 % of a normal distribution. */
const Z = 1.96;

/** Half of the interval in which the mean of some rewards lies, 19 times in 20. */
export function errorOf(sum: number, squares: number, count: number): number {
  if (count < 2) return 1;
  const mean = sum / count;
  return Z * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
}

/** One of the suggestions, as often as their shares say. */
export function drawnFrom<Action>(suggestions: readonly Suggestion<Action>[], random: Fast): Action {
  let left = unitFrom(random);
  for (const { action, share } of suggestions) {
    left -= share;
    if (left < 0) return action;
  }
  return (suggestions[0] as Suggestion<Action>).action;
}

/** The same with shares for somebody who overlooks small differences: what is little worse is chosen nearly as often. */
export function overlooking<Action>(suggestions: readonly Suggestion<Action>[], slip: number): Suggestion<Action>[] {
  const [best] = suggestions;
  if (best === undefined || slip === 0) return suggestions.slice();
  const likes = suggestions.map(({ chance }) => Math.exp((chance - best.chance) / slip));
  const sum = likes.reduce((total, like) => total + like, 0);
  return suggestions.map((suggestion, at) => ({ ...suggestion, share: (likes[at] as number) / sum }));
}
