import { type Fields, Problem } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';
import { GRID } from './spaces.ts';
import { phrase } from './words.ts';

/** The first space of each row, from the top; spaces are numbered row by row. */
const ROWS: readonly Cell[] = GRID.places.flatMap(({ r }, cell) => (GRID.places[cell - 1]?.r === r ? [] : [cell]));
const NAME = /\br(\d+)c(\d+)\b/g;
/** Where moves, views and sentences name spaces by number. */
const IN_MOVES = /^(build|fort|take|to|remove|space) (\d+)$/;
const FIELDS = ['houses', 'forts', 'placed', 'subject', 'left', 'space', 'from'];

/** Row and column of a space, both from 1: the column is counted from the left end of its row. */
function nameOf(cell: Cell): string {
  const row = ROWS.findLastIndex(first => first <= cell);
  return `r${row + 1}c${cell - (ROWS[row] as Cell) + 1}`;
}

function cellOf(name: string, row: number, column: number, at: string): Cell {
  const first = ROWS[row - 1];
  if (first === undefined) throw new Problem(phrase('WK-1.2', 'problems.no-row', { at, name, rows: ROWS.length }));
  const columns = (ROWS[row] ?? GRID.cells) - first;
  if (column < 1 || column > columns) {
    throw new Problem(phrase('WK-1.2', 'problems.no-column', { at, name, row, columns }));
  }
  return first + column - 1;
}

/** Part of a scenario file with `r12c5` turned to the number of that space, in fields, values and moves. */
export function numbered(value: unknown, at: string): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll(NAME, (name, row, column) => String(cellOf(name, Number(row), Number(column), at)));
    return text !== value && /^\d+$/.test(text) ? Number(text) : text;
  }
  if (Array.isArray(value)) return value.map((each, index) => numbered(each, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [String(numbered(field, at)), numbered(each, `${at}.${field}`)]),
  );
}

/** What is shown at the end of a path, with spaces by row and column: in moves, and where a view names spaces. */
export function named(value: unknown, path: readonly string[] = []): unknown {
  const field = path.findLast(step => !/^\d+$/.test(step)) ?? '';
  if (FIELDS.includes(field) && typeof value === 'number') return nameOf(value);
  if (typeof value === 'string') return value.replace(IN_MOVES, (_, verb, cell) => `${verb} ${nameOf(Number(cell))}`);
  if (Array.isArray(value)) return value.map(each => named(each, [field]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Fields).map(([name, each]) => [name, named(each, [name])]));
}
