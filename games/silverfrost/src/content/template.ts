import type { CardFile, ContentFile, Names } from '../cards/card.ts';
import { locations, mountain, snowstorms } from './house/board.ts';
import { BIG_CRITTERS, HIGHLANDS, LOWLANDS } from './soundness.ts';

const UNNAMED: Names = { en: '', de: '', pl: '' };

const card = (id: string, rest: Pick<CardFile, 'type' | 'colour'> & Partial<CardFile>): CardFile => ({
  id,
  name: UNNAMED,
  copies: 1,
  cost: {},
  points: 0,
  known: 'certain',
  ...rest,
});

const numbered = <Entry>(count: number, name: string, entry: Entry) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index + 1}`,
    name: UNNAMED,
    known: 'certain' as const,
    ...entry,
  }));

/** A set to fill in from one's own box: a card of each colour to copy, the board as it is. Names and numbers are still missing. */
export const contentTemplate = (): ContentFile => ({
  name: 'my-box',
  cards: [
    card('a-green-card', {
      type: 'construction',
      colour: 'green',
      chimney: 'green',
      produces: [{ gain: { birch: 1 } }],
    }),
    card('a-tan-card', { type: 'critter', colour: 'tan', whenPlayed: [{ draw: 1 }] }),
    card('a-red-card', { type: 'critter', colour: 'red', unique: true, whenVisited: [{ gain: { fire: 1 } }] }),
    card('a-blue-card', {
      type: 'critter',
      colour: 'blue',
      whenever: { you: { play: { type: 'critter' } }, do: [{ draw: 1 }] },
    }),
    card('a-purple-card', {
      type: 'construction',
      colour: 'purple',
      chimney: 'unique',
      bonus: [{ points: 1, forEach: { cards: { colour: 'green' } } }],
    }),
  ],
  bigCritters: numbered(BIG_CRITTERS, 'big-critter', { does: [{ gain: { any: 1 } }] }),
  lowlands: numbered(LOWLANDS, 'lowland-quest', {
    needs: [{ moreThanLeft: { cards: { colour: 'green' } } }],
    points: 0,
  }),
  highlands: numbered(HIGHLANDS, 'highland-quest', {
    needs: [{ atLeast: 2, of: { cards: { colour: 'red' } } }],
    points: 0,
  }),
  locations,
  snowstorms,
  mountain,
  families: { watch: 'house' },
});
