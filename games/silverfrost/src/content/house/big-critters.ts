import type { BigCritterFile } from '../../cards/card.ts';

/** SF-3.7: each is worth about a Location and the Fire of its Beacon; the points above it come on top. */
export const bigCritters: readonly BigCritterFile[] = [
  {
    id: 'snow-leopard',
    known: 'house',
    intent: 'A fast start for any Construction.',
    does: [{ gain: { any: 2 } }, { draw: 1 }],
  },
  {
    id: 'old-goat-king',
    known: 'house',
    intent: 'Turns a full hand into points.',
    does: [{ discardUpTo: 3 }, { gain: { point: 1 }, forEach: 'counted' }],
  },
  {
    id: 'grey-wolf',
    known: 'house',
    intent: 'Leads to two open cards of the Valley before a neighbour takes them.',
    does: [{ drawFromValley: 2 }, { gain: { fire: 1 } }],
  },
  {
    id: 'singing-she-wolf',
    known: 'house',
    intent: 'Her song calls another giant: the best of the row, at the points of her own space.',
    does: [{ useBigCritter: 1 }, { gain: { fire: 1 } }],
  },
  {
    id: 'woken-bear',
    known: 'house',
    intent: 'A second wind, as a stock of Fire or as a new hand.',
    does: [{ choose: [[{ gain: { fire: 4 } }], [{ drawUpTo: 7 }]] }],
  },
  {
    id: 'white-bear',
    known: 'house',
    intent: 'Digs out two cards after a hard winter, and Snow is points.',
    does: [
      { clearSnow: 'city', byDiscarding: 0 },
      { clearSnow: 'city', byDiscarding: 0 },
    ],
  },
  {
    id: 'last-mammoth',
    known: 'house',
    intent: 'Ploughs through the city and over the board, and leaves warmth behind.',
    does: [{ clearSnow: 'city', byDiscarding: 0 }, { clearSnow: 'board', byDiscarding: 0 }, { gain: { fire: 1 } }],
  },
  {
    id: 'great-moose',
    known: 'house',
    intent: 'Pays for a city of many colours.',
    does: [{ gain: { birch: 1 } }, { gain: { moss: 1 }, forEach: { have: 'colour' } }],
  },
  {
    id: 'musk-ox',
    known: 'house',
    intent: 'Copper, which is dear elsewhere, and a point for whoever has dug the most.',
    does: [
      { gain: { copper: 2 } },
      { draw: 1 },
      { if: { moreThanLeft: { have: 'snow' } }, do: [{ gain: { point: 1 } }] },
    ],
  },
  {
    id: 'yak-of-the-high-pass',
    known: 'house',
    intent: 'Carries Fire for a whole season; the neighbour is warmed a little.',
    does: [{ gain: { fire: 5 } }, { give: { fire: 1 }, to: 'left' }],
  },
  {
    id: 'reindeer-mother',
    known: 'house',
    intent: 'A dear Critter at once, but she feeds everyone’s young.',
    does: [{ gain: { acorn: 4 } }, { letDraw: 1, who: 'each' }],
  },
  {
    id: 'great-snow-owl',
    known: 'house',
    intent: 'Finds what a plan still lacks.',
    does: [{ inspect: 6, keep: 3 }],
  },
  {
    id: 'gyrfalcon',
    known: 'house',
    intent: 'Clears a dull Valley, or takes away what a neighbour waits for.',
    does: [{ discardFromValley: 3 }, { draw: 3 }],
  },
  {
    id: 'silver-lynx',
    known: 'house',
    intent: 'A Critter comes along on the way home: a play without a turn of its own.',
    does: [{ playCard: { type: 'critter' }, from: 'hand', less: 3 }],
  },
  {
    id: 'giant-beaver',
    known: 'house',
    intent: 'Builds at once, also what stands open in the Valley.',
    does: [{ playCard: { type: 'construction' }, from: 'either', less: 3 }],
  },
  {
    id: 'wolverine',
    known: 'house',
    intent: 'A Forge with a bigger mouth.',
    does: [{ discardUpTo: 4 }, { gain: { any: 1 }, forEach: 'counted' }],
  },
  {
    id: 'old-walrus',
    known: 'house',
    intent: 'Late in spring, leftover resources become points.',
    does: [
      { payUpTo: 3, of: 'any' },
      { gain: { point: 2 }, forEach: 'counted' },
    ],
  },
  {
    id: 'golden-eagle',
    known: 'house',
    intent: 'A production city gets two harvests outside the seasons.',
    does: [
      { activate: 1, of: 'you' },
      { activate: 1, of: 'you' },
    ],
  },
  {
    id: 'bearded-vulture',
    known: 'house',
    intent: 'Lives on what others produce.',
    does: [{ activate: 1, of: 'opponents' }, { draw: 2 }],
  },
  {
    id: 'white-stag',
    known: 'house',
    intent: 'Reaches the Location somebody else stands on.',
    does: [{ useLocation: 'basic' }, { gain: { any: 1 } }],
  },
  {
    id: 'whooper-swan',
    known: 'house',
    intent: 'A Quest without the Guild, when its places are taken.',
    does: [{ completeQuest: 1 }, { draw: 2 }],
  },
  {
    id: 'wandering-crane',
    known: 'house',
    intent: 'Brings news of two Quests that suit the city.',
    does: [{ drawQuests: 4, keep: 2 }, { gain: { any: 1 } }],
  },
  {
    id: 'rooftop-ibex',
    known: 'house',
    intent: 'A chimney for a second Critter, and the Fire that one costs.',
    does: [{ takeBackChimney: 1 }, { gain: { fire: 1 } }, { draw: 1 }],
  },
  {
    id: 'steppe-horse',
    known: 'house',
    intent: 'Carries a Traveler back, to be played again.',
    does: [{ may: [{ returnToHand: { colour: 'tan' } }] }, { gain: { any: 2 } }],
  },
  {
    id: 'trampling-wisent',
    known: 'house',
    intent: 'Tears down what is no longer needed and makes room in a full city.',
    does: [{ mayPay: { fromCity: {} }, do: [{ gain: { any: 3, point: 1 } }] }, { draw: 1 }],
  },
  {
    id: 'great-snow-goose',
    known: 'house',
    intent: 'Cards nobody here needs are worth a lot, to whoever may have them.',
    does: [
      { giveCardsUpTo: 2, to: 'chosen' },
      { gain: { any: 2 }, forEach: 'counted' },
    ],
  },
  {
    id: 'amber-tiger',
    known: 'house',
    intent: 'Points at once for a city of Destinations.',
    does: [{ gain: { fire: 1 } }, { gain: { point: 1 }, forEach: { cards: { colour: 'red' }, most: 4 } }],
  },
];
