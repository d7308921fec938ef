import type { Cell } from '@snowbound/hex';
import { JOINED, LETTERS, TERRAINS, type View } from '@snowbound/winter-kingdom';
import { paddedLeft } from '../terminal/layout.ts';
import { inSeatColour, type Paint, shapeOf } from '../terminal/paint.ts';

const { places, neighbours } = JOINED.grid;

/** Two columns a space, each row half a space to the side of the next: pointy-top hexes as text. */
const columns = places.map(({ q, r }) => 2 * q + r);
const LEFT = Math.min(...columns);
/** The number of a row's first space, and a blank. */
const LABEL_WIDTH = 4;
export const MAP_WIDTH = LABEL_WIDTH + Math.max(...columns) - LEFT + 1;

const ROWS: readonly (readonly Cell[])[] = places.reduce<Cell[][]>((rows, { r }, cell) => {
  const row = r - (places[0]?.r ?? 0);
  rows[row] = [...(rows[row] ?? []), cell];
  return rows;
}, []);
export const MAP_ROWS = ROWS.length;

/** A fort is its owner's shape with something inside. */
const FORTS = ['◉', '▣', '◬', '◈'];
export const fortOf = (seat: number): string => FORTS[seat] ?? shapeOf(seat);

/** Marks before every tenth and fifth space, so that nobody counts far. */
export const TENTH = ':';
export const FIFTH = '·';

type Colour = Extract<Parameters<Paint>[0], string>;

/** A letter tells the terrain; the colour only helps. */
const COLOURS: Readonly<Record<string, Colour>> = {
  F: 'green',
  G: 'greenBright',
  T: 'red',
  H: 'magenta',
  B: 'magentaBright',
  S: 'whiteBright',
  I: 'blueBright',
  M: 'gray',
};

/** Castles, villages and tunnels are few and matter: bold. */
export const inTerrainColour = (paint: Paint, letter: string): string => paint(COLOURS[letter] ?? 'bold', letter);

/** Rows of the map from `first` on, each led by the number of its first space. */
export function mapRows(look: View, paint: Paint, first: number, count: number): string[] {
  const pieces = piecesOn(look, paint);
  return ROWS.slice(first, first + count).map(row =>
    row.reduce((line, cell, at) => {
      const sign = pieces.get(cell) ?? inTerrainColour(paint, look.terrain[cell] ?? ' ');
      if (at > 0) return `${line}${markBefore(cell, paint)}${sign}`;
      const label = paint('dim', paddedLeft(String(cell), LABEL_WIDTH - 1));
      return `${label}${' '.repeat(1 + (columns[cell] ?? 0) - LEFT)}${sign}`;
    }, ''),
  );
}

function markBefore(cell: Cell, paint: Paint): string {
  if (cell % 5 !== 0) return ' ';
  return paint('dim', cell % 10 === 0 ? TENTH : FIFTH);
}

function piecesOn({ players }: View, paint: Paint): ReadonlyMap<Cell, string> {
  const signs = new Map<Cell, string>();
  players.forEach(({ houses, forts }, seat) => {
    for (const cell of houses) signs.set(cell, paint('bold', inSeatColour(paint, seat, shapeOf(seat))));
    for (const cell of forts) signs.set(cell, paint('bold', inSeatColour(paint, seat, fortOf(seat))));
  });
  return signs;
}

/** The first of `count` rows that show most of what matters now; among equals those with it in their middle. */
export function firstRowFor(look: View, count: number): number {
  const interest = spacesOfInterest(look);
  const counts = ROWS.map(row => row.filter(cell => interest.has(cell)).length);
  const all = counts.reduce((sum, here) => sum + here, 0);
  const middle = counts.reduce((sum, here, row) => sum + here * row, 0) / Math.max(1, all);
  const firsts = Array.from({ length: MAP_ROWS - count + 1 }, (_, first) => first);
  const countedFrom = (first: number): number =>
    counts.slice(first, first + count).reduce((sum, here) => sum + here, 0);
  const aside = (first: number): number => Math.abs(first + (count - 1) / 2 - middle);
  return firsts.reduce((best, first) => {
    const more = countedFrom(first) - countedFrom(best);
    return more > 0 || (more === 0 && aside(first) < aside(best)) ? first : best;
  }, 0);
}

/** The house being moved; else where the terrain card lets the active player build; else their pieces. */
function spacesOfInterest(look: View): ReadonlySet<Cell> {
  if (look.subject !== null) return new Set([look.subject]);
  const occupied = new Set(look.players.flatMap(({ houses, forts }) => [...houses, ...forts]));
  const player = look.players[look.active];
  const own = new Set([...(player?.houses ?? []), ...(player?.forts ?? [])]);
  const open = [...places.keys()].filter(cell => !occupied.has(cell) && isOf(look, cell));
  const near = open.filter(cell => (neighbours[cell] ?? []).some(next => own.has(next)));
  // WK-4.1: next to own pieces if possible.
  if (near.length > 0) return new Set(near);
  if (open.length > 0) return new Set(open);
  return own.size > 0 ? own : new Set(places.keys());
}

const isOf = ({ building, terrain }: View, cell: Cell): boolean =>
  building !== null && terrain[cell] === letterOf(building);

export const letterOf = (terrain: (typeof TERRAINS)[number]): string => LETTERS[TERRAINS.indexOf(terrain)] ?? '';
