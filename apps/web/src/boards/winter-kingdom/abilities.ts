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

/** What a card would cost next, and how it stands in a word; on offer its price says more than that it was used. */
export function stateOf(
  { id, buy, upgrade }: PrintedAbility,
  inPlay: AbilityView | null,
  isOffered: boolean,
): { readonly price: number | null; readonly words: Phrase } {
  if (inPlay === null) return { price: buy, words: phrase('WK-3.4', 'winter-kingdom-board.buy', { price: buy }) };
  const { isNew, isSpent, upgraded } = inPlay;
  if (isNew) return { price: null, words: phrase('WK-3.4', 'winter-kingdom-board.new') };
  const price = upgraded || id === GIVEN ? null : upgrade;
  if (isSpent && !(isOffered && price !== null)) return { price, words: phrase('WK-3.2', 'winter-kingdom-board.used') };
  if (price === null) return { price, words: phrase('WK-3.2', 'winter-kingdom-board.ready') };
  return { price, words: phrase('WK-3.4', 'winter-kingdom-board.upgrade', { price }) };
}
