import {
  contentId,
  KNOWN,
  type Marked,
  Problem,
  problem,
  readId,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  required,
} from '@snowbound/engine';
import { KINDS, NO_ABILITIES, TUNNEL_CARD, withAbility } from './abilities/ability.ts';
import { DEED_NAMES, deedNamed } from './abilities/deeds.ts';
import { compile } from './abilities/using.ts';
import type { AbilityFile, CardFile, ContentFile, ScoringFile } from './content-file.ts';
import { ECONOMY_CARDS } from './economy/economy.ts';
import { COUNTS } from './scoring-cards/counts.ts';
import { readSides } from './sides.ts';
import type { Ability, WinterKingdomContent } from './state.ts';
import { LETTERS } from './terrain.ts';
import { TWISTS } from './twists/twist.ts';
import { phrase } from './words.ts';

/** Five in each of four hands; all fit into one bit mask beside Tunnel. */
const LEAST_ABILITIES = 20;
const MOST_ABILITIES = 30;
const HIGHEST_PRICE = 20;
const MOST_POINTS = 20;
const MOST_TOGETHER = 10;
const SCORING_CARDS = 3;
/** Longer lists are looked at no further. */
const MOST_ENTRIES = 150;

const tunnel = compile({
  number: TUNNEL_CARD,
  id: 'tunnel',
  kind: 'arrow',
  first: deedNamed('move-through-tunnel'),
  // WK-8.4: closed unless a twist opens it.
  second: deedNamed('move-step-more'),
  buy: 0,
  upgrade: 0,
  known: 'certain',
});

/** Reads a name or an id. */
type ReadTitle = (value: unknown, at: string) => string;

/** Reads a content file, the shipped one or a user's own. */
export const readContent = (value: unknown): WinterKingdomContent => readWith(readId, value);

/** Content that was read and stored once; names and ids were free then. */
export const restoreContent = (value: unknown): WinterKingdomContent => readWith(readText, value);

function readWith(readTitle: ReadTitle, value: unknown): WinterKingdomContent {
  const fields = readObject(value, 'content', ['name', 'sides', 'abilities', 'scoring', 'economy', 'twists']);
  const field = (name: string) => required(fields, 'content', name);
  const file: ContentFile = {
    name: readTitle(field('name'), 'content.name'),
    sides: readSides(field('sides'), 'content.sides'),
    abilities: readCards(field('abilities'), 'content.abilities', LEAST_ABILITIES, readAbility(readTitle)),
    scoring: readCards(field('scoring'), 'content.scoring', SCORING_CARDS, readScoring),
    economy: readCards(field('economy'), 'content.economy', 1, readCard(ECONOMY_CARDS)),
    twists: readCards(field('twists'), 'content.twists', 1, readCard(TWISTS)),
  };
  const abilities = file.abilities.map(abilityOf);
  return {
    id: contentId(file.name, file),
    file,
    sides: file.sides.map(({ id, rows }) => ({ id, terrain: rows.flatMap(readRow) })),
    abilities: [tunnel, ...abilities],
    dealt: abilities.reduce((set, { number }) => withAbility(set, number), NO_ABILITIES),
    scoring: file.scoring.map(({ id, points, each }) => ({
      id,
      worth: points.value,
      each: each.value,
      counts: COUNTS[id] ?? (() => 0),
    })),
    economy: file.economy.flatMap(({ id }) => ECONOMY_CARDS.filter(card => card.id === id)),
    twists: file.twists.flatMap(({ id }) => TWISTS.filter(card => card.id === id)),
  };
}

const readRow = (row: string): number[] => [...row].map(letter => LETTERS.indexOf(letter));

const abilityOf = ({ id, kind, first, second, buy, upgrade, known }: AbilityFile, index: number): Ability =>
  compile({
    number: index + 1,
    id,
    kind,
    first: deedNamed(first),
    second: deedNamed(second),
    buy: buy.value,
    upgrade: upgrade.value,
    known,
  });

function readCards<Card extends { readonly id: string }>(
  value: unknown,
  at: string,
  least: number,
  read: (value: unknown, at: string) => Card,
): Card[] {
  const cards = readList(value, at, MOST_ENTRIES).map((entry, index) => read(entry, `${at}[${index}]`));
  if (cards.length < least || cards.length > MOST_ABILITIES) {
    throw new Problem(phrase('WK-2.2', 'problems.cards', { at, given: cards.length, least, most: MOST_ABILITIES }));
  }
  const ids = cards.map(({ id }) => id);
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (second >= 0) throw problem('input.twice', { at: `${at}[${second}].id`, what: ids[second] ?? '' });
  return cards;
}

const readAbility =
  (readTitle: ReadTitle) =>
  (value: unknown, at: string): AbilityFile => {
    const fields = readObject(value, at, ['id', 'kind', 'first', 'second', 'buy', 'upgrade', 'known']);
    const id = readTitle(required(fields, at, 'id'), `${at}.id`);
    const named = `${at} (${id})`;
    return {
      id,
      kind: readOneOf(required(fields, named, 'kind'), `${named}.kind`, KINDS),
      first: readOneOf(required(fields, named, 'first'), `${named}.first`, DEED_NAMES),
      second: readOneOf(required(fields, named, 'second'), `${named}.second`, DEED_NAMES),
      buy: readMarked(required(fields, named, 'buy'), `${named}.buy`, 0, HIGHEST_PRICE),
      upgrade: readMarked(required(fields, named, 'upgrade'), `${named}.upgrade`, 0, HIGHEST_PRICE),
      known: readOneOf(required(fields, named, 'known'), `${named}.known`, KNOWN),
    };
  };

function readScoring(value: unknown, at: string): ScoringFile {
  const fields = readObject(value, at, ['id', 'points', 'each']);
  return {
    id: readOneOf(required(fields, at, 'id'), `${at}.id`, Object.keys(COUNTS)),
    points: readMarked(required(fields, at, 'points'), `${at}.points`, 0, MOST_POINTS),
    each: readMarked(required(fields, at, 'each'), `${at}.each`, 1, MOST_TOGETHER),
  };
}

const readCard =
  (cards: readonly { readonly id: string }[]) =>
  (value: unknown, at: string): CardFile => {
    const fields = readObject(value, at, ['id', 'known']);
    return {
      id: readOneOf(
        required(fields, at, 'id'),
        `${at}.id`,
        cards.map(({ id }) => id),
      ),
      known: readOneOf(required(fields, at, 'known'), `${at}.known`, KNOWN),
    };
  };

function readMarked(value: unknown, at: string, least: number, most: number): Marked<number> {
  const fields = readObject(value, at, ['value', 'known']);
  return {
    value: readNumber(required(fields, at, 'value'), `${at}.value`, least, most),
    known: readOneOf(required(fields, at, 'known'), `${at}.known`, KNOWN),
  };
}
