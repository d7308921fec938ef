import { boundsOf, type Cell, centreOf, cornersOf, NOWHERE, type Point, SIDES, stepFrom } from '@snowbound/hex';
import { GRID, SLOT_OF } from '@snowbound/winter-kingdom/map';

/** From the middle of a space to its corners, in units of the drawing. */
export const SIZE = 10;
export const SPACE_WIDTH = SIZE * Math.sqrt(3);
const MARGIN = 3;
const ORIGIN = { q: 0, r: 0 };
const ORIGIN_POINT: Point = { x: 0, y: 0 };
const CORNERS = cornersOf(ORIGIN, SIZE);

export const CELLS: readonly Cell[] = [...GRID.places.keys()];
const CENTRES: readonly Point[] = GRID.places.map(place => centreOf(place, SIZE));

export const centre = (cell: Cell): Point => CENTRES[cell] ?? ORIGIN_POINT;
export const neighboursOf = (cell: Cell): readonly Cell[] => GRID.neighbours[cell] ?? [];

const { least, most } = boundsOf(GRID.places, SIZE);
/** The box that holds the whole map. */
export const BOX = {
  x: least.x - MARGIN,
  y: least.y - MARGIN,
  width: most.x - least.x + 2 * MARGIN,
  height: most.y - least.y + 2 * MARGIN,
};
export const VIEW_BOX = `${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`;

const written = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** From each corner of a space to the next, clockwise. */
const along = (corners: readonly Point[]): readonly string[] =>
  corners.map(({ x, y }, at) => {
    const next = corners[(at + 1) % SIDES] ?? ORIGIN_POINT;
    return `l${written({ x: next.x - x, y: next.y - y })}`;
  });
const ALONG = along(CORNERS);

/** A hex around the origin as an SVG path, `size` from the middle to the corners. */
export const hexOf = (size: number): string => `M${cornersOf(ORIGIN, size).map(written).join('L')}Z`;

/** Many hexes as one path: cheaper to draw than as many elements. Only where each begins has to be written out. */
export function hexes(cells: Iterable<Cell>, size: number): string {
  const corners = cornersOf(ORIGIN, size);
  const [first = ORIGIN_POINT] = corners;
  const rest = `${along(corners).slice(0, -1).join('')}z`;
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(cell);
    path += `M${written({ x: x + first.x, y: y + first.y })}${rest}`;
  }
  return path;
}

/** The middles of spaces as a path without lines; a single one is told twice, since one point alone is no path. */
export const dotted = (cells: readonly Cell[]): string =>
  (cells.length === 1 ? [...cells, ...cells] : cells).map(cell => `M${written(centre(cell))}`).join('');

/** Some sides of these spaces as a path, those that meet as one line. */
function sidesOf(cells: readonly Cell[], isMeant: (cell: Cell, side: number) => boolean): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = centre(cell);
    let goesOn = false;
    for (const [side, from] of CORNERS.entries()) {
      const wasMeant = goesOn;
      goesOn = isMeant(cell, side);
      if (goesOn && !wasMeant) path += `M${written({ x: x + from.x, y: y + from.y })}`;
      if (goesOn) path += ALONG[side];
    }
  }
  return path;
}

/** The sides of all spaces; one between two of them is told once. */
export const ALL_SIDES: string = sidesOf(
  CELLS,
  (cell, side) => side < SIDES / 2 || stepFrom(GRID, cell, side) === NOWHERE,
);

/** The sides of these spaces at which their tableau ends. */
const edgesOf = (cells: readonly Cell[]): string =>
  sidesOf(cells, (cell, side) => {
    const next = stepFrom(GRID, cell, side);
    return next === NOWHERE || SLOT_OF[next] !== SLOT_OF[cell];
  });

export const TABLEAU_EDGES: string = edgesOf(CELLS);

/** The spaces of one tableau, and its edge. */
export const slotCells = (slot: number): readonly Cell[] => CELLS.filter(cell => SLOT_OF[cell] === slot);
export const edgeOfSlot = (slot: number): string => edgesOf(slotCells(slot));

/** The spaces row by row, as they are read. */
export const ROWS: readonly (readonly Cell[])[] = CELLS.reduce<Cell[][]>((rows, cell) => {
  const last = rows.at(-1);
  const before = last?.[0];
  if (last !== undefined && before !== undefined && centre(before).y === centre(cell).y) last.push(cell);
  else rows.push([cell]);
  return rows;
}, []);

/** The space at a point of the drawing; `null` beside the map. */
export function cellAtPoint(point: Point): Cell | null {
  const cell = nearest(CELLS, point);
  return cell !== null && distance(centre(cell), point) <= SIZE ? cell : null;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Of these spaces the one whose middle is nearest to a point. */
export function nearest(cells: Iterable<Cell>, point: Point): Cell | null {
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const away = distance(centre(cell), point);
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

/** The middle of many spaces; of the map if there are none. */
export function middleOf(cells: readonly Cell[]): Point {
  const points = (cells.length === 0 ? CELLS : cells).map(centre);
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** One step along a row, or to the nearest space of the row above or below; the same space at the end of the map. */
export function walked(from: Cell, key: string): Cell {
  const row = ROWS.findIndex(cells => cells.includes(from));
  const here = ROWS[row] ?? [];
  const at = here.indexOf(from);
  if (key === 'ArrowLeft') return here[at - 1] ?? from;
  if (key === 'ArrowRight') return here[at + 1] ?? from;
  if (key === 'Home') return here[0] ?? from;
  if (key === 'End') return here.at(-1) ?? from;
  const to = ROWS[row + (key === 'ArrowUp' ? -1 : 1)] ?? [];
  // Rows lie half a space aside: going down leans left and going up right, so that there and back ends at home.
  const lean = key === 'ArrowUp' ? 1 : -1;
  return nearest(to, { x: centre(from).x + lean, y: centre(from).y }) ?? from;
}
