import { type Axial, type Grid, gridOf, hexagon, plus, turned } from '@snowbound/hex';

/** WK-1.2: seven hexagons of 61 spaces, the centre one and six around it. */
export const SLOTS = 7;
export const TURNS = 6;
const RADIUS = 4;
const FIRST_OUTER: Axial = { q: 5, r: 4 };

/** The spaces of a side, in its own order, and the middles of the slots. */
export const SHAPE: readonly Axial[] = hexagon(RADIUS);
export const MIDDLES: readonly Axial[] = [
  { q: 0, r: 0 },
  ...Array.from({ length: TURNS }, (_, turns) => turned(FIRST_OUTER, turns)),
];

interface Space {
  readonly place: Axial;
  readonly slot: number;
}

const spaces: readonly Space[] = MIDDLES.flatMap((middle, slot) =>
  SHAPE.map(place => ({ place: plus(middle, place), slot })),
).sort((a, b) => a.place.r - b.place.r || a.place.q - b.place.q);

export const CELLS = spaces.length;

/** Which of the seven tableaus each space belongs to; 0 is the centre one. */
export const SLOT_OF: readonly number[] = spaces.map(({ slot }) => slot);

/** What lies next to what, unless a twist says otherwise. */
export const GRID: Grid = gridOf(spaces.map(({ place }) => place));
