import type { QuestFile } from '../../cards/card.ts';

/** SF-7.4: on display for everyone, 5 to 8 points. Points and most requirements are ours. */
export const highlandQuests: readonly QuestFile[] = [
  {
    id: 'nobility-in-need',
    known: 'house',
    needs: [{ atLeast: 2, of: { cards: { family: 'watch' } } }],
    points: 6,
  },
  {
    id: 'wandering-road',
    known: 'house',
    needs: [{ atLeast: 4, of: { cards: { colour: 'red' } } }, { asManyAsLeft: { have: 'moss' } }],
    points: 5,
  },
  {
    id: 'endless-forest',
    known: 'house',
    needs: [{ atLeast: 7, of: { cards: { colour: 'green' } } }],
    points: 6,
  },
  {
    id: 'high-council',
    known: 'house',
    needs: [{ atLeast: 4, of: { cards: { colour: 'blue' } } }, { moreThanLeft: { have: 'card' } }],
    points: 7,
  },
  {
    id: 'winter-caravan',
    known: 'house',
    needs: [{ atLeast: 4, of: { cards: { colour: 'tan' } } }, { asManyAsLeft: { have: 'fire' } }],
    points: 7,
  },
  {
    id: 'open-gates',
    known: 'house',
    needs: [{ atLeast: 4, of: { cards: { colour: 'red' } } }, { moreThanLeft: { cards: { colour: 'red' } } }],
    points: 7,
  },
  {
    id: 'crown-of-the-valley',
    known: 'house',
    needs: [{ atLeast: 3, of: { cards: { colour: 'purple' } } }],
    points: 7,
  },
  {
    id: 'heart-of-winter',
    known: 'house',
    needs: [{ atLeast: 6, of: { have: 'snow' } }, { moreThanLeft: { have: 'snow' } }],
    points: 7,
  },
  {
    id: 'chain-of-beacons',
    known: 'house',
    needs: [{ atLeast: 1, of: { cards: { card: 'signal-fire' } } }, { moreThanLeft: { have: 'fire' } }],
    points: 6,
  },
  {
    id: 'when-the-bell-rings',
    known: 'house',
    needs: [
      { atLeast: 1, of: { cards: { card: 'bell-tower' } } },
      { atLeast: 5, of: { cards: { type: 'critter' } } },
    ],
    points: 6,
  },
  {
    id: 'harvest-feast',
    known: 'house',
    needs: [{ atLeast: 3, of: { pairs: [{ colour: 'green' }, { colour: 'red' }] } }],
    points: 6,
  },
  {
    id: 'full-storehouse',
    known: 'house',
    needs: [{ atLeast: 9, of: { have: 'resource' } }, { asManyAsLeft: { have: 'card' } }],
    points: 5,
  },
  {
    id: 'halls-of-renown',
    known: 'house',
    needs: [{ atLeast: 5, of: { cards: { rank: 'unique' } } }],
    points: 6,
  },
  {
    id: 'city-in-the-snow',
    known: 'house',
    needs: [{ atLeast: 12, of: { cards: {} } }],
    points: 8,
  },
];
