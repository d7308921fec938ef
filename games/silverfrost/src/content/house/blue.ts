import type { CardFile } from '../../cards/card.ts';

/** Governance: on occasions, or when a card is played. */
export const blue: readonly CardFile[] = [
  {
    id: 'mountain-watch',
    type: 'critter',
    colour: 'blue',
    unique: true,
    copies: 2,
    cost: { acorn: 4 },
    points: 3,
    family: 'watch',
    known: 'house',
    intent: 'Every Construction warms the city.',
    whenever: { you: { play: { type: 'construction' } }, do: [{ gain: { fire: 1 } }] },
  },
  {
    id: 'scaffolding',
    type: 'construction',
    colour: 'blue',
    unique: true,
    copies: 3,
    cost: { moss: 1 },
    points: 1,
    chimney: 'common',
    known: 'house',
    intent: 'Torn down for one dear Construction, and its space is free again.',
    ability: { play: { type: 'construction' }, less: 3, for: { thisCard: true } },
  },
];
