import { add, assign, type Cell, type CellSet, copyOf, has, nextCell, noCells, remove } from './cell-set.ts';
import type { Grid } from './grid.ts';

/** The connected parts of a set as one list of cells, a part after the other: no set is made for each. */
export interface Parts {
  count: number;
  readonly cells: Cell[];
  /** Where in `cells` each part ends. */
  readonly ends: number[];
}

const listed: Parts = { count: 0, cells: [], ends: [] };
let rest: CellSet = [];

/** The connected parts, in the order of their first cells. One list for all: it holds until somebody asks again. */
export function listParts({ neighbours }: Grid, set: CellSet): Parts {
  const { cells, ends } = listed;
  if (rest.length === set.length) assign(rest, set);
  else rest = copyOf(set);
  let parts = 0;
  let found = 0;
  let at = 0;
  for (let start = nextCell(rest, 0); start >= 0; start = nextCell(rest, start + 1)) {
    remove(rest, start);
    cells[found++] = start;
    for (; at < found; at++) {
      const near = neighbours[cells[at] as Cell] as readonly Cell[];
      for (let side = 0; side < near.length; side++) {
        const next = near[side] as Cell;
        if (!has(rest, next)) continue;
        remove(rest, next);
        cells[found++] = next;
      }
    }
    ends[parts++] = found;
  }
  listed.count = parts;
  return listed;
}

/** The same as sets. */
export function partsOf(grid: Grid, set: CellSet): CellSet[] {
  const { count, cells, ends } = listParts(grid, set);
  let at = 0;
  return Array.from({ length: count }, (_, part) => {
    const cellsOfPart = noCells(grid.cells);
    for (; at < (ends[part] as number); at++) add(cellsOfPart, cells[at] as Cell);
    return cellsOfPart;
  });
}
