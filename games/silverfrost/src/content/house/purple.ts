import type { CardFile } from '../../cards/card.ts';

/** Prosperity: bonus points at the end. */
export const purple: readonly CardFile[] = [
  {
    id: 'frost-hall',
    type: 'construction',
    colour: 'purple',
    unique: true,
    copies: 2,
    cost: { birch: 2, moss: 2, copper: 2 },
    points: 4,
    chimney: 'unique',
    known: 'house',
    intent: 'Rewards a city of Common Constructions.',
    bonus: [{ points: 1, forEach: { cards: { type: 'construction', rank: 'common' } } }],
  },
];
