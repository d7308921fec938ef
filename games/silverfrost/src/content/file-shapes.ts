import { KNOWN, readId, readList } from '@snowbound/engine';
import { COLOURS, PLACES, TYPES } from '../cards/words/word.ts';
import { MOST_COPIES } from '../city.ts';
import { MOST_PRICED, RESOURCES } from '../goods.ts';
import { type Check, id, listOf, mark, number, oneOf, shaped, someOf, text, title } from './shapes.ts';
import { levels, scheme, soloMap, tactics } from './solo-shapes.ts';
import { ability, bonus, occasion, requirement, words } from './word-shapes.ts';

const name = shaped({ en: title, de: title, pl: title });
const printed = { id, 'name?': name, known: oneOf(KNOWN), 'intent?': text };
const MOST_POINTS = 20;
/** Bonuses of one card, requirements of one Quest. */
const MOST_CONDITIONS = 10;
const MOST_FAMILIES = 20;

const cost: Check = (value, at, report) => {
  if (value === 'fire-to-left') return;
  const resources = [...RESOURCES, 'any'].map(resource => [`${resource}?`, number(0, MOST_PRICED)]);
  shaped(Object.fromEntries(resources))(value, at, report);
};

export const copies = number(1, MOST_COPIES);

const card = shaped({
  ...printed,
  type: oneOf(TYPES),
  colour: oneOf(COLOURS),
  'unique?': mark,
  copies,
  cost,
  points: number(-MOST_POINTS, MOST_POINTS),
  'chimney?': oneOf([...COLOURS, 'unique', 'common']),
  'takesNoSpace?': mark,
  'family?': id,
  'produces?': words,
  'whenPlayed?': words,
  'whenVisited?': words,
  'whenever?': shaped({ you: occasion, do: words }),
  'ability?': ability,
  'bonus?': listOf(bonus, MOST_CONDITIONS),
});

const quest = shaped({ ...printed, needs: someOf(requirement, MOST_CONDITIONS), points: number(0, MOST_POINTS) });

const location = shaped({
  id,
  known: oneOf(KNOWN),
  place: oneOf(PLACES.filter(place => place !== 'red')),
  'shared?': mark,
  'fire?': number(0, MOST_POINTS),
  'discards?': number(0, MOST_POINTS),
  'points?': number(0, MOST_POINTS),
  'from?': number(2, 4),
  does: words,
});

const family: Check = (value, at, report) => {
  if (value !== 'house') name(value, at, report);
};

const families: Check = (value, at, report) => {
  const ids = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (report.attempt(() => readList(ids, at, MOST_FAMILIES)) === undefined) return;
  const read = ids.map(each => report.attempt(() => readId(each, at)));
  if (read.includes(undefined)) return;
  shaped(Object.fromEntries(ids.map(each => [each, family])))(value, at, report);
};

/** The lists of a content file, and what each entry of them must be. */
export const ENTRIES = {
  cards: card,
  bigCritters: shaped({ ...printed, does: words }),
  lowlands: quest,
  highlands: quest,
  locations: location,
  snowstorms: shaped({ target: id, known: oneOf(KNOWN), 'from?': number(2, 4) }),
  maps: soloMap,
  schemes: scheme,
} as const;
export type ListName = keyof typeof ENTRIES;

/** A content file: which fields there are, and what each may hold. */
export const contentShape = shaped({
  name: id,
  ...Object.fromEntries(Object.entries(ENTRIES).map(([list, entry]) => [list, listOf(entry)])),
  mountain: shaped({ value: listOf(number(0, MOST_POINTS)), known: oneOf(KNOWN) }),
  tactics,
  levels,
  families,
});
