import type { BigCritterFile } from '../../cards/card.ts';

/** SF-3.7: each is worth about a Location and the Fire of its Beacon; the points above it come on top. */
export const bigCritters: readonly BigCritterFile[] = [
  {
    id: 'snow-leopard',
    known: 'house',
    does: [{ gain: { any: 2 } }, { draw: 1 }],
  },
  {
    id: 'old-goat-king',
    known: 'house',
    does: [{ discardUpTo: 3 }, { gain: { point: 1 }, forEach: 'counted' }],
  },
  {
    id: 'grey-wolf',
    known: 'house',
    does: [{ drawFromValley: 2 }, { gain: { fire: 1 } }],
  },
  {
    id: 'singing-she-wolf',
    known: 'house',
    does: [{ useBigCritter: 1 }, { gain: { fire: 1 } }],
  },
  {
    id: 'woken-bear',
    known: 'house',
    does: [{ choose: [[{ gain: { fire: 4 } }], [{ drawUpTo: 7 }]] }],
  },
  {
    id: 'white-bear',
    known: 'house',
    does: [
      { clearSnow: 'city', byDiscarding: 0 },
      { clearSnow: 'city', byDiscarding: 0 },
    ],
  },
  {
    id: 'last-mammoth',
    known: 'house',
    does: [{ clearSnow: 'city', byDiscarding: 0 }, { clearSnow: 'board', byDiscarding: 0 }, { gain: { fire: 1 } }],
  },
  {
    id: 'great-moose',
    known: 'house',
    does: [{ gain: { birch: 1 } }, { gain: { moss: 1 }, forEach: { have: 'colour' } }],
  },
  {
    id: 'musk-ox',
    known: 'house',
    does: [
      { gain: { copper: 2 } },
      { draw: 1 },
      { if: { moreThanLeft: { have: 'snow' } }, do: [{ gain: { point: 1 } }] },
    ],
  },
  {
    id: 'yak-of-the-high-pass',
    known: 'house',
    does: [{ gain: { fire: 5 } }, { give: { fire: 1 }, to: 'left' }],
  },
  {
    id: 'reindeer-mother',
    known: 'house',
    does: [{ gain: { acorn: 4 } }, { letDraw: 1, who: 'each' }],
  },
  {
    id: 'great-snow-owl',
    known: 'house',
    does: [{ inspect: 6, keep: 3 }],
  },
  {
    id: 'gyrfalcon',
    known: 'house',
    does: [{ discardFromValley: 3 }, { draw: 3 }],
  },
  {
    id: 'silver-lynx',
    known: 'house',
    does: [{ playCard: { type: 'critter' }, from: 'hand', less: 3 }],
  },
  {
    id: 'giant-beaver',
    known: 'house',
    does: [{ playCard: { type: 'construction' }, from: 'either', less: 3 }],
  },
  {
    id: 'wolverine',
    known: 'house',
    does: [{ discardUpTo: 4 }, { gain: { any: 1 }, forEach: 'counted' }],
  },
  {
    id: 'old-walrus',
    known: 'house',
    does: [
      { payUpTo: 3, of: 'any' },
      { gain: { point: 2 }, forEach: 'counted' },
    ],
  },
  {
    id: 'golden-eagle',
    known: 'house',
    does: [
      { activate: 1, of: 'you' },
      { activate: 1, of: 'you' },
    ],
  },
  {
    id: 'bearded-vulture',
    known: 'house',
    does: [{ activate: 1, of: 'opponents' }, { draw: 2 }],
  },
  {
    id: 'white-stag',
    known: 'house',
    does: [{ useLocation: 'basic' }, { gain: { any: 1 } }],
  },
  {
    id: 'whooper-swan',
    known: 'house',
    does: [{ completeQuest: 1 }, { draw: 2 }],
  },
  {
    id: 'wandering-crane',
    known: 'house',
    does: [{ drawQuests: 4, keep: 2 }, { gain: { any: 1 } }],
  },
  {
    id: 'rooftop-ibex',
    known: 'house',
    does: [{ takeBackChimney: 1 }, { gain: { fire: 1 } }, { draw: 1 }],
  },
  {
    id: 'steppe-horse',
    known: 'house',
    does: [{ may: [{ returnToHand: { colour: 'tan' } }] }, { gain: { any: 2 } }],
  },
  {
    id: 'trampling-wisent',
    known: 'house',
    does: [{ mayPay: { fromCity: {} }, do: [{ gain: { any: 3, point: 1 } }] }, { draw: 1 }],
  },
  {
    id: 'great-snow-goose',
    known: 'house',
    does: [
      { giveCardsUpTo: 2, to: 'chosen' },
      { gain: { any: 2 }, forEach: 'counted' },
    ],
  },
  {
    id: 'amber-tiger',
    known: 'house',
    does: [{ gain: { fire: 1 } }, { gain: { point: 1 }, forEach: { cards: { colour: 'red' }, most: 4 } }],
  },
];
