import { clipped, type Phrase, problem } from '@snowbound/engine';
import type { CardFile, Printed } from '../cards/card.ts';
import type { Cards } from '../cards/words/word.ts';
import { MOUNTAIN_SPACES } from '../mountain.ts';
import { VALLEY_POSITIONS } from '../valley.ts';
import { phrase } from '../words.ts';
import { checkCalls } from './calls.ts';
import { locations as houseLocations } from './house/board.ts';
import type { Judged } from './judging.ts';
import type { Report } from './report.ts';
import { checkSolo } from './solo-soundness.ts';
import { checkAllWords } from './word-soundness.ts';

/** SF-1: what the box holds. */
const DECK = 123;
export const BIG_CRITTERS = 27;
export const LOWLANDS = 28;
export const HIGHLANDS = 14;
const SNOWSTORMS = 24;
const MAPS = 8;
const SCHEMES = 20;
/** Families whose names the house has in every language. */
const HOUSE_FAMILIES = ['watch'];
/** What is packed into numbers ends here. */
const MOST_KINDS = 127;

/** SF-12: what must hold of a file as a whole, and of every entry that is well formed. */
export function checkSoundness(judged: Judged, isHouse: boolean, report: Report): void {
  const { entries, counts, ids } = judged;
  counted(report, 'content.cards', judged.deck, DECK);
  counted(report, 'content.bigCritters', counts.bigCritters, BIG_CRITTERS);
  counted(report, 'content.lowlands', counts.lowlands, LOWLANDS);
  counted(report, 'content.highlands', counts.highlands, HIGHLANDS);
  counted(report, 'content.snowstorms', counts.snowstorms, SNOWSTORMS);
  counted(report, 'content.maps', counts.maps, MAPS);
  counted(report, 'content.schemes', counts.schemes, SCHEMES);
  const kinds = counts.cards ?? VALLEY_POSITIONS;
  if (kinds < VALLEY_POSITIONS || kinds > MOST_KINDS) {
    const values = { at: 'content.cards', given: kinds, least: VALLEY_POSITIONS, most: MOST_KINDS };
    report.add(phrase('SF-12', 'problems.kinds', values));
  }
  checkIds(report, [['content.cards', ids.cards]]);
  checkIds(report, [['content.bigCritters', ids.bigCritters]]);
  // A completed Quest is called by its id alone.
  checkIds(report, [
    ['content.lowlands', ids.lowlands],
    ['content.highlands', ids.highlands],
  ]);
  checkIds(report, [['content.locations', ids.locations]]);
  checkIds(report, [['content.maps', ids.maps]]);
  checkIds(report, [['content.schemes', ids.schemes]]);
  if (!isHouse) for (const [list, items] of named(entries)) for (const item of items) checkName(report, list, item);
  for (const card of entries.cards) checkCard(report, card, `content.cards (${card.id})`);
  checkReferences(report, judged);
  checkAllWords(report, entries);
  checkCalls(report, entries);
  checkBoard(report, judged);
  checkSolo(report, judged, isHouse);
}

const named = (entries: Judged['entries']): readonly (readonly [string, readonly Printed[]])[] => [
  ['content.cards', entries.cards],
  ['content.bigCritters', entries.bigCritters],
  ['content.lowlands', entries.lowlands],
  ['content.highlands', entries.highlands],
];

function counted(report: Report, at: string, given: number | null, needed: number): void {
  if (given !== null && given !== needed) report.add(phrase('SF-12', 'problems.count', { at, given, needed }));
}

/** No id twice in lists that share their ids. */
function checkIds(report: Report, lists: readonly (readonly [string, readonly string[]])[]): void {
  const seen = new Set<string>();
  for (const [at, ids] of lists) {
    ids.forEach((id, index) => {
      if (id !== '' && seen.has(id)) report.add(problem('input.twice', { at: `${at}[${index}].id`, what: id }).phrase);
      seen.add(id);
    });
  }
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
function checkReferences(report: Report, { entries, ids, families }: Judged): void {
  for (const [family, names] of Object.entries(families)) {
    if (names === 'house' && !HOUSE_FAMILIES.includes(family)) {
      report.add(phrase('SF-12', 'problems.no-house-family', { at: `content.families.${clipped(family)}` }));
    }
  }
  const check = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { family, card } = value as Cards;
    if (typeof family === 'string' && !Object.hasOwn(families, family)) {
      report.add(unknownId(`${at}.family`, family));
    }
    if (typeof card === 'string' && !ids.cards.includes(card)) {
      report.add(unknownId(`${at}.card`, card));
    }
    for (const [key, inner] of Object.entries(value)) check(inner, `${at}.${key}`);
  };
  for (const [list, items] of named(entries)) for (const item of items) check(item, `${list} (${item.id})`);
}

/** SF-1.3, SF-1.6, SF-12: the board and what falls on it. */
function checkBoard(report: Report, { mountain, counts, ids, entries, targets: given }: Judged): void {
  if (mountain !== null && (mountain.length !== MOUNTAIN_SPACES || new Set(mountain).size !== MOUNTAIN_SPACES)) {
    report.add(phrase('SF-12', 'problems.mountain', { at: 'content.mountain.value', count: MOUNTAIN_SPACES }));
  }
  const known = houseLocations.map(({ id }) => id);
  for (const { id } of entries.locations) {
    if (!known.includes(id)) report.add(unknownId(`content.locations (${id}).id`, id));
  }
  for (const id of counts.locations === null ? [] : known) {
    if (!ids.locations.includes(id)) {
      report.add(phrase('SF-3.12', 'problems.no-location', { at: 'content.locations', given: id }));
    }
  }
  const targets = [...known, ...VALLEY_TARGETS];
  given.forEach((target, index) => {
    if (target !== '' && !targets.includes(target)) {
      report.add(unknownId(`content.snowstorms[${index}].target`, target));
    }
  });
}

const unknownId = (at: string, given: string): Phrase => phrase('SF-12', 'problems.unknown-id', { at, given });
const VALLEY_TARGETS = Array.from({ length: VALLEY_POSITIONS }, (_, position) => `valley-${position + 1}`);
