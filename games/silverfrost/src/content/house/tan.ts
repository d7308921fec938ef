import type { CardFile } from '../../cards/card.ts';

/** Traveler: once, on play. */
export const tan: readonly CardFile[] = [
  {
    id: 'mountaineer',
    type: 'critter',
    colour: 'tan',
    copies: 3,
    cost: 'fire-to-left',
    points: 1,
    takesNoSpace: true,
    known: 'house',
    intent: 'Never needs acorns, but warms a neighbour.',
    whenPlayed: [{ drawFromValley: 1 }],
  },
  {
    id: 'bell-tower',
    type: 'construction',
    colour: 'tan',
    unique: true,
    copies: 2,
    cost: { birch: 1, copper: 2 },
    points: 2,
    chimney: 'tan',
    known: 'house',
    intent: 'A Big Critter once, without a Beacon.',
    whenPlayed: [{ useBigCritter: 1 }],
  },
];
