import type { Name, Phrase, Value } from '@snowbound/engine';

/** A stretch of text, with the sign that stands before it. */
export interface Piece {
  readonly sign: string | null;
  readonly text: string;
}

/** Signs drawn in the colour of what they stand on. */
const INKED = ['space', 'shared', 'unique', 'common', 'critter', 'construction'];

/** Never in a text that people write. */
const MARK = '\u0001';

const GOODS = ['birch', 'moss', 'copper', 'acorn', 'fire', 'point', 'snow', 'any', 'card', 'chimney', 'quest'];
const COLOURS = ['green', 'blue', 'tan', 'red', 'purple'];

export const isInked = (sign: string): boolean => COLOURS.includes(sign) || INKED.includes(sign);

/** The drawing that shows what a phrase speaks of. */
function signOf({ key, values }: Phrase): string | null {
  const about = values['good'] ?? values['had'];
  if (typeof about === 'string' && GOODS.includes(about)) return about;
  const { colour } = values;
  if (typeof colour === 'string' && COLOURS.includes(colour)) return colour;
  if (key === 'words.draw' || key === 'words.draw-each') return 'card';
  if (key === 'goods.theirs') return 'any';
  if (key === 'words.clearSnow') return 'snow';
  return key === 'words.moveChimney' || key === 'words.takeBackChimney' ? 'chimney' : null;
}

const isPhrase = (value: Value | Name): value is Phrase => typeof value === 'object' && 'key' in value;
const called = (text: string): Name => ({ names: { en: text, de: text, pl: text } });

function marked(phrase: Phrase, say: (phrase: Phrase) => string): string {
  const inside = (value: Value): Value => {
    if (Array.isArray(value)) return value.map(item => (isPhrase(item) ? called(marked(item, say)) : item));
    return isPhrase(value) ? called(marked(value, say)) : value;
  };
  const values = Object.fromEntries(Object.entries(phrase.values).map(([name, value]) => [name, inside(value)]));
  const sign = signOf(phrase);
  const text = say({ ...phrase, values });
  return sign === null ? text : `${MARK}${sign}${MARK}${text}`;
}

/** A text as it is said, cut where a sign belongs. */
export function piecesOf(phrase: Phrase, say: (phrase: Phrase) => string): readonly Piece[] {
  const parts = marked(phrase, say).split(MARK);
  const pieces: Piece[] = [{ sign: null, text: parts[0] ?? '' }];
  for (let at = 1; at < parts.length; at += 2) pieces.push({ sign: parts[at] ?? null, text: parts[at + 1] ?? '' });
  return pieces.filter(({ sign, text }) => sign !== null || text !== '');
}

/** The first sign in a text. */
export function signIn(phrase: Phrase): string | null {
  const inside = Object.values(phrase.values).flatMap(value => (isPhrase(value) ? [signIn(value)] : []));
  return signOf(phrase) ?? inside.find(sign => sign !== null) ?? null;
}

/** What a text gives whoever reads it, in signs and numbers alone. */
export function yieldsOf({ key, values }: Phrase): readonly { readonly sign: string; readonly count: number }[] {
  const { good, count } = values;
  if (key === 'goods.some') return [{ sign: String(good), count: Number(count) }];
  if (key === 'words.draw') return [{ sign: 'card', count: Number(count) }];
  if (key === 'words.give' || key === 'words.let') return [];
  return Object.values(values)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .flatMap(value => (isPhrase(value) ? yieldsOf(value) : []));
}
