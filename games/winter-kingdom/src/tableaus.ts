import {
  type Axial,
  type Axis,
  type Cell,
  type CellSet,
  type Grid,
  gridOf,
  linesOf,
  NOWHERE,
  type Patches,
  patchesOf,
  plus,
  secondRings,
  setOf,
  straightTwos,
  turned,
} from '@snowbound/hex';
import { CELLS, GRID, MIDDLES, SHAPE, SLOT_OF, TURNS } from './spaces.ts';

/** How spaces are joined: what is next to what. */
export interface Land {
  readonly grid: Grid;
  /** Spaces at distance exactly 2, and those of them that lie straight. */
  readonly rings: readonly CellSet[];
  readonly landings: readonly CellSet[];
}

const landOf = (grid: Grid): Land => ({ grid, rings: secondRings(grid), landings: straightTwos(grid) });

export const JOINED: Land = landOf(GRID);
/** WK-8.6: spaces of different tableaus are never next to each other. */
export const APART: Land = landOf(gridOf(GRID.places, (one, other) => SLOT_OF[one] === SLOT_OF[other]));

const cellsWhere = (holds: (cell: Cell) => boolean): CellSet => setOf(CELLS, [...GRID.places.keys()].filter(holds));

export const TABLEAUS: Patches = patchesOf(MIDDLES.map((_, slot) => cellsWhere(cell => SLOT_OF[cell] === slot)));
export const CENTRE = TABLEAUS.sets[0] as CellSet;

/** WK-1.2: the spaces with fewer than six neighbours, whatever a twist says. */
export const EDGE: CellSet = cellsWhere(cell => (GRID.neighbours[cell] ?? []).length < TURNS);

export const LINES: Readonly<Record<Axis, Patches>> = {
  horizontal: patchesOf(linesOf(GRID, 'horizontal')),
  falling: patchesOf(linesOf(GRID, 'falling')),
  rising: patchesOf(linesOf(GRID, 'rising')),
};

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;
const numbers = new Map(GRID.places.map((place, cell) => [keyOf(place), cell]));

/** Where the spaces of a side come to lie, in the side's own order, for each slot and rotation. */
const LAID: readonly (readonly (readonly Cell[])[])[] = MIDDLES.map(middle =>
  Array.from({ length: TURNS }, (_, turns) =>
    SHAPE.map(place => numbers.get(keyOf(plus(middle, turned(place, turns)))) ?? NOWHERE),
  ),
);

export const cellsLaid = (slot: number, turns: number): readonly Cell[] => LAID[slot]?.[turns] ?? [];
