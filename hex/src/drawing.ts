import type { Axial } from './axial.ts';
import type { Cell } from './cell-set.ts';
import { type Grid, gridOf } from './grid.ts';

/** A grid drawn as text, and the letter on each cell. */
export interface Drawing {
  readonly grid: Grid;
  readonly letters: readonly string[];
}

/** Reads hexes drawn as letters, each row half a hex (one column) to the side of the one above. */
export function readDrawing(text: string): Drawing {
  const places: Axial[] = [];
  const letters: string[] = [];
  const rows = text.split('\n').filter(row => row.trim() !== '');
  // The first letter is the origin.
  const origin = rows[0]?.search(/\S/) ?? 0;
  rows.forEach((row, r) => {
    [...row].forEach((letter, column) => {
      if (letter === ' ') return;
      const q = (column - origin - r) / 2;
      if (!Number.isInteger(q)) throw new Error(`row ${r + 1}, column ${column + 1}: '${letter}' stands between hexes`);
      places.push({ q, r });
      letters.push(letter);
    });
  });
  return { grid: gridOf(places), letters };
}

/** Draws a grid, each cell as one letter: the opposite of `readDrawing`. */
export function draw({ places }: Grid, letterOf: (cell: Cell) => string): string {
  const columns = places.map(({ q, r }) => 2 * q + r);
  const left = Math.min(...columns);
  const top = Math.min(...places.map(({ r }) => r));
  const rows: string[][] = [];
  places.forEach(({ r }, cell) => {
    const row = rows[r - top] ?? [];
    rows[r - top] = row;
    row[(columns[cell] as number) - left] = letterOf(cell);
  });
  return rows.map(row => Array.from(row, letter => letter ?? ' ').join('')).join('\n');
}
