import type { Seat } from '@snowbound/engine';
import {
  type Cell,
  type CellSet,
  cellsIn,
  copyOf,
  has,
  intersect,
  noCells,
  type Patches,
  subtract,
  surround,
  unite,
} from '@snowbound/hex';
import { CELLS } from '../spaces.ts';
import { type Position, playerAt } from '../state.ts';
import { EDGE, LINES, TABLEAUS } from '../tableaus.ts';
import { CASTLE, ICE, MOUNTAIN, type Terrain, TUNNEL, VILLAGE } from '../terrain.ts';
import { forestBorder, groupsOf } from './counts.ts';
import { hasMost, housesOn } from './majorities.ts';

/** Pieces that score together, the spaces they score at, and how often the card's points they are worth. */
export interface Reason {
  readonly pieces: readonly Cell[];
  readonly places: readonly Cell[];
  readonly count: number;
}

/** Where several bring points together: each with those before it that completes them; what is left over brings nothing. */
export function together(reasons: readonly Reason[], each: number): readonly Reason[] {
  const complete: Reason[] = [];
  let pieces: Cell[] = [];
  let places: Cell[] = [];
  let counted = 0;
  for (const reason of reasons) {
    pieces.push(...reason.pieces);
    places.push(...reason.places);
    counted += reason.count;
    if (counted < each) continue;
    complete.push({ pieces, places, count: Math.floor(counted / each) });
    pieces = [];
    places = [];
    counted %= each;
  }
  return complete;
}

type Reasons = (position: Position, seat: Seat) => readonly Reason[];

/** WK-9.2: castles score beside the three cards. */
export const CASTLES = 'castles';

const common = (one: CellSet, other: CellSet): Cell[] => {
  const both = copyOf(one);
  intersect(both, other);
  return cellsIn(both);
};
const around = ({ table }: Position, cell: Cell): CellSet => table.board.land.grid.around[cell] as CellSet;
const piecesOn = (position: Position, seat: Seat, spaces: CellSet): Cell[] =>
  common(playerAt(position, seat).pieces, spaces);

/** Every own piece on these spaces by itself, a fort twice; `at` says what it stands beside. */
const eachHouse =
  (spaces: (position: Position) => CellSet, at: Terrain | null): Reasons =>
  (position, seat) =>
    piecesOn(position, seat, spaces(position)).map(cell => ({
      pieces: [cell],
      places: at === null ? [] : common(around(position, cell), position.table.board.spacesOf(at)),
      count: has(playerAt(position, seat).forts, cell) ? 2 : 1,
    }));
const eachHouseNextTo = (terrain: Terrain): Reasons => eachHouse(({ table }) => table.board.nextTo(terrain), terrain);

/** Every set that holds an own piece; `at` are the spaces a set is about. */
const eachTouched =
  (patches: (position: Position) => Patches, at: (position: Position, set: number) => readonly Cell[]): Reasons =>
  (position, seat) =>
    patches(position).sets.flatMap((set, index) => {
      const pieces = piecesOn(position, seat, set);
      return pieces.length === 0 ? [] : [{ pieces, places: at(position, index), count: 1 }];
    });
const noPlaces = (): readonly Cell[] => [];

const eachGroup: Reasons = (position, seat) =>
  groupsOf(position, seat).map(group => ({ pieces: cellsIn(group), places: [], count: 1 }));

/** The same where nobody has more houses. */
const eachMost =
  (patches: (position: Position) => Patches, at: (position: Position, set: number) => readonly Cell[]): Reasons =>
  (position, seat) =>
    patches(position).sets.flatMap((set, index) =>
      hasMost(position, seat, patches(position), index)
        ? [{ pieces: piecesOn(position, seat, set), places: at(position, index), count: 1 }]
        : [],
    );

const surroundings =
  (terrain: Terrain) =>
  ({ table }: Position): Patches =>
    table.board.surroundings(terrain);
const spaceOf =
  (terrain: Terrain) =>
  ({ table }: Position, index: number): readonly Cell[] =>
    cellsIn(table.board.spacesOf(terrain)).slice(index, index + 1);
const mountainsIn = ({ table: { board } }: Position, region: number): readonly Cell[] =>
  common(board.mountainRegions.sets[region] as CellSet, board.spacesOf(MOUNTAIN));

/** The set with the most houses. */
const best =
  (sets: (position: Position, seat: Seat) => readonly CellSet[]): Reasons =>
  (position, seat) => {
    const player = playerAt(position, seat);
    const most = sets(position, seat).reduce<CellSet>(
      (one, other) => (housesOn(player, other) > housesOn(player, one) ? other : one),
      noCells(CELLS),
    );
    const count = housesOn(player, most);
    return count === 0 ? [] : [{ pieces: piecesOn(position, seat, most), places: [], count }];
  };

const retainers: Reasons = (position, seat) => {
  const player = playerAt(position, seat);
  return cellsIn(player.forts).flatMap(fort => {
    const count = housesOn(player, around(position, fort));
    return count === 0 ? [] : [{ pieces: piecesOn(position, seat, around(position, fort)), places: [fort], count }];
  });
};

/** Each place is listed once, with the first group that joins it to another. */
const merchants: Reasons = (position, seat) => {
  const { board } = position.table;
  const listed = noCells(CELLS);
  return groupsOf(position, seat).flatMap(group => {
    const joined = noCells(CELLS);
    surround(board.land.grid, joined, group);
    intersect(joined, board.tradingPlaces);
    if (cellsIn(joined).length < 2) return [];
    subtract(joined, listed);
    unite(listed, joined);
    const places = cellsIn(joined);
    return places.length === 0 ? [] : [{ pieces: cellsIn(group), places, count: places.length }];
  });
};

const castleMost = eachMost(surroundings(CASTLE), spaceOf(CASTLE));

/** Why each scoring card counts what it counts, by its id. */
export const REASONS: Readonly<Record<string, Reasons>> = {
  bureaucrats: eachMost(() => TABLEAUS, noPlaces),
  knights: best(({ table }) => LINES[table.axis].sets),
  climbers: eachHouseNextTo(MOUNTAIN),
  loners: eachGroup,
  retainers,
  crowd: best(groupsOf),
  travellers: eachTouched(surroundings(VILLAGE), spaceOf(VILLAGE)),
  hikers: eachTouched(({ table }) => LINES[table.axis], noPlaces),
  miners: eachMost(({ table }) => table.board.mountainRegions, mountainsIn),
  scouts: eachHouse(() => EDGE, null),
  'nature-lovers': eachHouse(forestBorder, null),
  celebrities: eachHouseNextTo(CASTLE),
  farmers: eachHouseNextTo(VILLAGE),
  cavers: eachTouched(surroundings(TUNNEL), spaceOf(TUNNEL)),
  pioneers: eachTouched(({ table }) => table.board.buildableAreas, noPlaces),
  royalty: castleMost,
  'ice-fishers': eachHouseNextTo(ICE),
  merchants,
  [CASTLES]: castleMost,
};
