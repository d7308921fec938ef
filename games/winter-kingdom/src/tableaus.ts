import {
  type Axial,
  type Axis,
  type Cell,
  type CellSet,
  type Grid,
  gridOf,
  hexagon,
  linesOf,
  plus,
  secondRings,
  setOf,
  straightTwos,
  turned,
} from '@snowbound/hex';

/** WK-1.2: seven hexagons of 61 spaces, the centre one and six around it. */
export const SLOTS = 7;
export const TURNS = 6;
const RADIUS = 4;
const FIRST_OUTER: Axial = { q: 5, r: 4 };

const SHAPE: readonly Axial[] = hexagon(RADIUS);

const CENTRES: readonly Axial[] = [
  { q: 0, r: 0 },
  ...Array.from({ length: TURNS }, (_, turns) => turned(FIRST_OUTER, turns)),
];

interface Space {
  readonly place: Axial;
  readonly slot: number;
}

const spaces: readonly Space[] = CENTRES.flatMap((centre, slot) =>
  SHAPE.map(place => ({ place: plus(centre, place), slot })),
).sort((a, b) => a.place.r - b.place.r || a.place.q - b.place.q);

export const CELLS = spaces.length;

/** Which of the seven tableaus each space belongs to; 0 is the centre one. */
export const SLOT_OF: readonly number[] = spaces.map(({ slot }) => slot);
const places = spaces.map(({ place }) => place);

/** How spaces are joined: what is next to what. */
export interface Land {
  readonly grid: Grid;
  /** Spaces at distance exactly 2, and those of them that lie straight. */
  readonly rings: readonly CellSet[];
  readonly landings: readonly CellSet[];
}

const landOf = (grid: Grid): Land => ({ grid, rings: secondRings(grid), landings: straightTwos(grid) });

export const JOINED: Land = landOf(gridOf(places));
/** WK-8.6: spaces of different tableaus are never next to each other. */
export const APART: Land = landOf(gridOf(places, (one, other) => SLOT_OF[one] === SLOT_OF[other]));

const cellsWhere = (holds: (cell: Cell) => boolean): CellSet => setOf(CELLS, [...places.keys()].filter(holds));

export const TABLEAUS: readonly CellSet[] = CENTRES.map((_, slot) => cellsWhere(cell => SLOT_OF[cell] === slot));
export const CENTRE = TABLEAUS[0] as CellSet;

/** WK-1.2: the spaces with fewer than six neighbours, whatever a twist says. */
export const EDGE: CellSet = cellsWhere(cell => (JOINED.grid.neighbours[cell] ?? []).length < TURNS);

export const LINES: Readonly<Record<Axis, readonly CellSet[]>> = {
  horizontal: linesOf(JOINED.grid, 'horizontal'),
  falling: linesOf(JOINED.grid, 'falling'),
  rising: linesOf(JOINED.grid, 'rising'),
};

/** Where the spaces of a side come to lie, in the side's own order, for each slot and rotation. */
const LAID: readonly (readonly (readonly Cell[])[])[] = CENTRES.map(centre =>
  Array.from({ length: TURNS }, (_, turns) => SHAPE.map(place => cellAtPlace(plus(centre, turned(place, turns))))),
);

export const cellsLaid = (slot: number, turns: number): readonly Cell[] => LAID[slot]?.[turns] ?? [];

function cellAtPlace({ q, r }: Axial): Cell {
  return places.findIndex(place => place.q === q && place.r === r);
}
