import type { QuestFile } from '../../cards/card.ts';

export const highlandQuests: readonly QuestFile[] = [
  {
    id: 'nobility-in-need',
    known: 'house',
    intent: 'Two of the five Watch Critters.',
    needs: [{ atLeast: 2, of: { cards: { family: 'watch' } } }],
    points: 6,
  },
];
