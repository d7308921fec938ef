import { add, type Cell, type CellSet, clear, has, nextCell, noCells } from './cell-set.ts';
import type { Grid } from './grid.ts';

/** Connected cells of one kind, for every cell of a grid. */
export interface Areas {
  readonly list: readonly CellSet[];
  /** The number of the area each cell lies in. */
  readonly of: Int16Array;
}

/** Cells found, in the order they are looked around from. One list for all: floods never run inside each other. */
const found: Cell[] = [];

/** Adds to `set` all cells of `within` that are connected with it through `within`. */
export function spread({ neighbours }: Grid, set: CellSet, within: CellSet): void {
  let count = 0;
  for (let cell = nextCell(set, 0); cell >= 0; cell = nextCell(set, cell + 1)) found[count++] = cell;
  for (let at = 0; at < count; at++) {
    const near = neighbours[found[at] as Cell] as readonly Cell[];
    for (let side = 0; side < near.length; side++) {
      const next = near[side] as Cell;
      if (!has(within, next) || has(set, next)) continue;
      add(set, next);
      found[count++] = next;
    }
  }
}

/** Makes `border` the cells next to some cell of `set`; cells of `set` among them if they touch each other. */
export function surround({ neighbours }: Grid, border: CellSet, set: CellSet): void {
  clear(border);
  for (let cell = nextCell(set, 0); cell >= 0; cell = nextCell(set, cell + 1)) {
    const near = neighbours[cell] as readonly Cell[];
    for (let side = 0; side < near.length; side++) add(border, near[side] as Cell);
  }
}

/** The areas of equal kind, in the order of their first cells. */
export function areasOf(grid: Grid, kinds: ArrayLike<number>): Areas {
  const of = new Int16Array(grid.cells).fill(-1);
  const list: CellSet[] = [];
  for (let start = 0; start < grid.cells; start++) {
    if (of[start] !== -1) continue;
    const area = noCells(grid.cells);
    of[start] = list.length;
    add(area, start);
    found[0] = start;
    let count = 1;
    for (let at = 0; at < count; at++) {
      for (const next of grid.neighbours[found[at] as Cell] as readonly Cell[]) {
        if (of[next] !== -1 || kinds[next] !== kinds[start]) continue;
        of[next] = list.length;
        add(area, next);
        found[count++] = next;
      }
    }
    list.push(area);
  }
  return { list, of };
}
