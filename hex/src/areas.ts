import { add, type Cell, type CellSet, clear, has, nextCell, noCells, remove, unite } from './cell-set.ts';
import type { Grid } from './grid.ts';

/** Connected cells of one kind, for every cell of a grid. */
export interface Areas {
  readonly list: readonly CellSet[];
  /** The number of the area each cell lies in. */
  readonly of: Int16Array;
}

/** Cells found but not yet looked around from. One list for all: floods never run inside each other. */
const found: Cell[] = [];

/** Adds to `set` all cells of `within` that are connected with it through `within`. */
export function spread({ neighbours }: Grid, set: CellSet, within: CellSet): void {
  found.length = 0;
  for (let cell = nextCell(set, 0); cell >= 0; cell = nextCell(set, cell + 1)) found.push(cell);
  for (let cell = found.pop(); cell !== undefined; cell = found.pop()) {
    const near = neighbours[cell] as readonly Cell[];
    for (let side = 0; side < near.length; side++) {
      const next = near[side] as Cell;
      if (!has(within, next) || has(set, next)) continue;
      add(set, next);
      found.push(next);
    }
  }
}

/** Makes `border` the cells next to some cell of `set`; cells of `set` among them if they touch each other. */
export function surround({ around }: Grid, border: CellSet, set: CellSet): void {
  clear(border);
  for (let cell = nextCell(set, 0); cell >= 0; cell = nextCell(set, cell + 1)) unite(border, around[cell] as CellSet);
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
    found.length = 0;
    found.push(start);
    for (let cell = found.pop(); cell !== undefined; cell = found.pop()) {
      for (const next of grid.neighbours[cell] as readonly Cell[]) {
        if (of[next] !== -1 || kinds[next] !== kinds[start]) continue;
        of[next] = list.length;
        add(area, next);
        found.push(next);
      }
    }
    list.push(area);
  }
  return { list, of };
}

/** The connected parts of a set, in the order of their first cells. */
export function partsOf(grid: Grid, set: CellSet): CellSet[] {
  const rest = set.slice();
  const parts: CellSet[] = [];
  for (let cell = nextCell(rest, 0); cell >= 0; cell = nextCell(rest, cell + 1)) {
    const part = noCells(grid.cells);
    add(part, cell);
    spread(grid, part, rest);
    for (let own = nextCell(part, 0); own >= 0; own = nextCell(part, own + 1)) remove(rest, own);
    parts.push(part);
  }
  return parts;
}
