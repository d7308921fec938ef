import type { CardFile } from '../../cards/card.ts';

/** Destination: by workers. Critters have a Community spot besides. */
export const red: readonly CardFile[] = [
  {
    id: 'signal-fire',
    type: 'construction',
    colour: 'red',
    unique: true,
    copies: 2,
    cost: { birch: 2, moss: 1 },
    points: 2,
    chimney: 'red',
    known: 'house',
    intent: 'A Beacon of one’s own: no Fire, no points.',
    whenVisited: [{ useBigCritter: 1 }],
  },
  {
    id: 'fire-watch',
    type: 'critter',
    colour: 'red',
    unique: true,
    copies: 2,
    cost: { acorn: 4 },
    points: 3,
    family: 'watch',
    known: 'house',
    intent: 'Fire for everyone who comes by, a little of it for the neighbour.',
    whenVisited: [{ gain: { fire: 3 } }, { give: { fire: 1 }, to: 'left' }],
  },
];
