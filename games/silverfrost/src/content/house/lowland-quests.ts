import type { QuestFile } from '../../cards/card.ts';

/** SF-7.4: what a player works towards in secret, 2 to 5 points. Points and most requirements are ours. */
export const lowlandQuests: readonly QuestFile[] = [
  {
    id: 'sprouts',
    known: 'house',
    needs: [{ moreThanLeft: { cards: { colour: 'green' } } }],
    points: 3,
  },
  {
    id: 'shore-to-shore',
    known: 'house',
    needs: [{ atLeast: 5, of: { cards: { colour: 'green' } } }, { asManyAsLeft: { have: 'birch' } }],
    points: 4,
  },
  {
    id: 'warm-hearths',
    known: 'house',
    needs: [{ moreThanLeft: { have: 'fire' } }],
    points: 2,
  },
  {
    id: 'full-larder',
    known: 'house',
    needs: [{ atLeast: 4, of: { cards: { type: 'critter' } } }, { moreThanLeft: { have: 'acorn' } }],
    points: 3,
  },
  {
    id: 'beds-of-moss',
    known: 'house',
    needs: [{ atLeast: 2, of: { cards: { colour: 'tan' } } }, { moreThanLeft: { have: 'moss' } }],
    points: 3,
  },
  {
    id: 'copper-vein',
    known: 'house',
    needs: [{ atLeast: 4, of: { have: 'copper' } }],
    points: 3,
  },
  {
    id: 'good-company',
    known: 'house',
    needs: [{ moreThanLeft: { cards: { type: 'critter' } } }],
    points: 3,
  },
  {
    id: 'stone-by-stone',
    known: 'house',
    needs: [{ moreThanLeft: { cards: { type: 'construction' } } }],
    points: 3,
  },
  {
    id: 'winter-tales',
    known: 'house',
    needs: [{ atLeast: 2, of: { cards: { colour: 'red' } } }, { moreThanLeft: { have: 'card' } }],
    points: 3,
  },
  {
    id: 'guests-at-the-door',
    known: 'house',
    needs: [{ moreThanLeft: { cards: { colour: 'red' } } }],
    points: 3,
  },
  {
    id: 'wise-council',
    known: 'house',
    needs: [{ atLeast: 3, of: { cards: { colour: 'blue' } } }, { asManyAsLeft: { have: 'acorn' } }],
    points: 4,
  },
  {
    id: 'wayfarers-rest',
    known: 'house',
    needs: [{ atLeast: 3, of: { cards: { colour: 'tan' } } }, { asManyAsLeft: { have: 'fire' } }],
    points: 4,
  },
  {
    id: 'fine-houses',
    known: 'house',
    needs: [{ atLeast: 2, of: { cards: { colour: 'purple' } } }, { asManyAsLeft: { have: 'copper' } }],
    points: 4,
  },
  {
    id: 'first-shovel',
    known: 'house',
    needs: [{ moreThanLeft: { have: 'snow' } }],
    points: 2,
  },
  {
    id: 'dug-out',
    known: 'house',
    needs: [{ atLeast: 5, of: { have: 'snow' } }],
    points: 4,
  },
  {
    id: 'snow-and-ember',
    known: 'house',
    needs: [{ asManyAsLeft: { have: 'snow' } }, { asManyAsLeft: { have: 'fire' } }],
    points: 3,
  },
  {
    id: 'five-banners',
    known: 'house',
    needs: [{ atLeast: 5, of: { have: 'colour' } }],
    points: 4,
  },
  {
    id: 'rare-guests',
    known: 'house',
    needs: [{ atLeast: 3, of: { cards: { type: 'critter', rank: 'unique' } } }],
    points: 4,
  },
  {
    id: 'plain-folk',
    known: 'house',
    needs: [{ atLeast: 6, of: { cards: { rank: 'common' } } }],
    points: 3,
  },
  {
    id: 'landmarks',
    known: 'house',
    needs: [{ moreThanLeft: { cards: { type: 'construction', rank: 'unique' } } }],
    points: 3,
  },
  {
    id: 'smoke-rising',
    known: 'house',
    needs: [
      { atLeast: 2, of: { have: 'chimney' } },
      { atLeast: 2, of: { cards: { colour: 'blue' } } },
    ],
    points: 4,
  },
  {
    id: 'side-by-side',
    known: 'house',
    needs: [{ atLeast: 5, of: { pairs: [{ type: 'critter' }, { type: 'construction' }] } }],
    points: 5,
  },
  {
    id: 'lone-sentinel',
    known: 'house',
    needs: [{ atLeast: 1, of: { cards: { family: 'watch' } } }, { asManyAsLeft: { have: 'fire' } }],
    points: 3,
  },
  {
    id: 'digging-crew',
    known: 'house',
    needs: [
      { atLeast: 1, of: { cards: { card: 'chipdigger' } } },
      { atLeast: 3, of: { have: 'snow' } },
    ],
    points: 3,
  },
  {
    id: 'small-and-fine',
    known: 'house',
    needs: [{ atLeast: 3, of: { cards: { rank: 'unique' } } }, { moreThanLeft: { have: 'space' } }],
    points: 4,
  },
  {
    id: 'next-errand',
    known: 'house',
    needs: [{ atLeast: 1, of: { have: 'lowland' } }, { moreThanLeft: { have: 'resource' } }],
    points: 3,
  },
  {
    id: 'friends-of-the-guild',
    known: 'house',
    needs: [{ atLeast: 2, of: { have: 'quest' } }, { moreThanLeft: { have: 'point' } }],
    points: 5,
  },
  {
    id: 'a-name-in-the-hills',
    known: 'house',
    needs: [{ atLeast: 1, of: { have: 'highland' } }],
    points: 2,
  },
];
