import type { ColourView } from '@snowbound/snow-time';

export const LEVELS = 7;
export const CHAMPIONS = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const SPECIALS = ['healer', 'guardian', 'snowstorm'] as const;
export type Special = (typeof SPECIALS)[number];

/** The cards of a colour, in the order they always lie in. */
export const CARDS: readonly string[] = [...CHAMPIONS, ...SPECIALS];

export const isSpecial = (card: string): card is Special => SPECIALS.some(special => special === card);

/** Where a card of a colour lies, as everyone may see. */
export type Place = 'hand' | 'face-up' | 'discard' | 'spent';

export function placeOf(colour: ColourView, card: string): Place {
  if (colour.discard.includes(card)) return 'discard';
  if (colour.spent.includes(card)) return 'spent';
  if (colour.revealed.includes(card)) return 'face-up';
  return 'hand';
}

/** The cards of a choice that lies face down, for whoever may know it: `play 6`, `add none`, `heal 1 4`, `heal all`. */
export function cardsChosen(move: string | null, { discard }: ColourView): readonly string[] {
  const [, ...cards] = move?.split(' ') ?? [];
  return cards.includes('all') ? discard : cards.filter(card => CARDS.includes(card));
}
