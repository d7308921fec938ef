import {
  KNOWN,
  type Known,
  Problem,
  problem,
  readList,
  readObject,
  readOneOf,
  readText,
  required,
} from '@snowbound/engine';
import { LETTERS } from './terrain.ts';
import { phrase } from './words.ts';

/** One side of a tableau, as drawn: rows from the top, a letter a space. */
export interface SideFile {
  readonly id: string;
  readonly rows: readonly string[];
  readonly known: Known;
}

/** WK-1.1 */
const ROW_LENGTHS = [5, 6, 7, 8, 9, 8, 7, 6, 5];
const TABLEAU_NUMBERS = ['1', '2', '3', '4', '5', '6', '7'];
export const SIDE_IDS: readonly string[] = TABLEAU_NUMBERS.flatMap(number => [`${number}a`, `${number}b`]);

/** WK-1.4: what every side holds exactly so often. */
const EACH_SIDE_HAS: readonly (readonly [letter: string, name: string, count: number])[] = [
  ['C', 'castle', 1],
  ['V', 'village', 2],
  ['U', 'tunnel', 1],
];

/** Longer lists of sides or of rows are looked at no further. */
const MOST_SIDES = 20;

/** All fourteen sides, in order. */
export function readSides(value: unknown, at: string): SideFile[] {
  const list = readList(value, at, MOST_SIDES);
  const sides = list.map((entry, index) => readSide(entry, `${at}[${index}]`));
  const ids = sides.map(({ id }) => id);
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (second >= 0) throw problem('input.twice', { at: `${at}[${second}].id`, what: ids[second] ?? '' });
  if (sides.length !== SIDE_IDS.length) {
    throw problem('input.list-length', { at, count: SIDE_IDS.length, given: sides.length });
  }
  return SIDE_IDS.flatMap(id => sides.filter(side => side.id === id));
}

function readSide(value: unknown, at: string): SideFile {
  const fields = readObject(value, at, ['id', 'rows', 'known']);
  const id = readOneOf(required(fields, at, 'id'), `${at}.id`, SIDE_IDS);
  const where = `${at} (${id}).rows`;
  const rows = readList(required(fields, at, 'rows'), where, MOST_SIDES).map((row, index) =>
    readText(row, `${where}[${index}]`),
  );
  if (rows.length !== ROW_LENGTHS.length) {
    throw problem('input.list-length', { at: where, count: ROW_LENGTHS.length, given: rows.length });
  }
  rows.forEach((row, index) => {
    checkRow(row, ROW_LENGTHS[index] ?? 0, `${where}[${index}]`);
  });
  for (const [letter, name, count] of EACH_SIDE_HAS) {
    const given = rows.join('').split(letter).length - 1;
    if (given !== count) {
      const terrain = { name: `names.${name}` };
      throw new Problem(phrase('WK-1.4', 'problems.side-count', { at: where, terrain, given, count }));
    }
  }
  return { id, rows, known: readOneOf(required(fields, at, 'known'), `${at} (${id}).known`, KNOWN) };
}

function checkRow(row: string, length: number, at: string): void {
  if (row.length !== length) {
    throw new Problem(phrase('WK-1.1', 'problems.row-length', { at, given: row.length, length }));
  }
  const letter = [...row].find(candidate => !LETTERS.includes(candidate));
  if (letter !== undefined) {
    throw new Problem(phrase('WK-1.3', 'problems.letter', { at, letter, letters: LETTERS }));
  }
}
