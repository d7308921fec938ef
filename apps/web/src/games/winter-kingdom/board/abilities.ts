import type { Phrase, Target } from '@snowbound/engine';
import type { AbilityView, PrintedAbility } from '@snowbound/winter-kingdom';
import type { Looked } from './lens.svelte.ts';
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

/** The ability card that was touched, in play or in hand. */
export function chosenCard(chosen: ReadonlySet<Target>): Looked | null {
  const [target] = chosen;
  const [zone, seat, card] = (target ?? '').split(' ');
  return (zone === 'card' || zone === 'hand') && card !== undefined ? { seat: Number(seat), card } : null;
}

/** How a card stands, in a word or two. */
export function stateOf({ buy }: PrintedAbility, inPlay: AbilityView | null): Phrase {
  if (inPlay === null) return phrase('WK-3.4', 'winter-kingdom-board.buy', { price: buy });
  if (inPlay.isNew) return phrase('WK-3.4', 'winter-kingdom-board.new');
  return phrase('WK-3.2', inPlay.isSpent ? 'winter-kingdom-board.used' : 'winter-kingdom-board.ready');
}
