import type { CardFile, ContentFile, Printed } from '../cards/card.ts';
import { COLOURS, type Colour, type Words } from '../cards/words/word.ts';
import { locations, mountain, snowstorms } from './house/board.ts';
import { levels, maps, schemes, tactics } from './house/solo.ts';
import { BIG_CRITTERS, HIGHLANDS, LOWLANDS } from './soundness.ts';

const NOTHING: Words = [];

/** What is copied from the box is certain. */
const blank = (id: string): Printed => ({ id, name: { en: '', de: '', pl: '' }, known: 'certain' });

const EFFECTS: Readonly<Record<Colour, Partial<CardFile>>> = {
  green: { produces: NOTHING },
  blue: { whenever: { you: { play: {} }, do: NOTHING } },
  tan: { whenPlayed: NOTHING },
  red: { whenVisited: NOTHING },
  purple: { bonus: [] },
};

const critter = (colour: Colour): CardFile => ({
  ...blank(`${colour}-critter`),
  ...{ type: 'critter', colour, copies: 1, cost: { acorn: 0 }, points: 0 },
  ...EFFECTS[colour],
});

const construction = (colour: Colour): CardFile => ({
  ...blank(`${colour}-construction`),
  ...{ type: 'construction', colour, copies: 1, cost: { birch: 0, moss: 0, copper: 0 }, points: 0, chimney: colour },
  ...EFFECTS[colour],
});

const numbered = <Entry>(count: number, name: string, rest: Entry) =>
  Array.from({ length: count }, (_, index) => ({ ...blank(`${name}-${index + 1}`), ...rest }));

/** SF-12: a set to fill in from one's own box. One card of each colour and type to copy; the board and Paws's cards are the house's. */
export const contentTemplate = (): ContentFile => ({
  name: 'my-box',
  cards: COLOURS.flatMap(colour => [critter(colour), construction(colour)]),
  bigCritters: numbered(BIG_CRITTERS, 'big-critter', { does: NOTHING }),
  lowlands: numbered(LOWLANDS, 'lowland', { needs: [], points: 0 }),
  highlands: numbered(HIGHLANDS, 'highland', { needs: [], points: 0 }),
  locations,
  snowstorms,
  mountain,
  maps,
  schemes,
  tactics,
  levels,
  families: { watch: 'house' },
});
