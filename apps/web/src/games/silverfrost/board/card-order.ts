/** How hand and Valley are shown: as they lie, what can be played first, or that alone. */
export const CARD_ORDERS = ['laid', 'first', 'only'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export function inOrder<Card>(
  cards: readonly Card[],
  order: CardOrder,
  isPlayable: (card: Card) => boolean,
): readonly Card[] {
  if (order === 'laid') return cards;
  const playable = cards.filter(isPlayable);
  return order === 'only' ? playable : [...playable, ...cards.filter(card => !isPlayable(card))];
}
