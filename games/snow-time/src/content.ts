import {
  type Content,
  contentId,
  KNOWN,
  type Known,
  type Marked,
  problem,
  readId,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  required,
} from '@snowbound/engine';

/** The three ways to gain points. */
export const KINDS = ['fruit', 'fight', 'mana'] as const;
export type Kind = (typeof KINDS)[number];

export interface Bonus {
  readonly space: number;
  readonly kind: Kind;
  readonly worth: number;
  readonly known: Known;
}

/** A content file as somebody writes it. */
export interface ContentFile {
  readonly name: string;
  readonly lastSpace: Marked<number>;
  readonly bonuses: readonly Bonus[];
  readonly fruitTokens: Marked<number>;
  readonly roundLimit: Marked<number>;
}

/** What a game of Snow Time is played with. */
export interface SnowTimeContent extends Content {
  readonly file: ContentFile;
  readonly lastSpace: number;
  readonly fruitTokens: number;
  readonly roundLimit: number;
  /** The bonus on each space of the track, if there is one. */
  readonly bonusAt: readonly (Bonus | null)[];
}

const LONGEST_TRACK = 200;
const MOST_TOKENS = 99;
const MOST_ROUNDS = 1000;
const LARGEST_BONUS = 3;

/** Reads a content file, the shipped one or a user's own. */
export const readContent = (value: unknown): SnowTimeContent => readWith(readId, value);

/** Content that was read and stored once; names were free then. */
export const restoreContent = (value: unknown): SnowTimeContent => readWith(readText, value);

function readWith(readTitle: (value: unknown, at: string) => string, value: unknown): SnowTimeContent {
  const fields = readObject(value, 'content', ['name', 'lastSpace', 'bonuses', 'fruitTokens', 'roundLimit']);
  const field = (name: string) => required(fields, 'content', name);
  const lastSpace = readMarked(field('lastSpace'), 'content.lastSpace', LONGEST_TRACK);
  const file: ContentFile = {
    name: readTitle(field('name'), 'content.name'),
    lastSpace,
    bonuses: readBonuses(field('bonuses'), lastSpace.value),
    fruitTokens: readMarked(field('fruitTokens'), 'content.fruitTokens', MOST_TOKENS),
    roundLimit: readMarked(field('roundLimit'), 'content.roundLimit', MOST_ROUNDS),
  };
  return {
    id: contentId(file.name, file),
    file,
    lastSpace: lastSpace.value,
    fruitTokens: file.fruitTokens.value,
    roundLimit: file.roundLimit.value,
    bonusAt: Array.from(
      { length: lastSpace.value + 1 },
      (_, space) => file.bonuses.find(b => b.space === space) ?? null,
    ),
  };
}

function readMarked(value: unknown, at: string, most: number): Marked<number> {
  const fields = readObject(value, at, ['value', 'known']);
  return {
    value: readNumber(required(fields, at, 'value'), `${at}.value`, 1, most),
    known: readOneOf(required(fields, at, 'known'), `${at}.known`, KNOWN),
  };
}

/** Bonuses lie strictly between the first and the last space, one to a space. */
function readBonuses(value: unknown, lastSpace: number): Bonus[] {
  const bonuses = readList(value, 'content.bonuses', LONGEST_TRACK).map((entry, index) => {
    const at = `content.bonuses[${index}]`;
    const fields = readObject(entry, at, ['space', 'kind', 'worth', 'known']);
    return {
      space: readNumber(required(fields, at, 'space'), `${at}.space`, 1, lastSpace - 1),
      kind: readOneOf(required(fields, at, 'kind'), `${at}.kind`, KINDS),
      worth: readNumber(required(fields, at, 'worth'), `${at}.worth`, 1, LARGEST_BONUS),
      known: readOneOf(required(fields, at, 'known'), `${at}.known`, KNOWN),
    };
  });
  const spaces = bonuses.map(bonus => bonus.space);
  const second = spaces.findIndex((space, index) => spaces.indexOf(space) < index);
  if (second >= 0) throw problem('input.twice', { at: `content.bonuses[${second}].space`, what: spaces[second] ?? 0 });
  return bonuses;
}
