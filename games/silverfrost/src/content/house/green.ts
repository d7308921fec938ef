import type { CardFile } from '../../cards/card.ts';

/** Production: on play, in autumn and in spring. */
export const green: readonly CardFile[] = [
  {
    id: 'birch-camp',
    type: 'construction',
    colour: 'green',
    copies: 8,
    cost: { any: 2 },
    points: 1,
    chimney: 'green',
    known: 'house',
    intent: 'The staple: cheap, pays itself back, feeds every Construction.',
    produces: [{ gain: { birch: 2 } }],
  },
  {
    id: 'stormwatch',
    type: 'critter',
    colour: 'green',
    unique: true,
    copies: 3,
    cost: { acorn: 3 },
    points: 1,
    known: 'house',
    intent: 'Opens snowed Locations and Valley cards for a card instead of Fire.',
    produces: [{ gain: { fire: 1 } }, { clearSnow: 'board', byDiscarding: 1 }],
  },
  {
    id: 'chipdigger',
    type: 'critter',
    colour: 'green',
    copies: 4,
    cost: { acorn: 2 },
    points: 1,
    known: 'house',
    intent: 'Digs the own city out, also in the middle of preparing.',
    produces: [{ draw: 1 }, { clearSnow: 'city', byDiscarding: 1 }],
  },
];
