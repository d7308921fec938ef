import { type Phrase, problem } from '@snowbound/engine';
import type { CardFile, ContentFile, Printed } from '../cards/card.ts';
import type { Cards } from '../cards/words/word.ts';
import { MOUNTAIN_SPACES } from '../mountain.ts';
import { VALLEY_POSITIONS } from '../valley.ts';
import { phrase } from '../words.ts';
import { locations as houseLocations } from './house/board.ts';
import type { Report } from './report.ts';

/** SF-1: what the box holds. */
const DECK = 123;
const BIG_CRITTERS = 27;
const LOWLANDS = 28;
const HIGHLANDS = 14;
const SNOWSTORMS = 24;
/** What is packed into numbers ends here. */
const MOST_KINDS = 127;

/** SF-12: what must hold of a file whose every field is well formed. */
export function checkSoundness(file: ContentFile, isHouse: boolean, report: Report): void {
  const { cards, bigCritters, lowlands, highlands } = file;
  counted(
    report,
    'content.cards',
    cards.reduce((sum, { copies }) => sum + copies, 0),
    DECK,
  );
  counted(report, 'content.bigCritters', bigCritters.length, BIG_CRITTERS);
  counted(report, 'content.lowlands', lowlands.length, LOWLANDS);
  counted(report, 'content.highlands', highlands.length, HIGHLANDS);
  counted(report, 'content.snowstorms', file.snowstorms.length, SNOWSTORMS);
  if (cards.length < VALLEY_POSITIONS || cards.length > MOST_KINDS) {
    const values = { at: 'content.cards', given: cards.length, least: VALLEY_POSITIONS, most: MOST_KINDS };
    report.add(phrase('SF-12', 'problems.kinds', values));
  }
  checkIds(report, 'content.cards', cards);
  checkIds(report, 'content.bigCritters', bigCritters);
  checkIds(report, 'content.quests', [...lowlands, ...highlands]);
  checkIds(report, 'content.locations', file.locations);
  if (!isHouse) for (const [list, items] of named(file)) for (const item of items) checkName(report, list, item);
  for (const card of cards) checkCard(report, card, `content.cards (${card.id})`);
  checkReferences(report, file);
  checkBoard(report, file);
}

const named = (file: ContentFile): readonly (readonly [string, readonly Printed[]])[] => [
  ['content.cards', file.cards],
  ['content.bigCritters', file.bigCritters],
  ['content.lowlands', file.lowlands],
  ['content.highlands', file.highlands],
];

function counted(report: Report, at: string, given: number, needed: number): void {
  if (given !== needed) report.add(phrase('SF-12', 'problems.count', { at, given, needed }));
}

function checkIds(report: Report, at: string, list: readonly { readonly id: string }[]): void {
  const ids = list.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) report.add(problem('input.twice', { at: `${at}[${index}].id`, what: id }).phrase);
  });
}

/** SF-12: a name in every language. */
function checkName(report: Report, list: string, { id, name }: Printed): void {
  const at = `${list} (${id}).name`;
  if (name === undefined) report.add(phrase('SF-12', 'problems.no-name', { at }));
  else {
    for (const [language, given] of Object.entries(name)) {
      if (given.trim() === '') report.add(phrase('SF-12', 'problems.no-name', { at: `${at}.${language}` }));
    }
  }
}

/** SF-4.4, SF-4.5, SF-4.7: price, chimney and effect as type and colour allow. */
function checkCard(report: Report, card: CardFile, at: string): void {
  const complain = (rule: string, key: 'acorns' | 'only-acorns' | 'chimney' | 'no-chimney', field: string): void =>
    report.add(phrase(rule, `problems.${key}`, { at: `${at}.${field}` }));
  const { cost, type, chimney } = card;
  if (cost !== 'fire-to-left') {
    const [acorns, others] = [cost.acorn ?? 0, (cost.birch ?? 0) + (cost.moss ?? 0) + (cost.copper ?? 0)];
    if (type === 'construction' && acorns > 0) complain('SF-4.4', 'acorns', 'cost.acorn');
    if (type === 'critter' && others + (cost.any ?? 0) > 0) complain('SF-4.4', 'only-acorns', 'cost');
  } else if (type === 'construction') complain('SF-4.4', 'acorns', 'cost');
  if (type === 'construction' && chimney === undefined) complain('SF-4.5', 'chimney', 'chimney');
  if (type === 'critter' && chimney !== undefined) complain('SF-4.5', 'no-chimney', 'chimney');
  for (const field of EFFECT_FIELDS) {
    if (card[field] !== undefined && !FIELDS_OF[card.colour].includes(field)) {
      const values = { at: `${at}.${field}`, colour: card.colour, fields: FIELDS_OF[card.colour].join(', ') };
      report.add(phrase('SF-4.7', 'problems.wrong-colour', values));
    }
  }
}

const EFFECT_FIELDS = ['produces', 'whenPlayed', 'whenVisited', 'whenever', 'ability', 'bonus'] as const;
type EffectField = (typeof EFFECT_FIELDS)[number];
const FIELDS_OF: Readonly<Record<CardFile['colour'], readonly EffectField[]>> = {
  green: ['produces'],
  tan: ['whenPlayed'],
  red: ['whenVisited'],
  blue: ['whenever', 'ability'],
  purple: ['bonus'],
};

/** Families and cards that words speak of must be there. */
function checkReferences(report: Report, file: ContentFile): void {
  const ids = file.cards.map(({ id }) => id);
  const families = Object.keys(file.families);
  const check = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { family, card } = value as Cards;
    if (typeof family === 'string' && !families.includes(family)) {
      report.add(phrase('SF-12', 'problems.unknown-id', { at: `${at}.family`, given: family }));
    }
    if (typeof card === 'string' && !ids.includes(card)) {
      report.add(phrase('SF-12', 'problems.unknown-id', { at: `${at}.card`, given: card }));
    }
    for (const [key, inner] of Object.entries(value)) check(inner, `${at}.${key}`);
  };
  for (const [list, items] of named(file)) for (const item of items) check(item, `${list} (${item.id})`);
}

/** SF-1.3, SF-1.6, SF-12: the board and what falls on it. */
function checkBoard(report: Report, { mountain, locations, snowstorms }: ContentFile): void {
  const values = mountain.value;
  if (values.length !== MOUNTAIN_SPACES || new Set(values).size !== MOUNTAIN_SPACES) {
    report.add(phrase('SF-12', 'problems.mountain', { at: 'content.mountain.value', count: MOUNTAIN_SPACES }));
  }
  const known = houseLocations.map(({ id }) => id);
  for (const { id } of locations) {
    if (!known.includes(id)) report.add(unknownId(`content.locations (${id}).id`, id));
  }
  const targets = [...locations.map(({ id }) => id), ...VALLEY_TARGETS];
  snowstorms.forEach(({ target }, index) => {
    if (!targets.includes(target)) report.add(unknownId(`content.snowstorms[${index}].target`, target));
  });
}

const unknownId = (at: string, given: string): Phrase => phrase('SF-12', 'problems.unknown-id', { at, given });
const VALLEY_TARGETS = Array.from({ length: VALLEY_POSITIONS }, (_, position) => `valley-${position + 1}`);
