import { type Axial, type Axis, DIRECTIONS, lineNumber, plus } from './axial.ts';
import { add, type Cell, type CellSet, NOWHERE, noCells, setOf } from './cell-set.ts';

/** Hexes that lie together. Made once; afterwards a cell is its number in `places`. */
export interface Grid {
  readonly cells: number;
  readonly places: readonly Axial[];
  /** The cell one step away, at `cell * 6 + direction`; NOWHERE off the grid. */
  readonly steps: Int16Array;
  /** The cells one step away. */
  readonly neighbours: readonly (readonly Cell[])[];
  /** The same as sets. */
  readonly around: readonly CellSet[];
}

export const SIDES = 6;

/** A grid of these places; `joined` may keep places that lie side by side from being neighbours. */
export function gridOf(places: readonly Axial[], joined: (one: Cell, other: Cell) => boolean = () => true): Grid {
  const cells = places.length;
  const numbers = new Map(places.map((place, cell) => [keyOf(place), cell]));
  const steps = new Int16Array(cells * SIDES).fill(NOWHERE);
  const neighbours = places.map((place, cell) => {
    const here: Cell[] = [];
    DIRECTIONS.forEach((direction, side) => {
      const other = numbers.get(keyOf(plus(place, direction)));
      if (other === undefined || !joined(cell, other)) return;
      steps[cell * SIDES + side] = other;
      here.push(other);
    });
    return here;
  });
  return { cells, places, steps, neighbours, around: neighbours.map(here => setOf(cells, here)) };
}

/** The cell at a place; NOWHERE off the grid. */
export const cellAt = ({ places }: Grid, q: number, r: number): Cell =>
  places.findIndex(place => place.q === q && place.r === r);

/** The cell one step away in a direction; NOWHERE off the grid. */
export const stepFrom = ({ steps }: Grid, cell: Cell, direction: number): Cell =>
  steps[cell * SIDES + direction] as Cell;

/** Every line of one direction, in rising order of what its places share. */
export function linesOf({ cells, places }: Grid, axis: Axis): CellSet[] {
  const lines = new Map<number, CellSet>();
  places.forEach((place, cell) => {
    const number = lineNumber(place, axis);
    const line = lines.get(number) ?? noCells(cells);
    lines.set(number, line);
    add(line, cell);
  });
  return [...lines.entries()].sort(([a], [b]) => a - b).map(([, line]) => line);
}

/** Fewest steps from a cell to every other; NOWHERE where no way leads. */
export function distancesFrom({ cells, neighbours }: Grid, from: Cell): Int16Array {
  const distances = new Int16Array(cells).fill(NOWHERE);
  distances[from] = 0;
  const reached = [from];
  for (const cell of reached) {
    for (const next of neighbours[cell] ?? []) {
      if (distances[next] !== NOWHERE) continue;
      distances[next] = (distances[cell] as number) + 1;
      reached.push(next);
    }
  }
  return distances;
}

/** For every cell the cells at distance exactly 2. */
export function secondRings(grid: Grid): CellSet[] {
  const { cells, neighbours } = grid;
  return neighbours.map((near, cell) => {
    const ring = noCells(cells);
    for (const one of near) {
      for (const two of neighbours[one] ?? []) if (two !== cell && !near.includes(two)) add(ring, two);
    }
    return ring;
  });
}

/** For every cell the cells two steps away in a straight line. */
export function straightTwos(grid: Grid): CellSet[] {
  return grid.places.map((_, cell) => {
    const landings = noCells(grid.cells);
    for (let side = 0; side < SIDES; side++) {
      const over = stepFrom(grid, cell, side);
      const landing = over === NOWHERE ? NOWHERE : stepFrom(grid, over, side);
      if (landing !== NOWHERE) add(landings, landing);
    }
    return landings;
  });
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;
