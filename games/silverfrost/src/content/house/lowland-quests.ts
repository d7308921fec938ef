import type { QuestFile } from '../../cards/card.ts';

export const lowlandQuests: readonly QuestFile[] = [
  {
    id: 'sprouts',
    known: 'house',
    intent: 'Green early, while the neighbour is snowed in.',
    needs: [{ moreThanLeft: { cards: { colour: 'green' } } }],
    points: 3,
  },
  {
    id: 'shore-to-shore',
    known: 'house',
    intent: 'A big production city that also hoards birch.',
    needs: [{ atLeast: 5, of: { cards: { colour: 'green' } } }, { asManyAsLeft: { have: 'birch' } }],
    points: 4,
  },
  {
    id: 'wandering-road',
    known: 'house',
    intent: 'Destinations, and moss kept back for the right moment.',
    needs: [{ atLeast: 4, of: { cards: { colour: 'red' } } }, { asManyAsLeft: { have: 'moss' } }],
    points: 5,
  },
];
