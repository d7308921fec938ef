import { problem } from './problem.ts';

/** Readers of untrusted input. `at` is the path a reader follows to the mistake, such as `arrange.fruit`. */

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other fields than `known`. */
export function readObject(value: unknown, at: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw problem('input.object', { at, given: shown(value) });
  }
  for (const field of Object.keys(value)) {
    if (!known.includes(field)) {
      throw problem('input.unknown-field', { at, field: clipped(field), known: known.join(', ') });
    }
  }
  return value as Fields;
}

/** A field that must be there. */
export function required(fields: Fields, at: string, field: string): unknown {
  if (fields[field] === undefined) throw problem('input.missing-field', { at, field });
  return fields[field];
}

/** What counts where nothing was said. `null` is something said, and wrong where no reader takes it. */
export const orElse = (value: unknown, otherwise: unknown): unknown => (value === undefined ? otherwise : value);

/** More entries than any list of ours has; lists that come from strangers say a closer bound. */
const MOST_ENTRIES = 10_000;
const LONGEST_TEXT = 500;
const LONGEST_NAME = 60;
const LONGEST_ID = 40;

export function readList(value: unknown, at: string, most = MOST_ENTRIES): readonly unknown[] {
  if (!Array.isArray(value)) throw problem('input.list', { at, given: shown(value) });
  if (value.length > most) throw problem('input.too-many', { at, given: value.length, most });
  return value;
}

export function readText(value: unknown, at: string, most = LONGEST_TEXT): string {
  if (typeof value !== 'string') throw problem('input.text', { at, given: shown(value) });
  if (value.length > most) throw problem('input.too-long', { at, given: value.length, most });
  const [hidden] = HIDDEN.exec(value) ?? [];
  if (hidden !== undefined) throw problem('input.hidden', { at, code: codeOf(hidden) });
  return value;
}

/** What something is called, for others to read. */
export const readName = (value: unknown, at: string): string => readText(value, at, LONGEST_NAME);

/** Moves, addresses and file names are made of ids, so they are plain. */
const ID = /^[a-z][a-z0-9-]*$/;

export function readId(value: unknown, at: string): string {
  if (typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value)) return value;
  throw problem('input.id', { at, given: shown(value), most: LONGEST_ID });
}

/** Control and formatting characters, overrides of the direction, separators of lines, halves of characters: nobody sees them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export function readNumber(value: unknown, at: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw problem('input.number', { at, given: shown(value), least, most });
  }
  return value;
}

export function readOneOf<Choice extends string | boolean>(
  value: unknown,
  at: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find(candidate => candidate === value);
  if (choice === undefined) throw problem('input.one-of', { at, given: shown(value), choices: choices.join(', ') });
  return choice;
}

const FLAGS = [true, false] as const;

/** Yes or no, as JSON says it. */
export function readFlag(value: unknown, at: string): boolean {
  return readOneOf(value, at, FLAGS) === true;
}

/** A word with others behind it, as in `tannery snow`: the first one, and which of `known` follow it, each at most once. */
export function readMarked<Mark extends string>(
  value: unknown,
  at: string,
  known: readonly Mark[],
): { readonly word: string; readonly marks: readonly Mark[] } {
  const [word = '', ...rest] = readText(value, at).split(' ');
  const marks = rest.map(mark => readOneOf(mark, at, known));
  const again = marks.find((mark, index) => marks.indexOf(mark) < index);
  if (again !== undefined) throw problem('input.twice', { at, what: again });
  return { word, marks };
}

const LONGEST_SHOWN = 40;

/** Input as it is quoted in a message: recognisable, never long, and never looked at further than it is quoted. */
export const shown = (value: unknown): string => clipped(sketchOf(value, LONGEST_SHOWN + 1));

/** Text of somebody's as it is quoted in a message: its beginning, and nothing in it that nobody sees. */
export function clipped(text: string): string {
  const start = text.slice(0, LONGEST_SHOWN).replaceAll(ALL_HIDDEN, '�');
  return text.length > LONGEST_SHOWN ? `${start}…` : start;
}

const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** The first `room` characters of a value as JSON, or a few more. */
function sketchOf(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const key of isList ? value.keys() : Object.keys(value)) {
    if (text.length >= room) return text;
    if (text.length > 1) text += ',';
    if (!isList) text += `${sketchOf(key, room)}:`;
    text += sketchOf((value as Fields)[key], room - text.length);
  }
  return text + (isList ? ']' : '}');
}
