import type { Phrase } from '@snowbound/engine';
import type { AbilityView, PrintedAbility } from '@snowbound/winter-kingdom';
import { phrase } from './words.ts';

/** Everybody has it from the start, so it has no price. */
const GIVEN = 'tunnel';

/** The second action of a card, and whether its owner has it; `null` if nobody ever can. */
export function secondHalf(
  { id, second }: PrintedAbility,
  inPlay: AbilityView | null,
): { readonly deed: string; readonly isOpen: boolean } | null {
  const isOpen = inPlay?.upgraded === true;
  return second === null || (id === GIVEN && !isOpen) ? null : { deed: second, isOpen };
}

/** What a card would cost next, and how it stands in a word. */
export function stateOf(
  { id, buy, upgrade }: PrintedAbility,
  inPlay: AbilityView | null,
): { readonly price: number | null; readonly words: Phrase | null; readonly isSpent: boolean } {
  if (inPlay === null) {
    return { price: buy, words: phrase('WK-3.4', 'winter-kingdom-board.buy', { price: buy }), isSpent: false };
  }
  const { isNew, isSpent, upgraded } = inPlay;
  if (isNew) return { price: null, words: phrase('WK-3.4', 'winter-kingdom-board.new'), isSpent };
  if (isSpent) return { price: null, words: phrase('WK-3.2', 'winter-kingdom-board.used'), isSpent };
  if (upgraded || id === GIVEN) return { price: null, words: phrase('WK-3.2', 'winter-kingdom-board.ready'), isSpent };
  const words = phrase('WK-3.4', 'winter-kingdom-board.upgrade', { price: upgrade });
  return { price: upgrade, words, isSpent };
}
