import type { Seat } from '@snowbound/engine';
import {
  type Cell,
  type CellSet,
  cellsIn,
  copyOf,
  has,
  intersect,
  noCells,
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
  (
    sets: (position: Position) => readonly CellSet[],
    at: (position: Position, set: number) => readonly Cell[],
  ): Reasons =>
  (position, seat) =>
    sets(position).flatMap((set, index) => {
      const pieces = piecesOn(position, seat, set);
      return pieces.length === 0 ? [] : [{ pieces, places: at(position, index), count: 1 }];
    });
/**
 * Where two together count once: a fort, two houses, by itself; of the others the first with the second, and so on; one left over
 * counts nothing.
 */
const inPairs =
  (reasons: Reasons): Reasons =>
  (position, seat) => {
    const each = reasons(position, seat);
    const twice = each.filter(({ count }) => count === 2).map(reason => ({ ...reason, count: 1 }));
    const once = each.filter(({ count }) => count === 1);
    const pairs = once.flatMap(({ pieces, places }, at) => {
      const second = once[at + 1];
      if (at % 2 === 1 || second === undefined) return [];
      return [{ pieces: [...pieces, ...second.pieces], places: [...places, ...second.places], count: 1 }];
    });
    return [...twice, ...pairs];
  };
const noPlaces = (): readonly Cell[] => [];

const eachGroup: Reasons = (position, seat) =>
  groupsOf(position, seat).map(group => ({ pieces: cellsIn(group), places: [], count: 1 }));

/** The same where nobody has more houses. */
const eachMost =
  (
    sets: (position: Position) => readonly CellSet[],
    at: (position: Position, set: number) => readonly Cell[],
  ): Reasons =>
  (position, seat) =>
    sets(position).flatMap((set, index) =>
      hasMost(position, seat, set)
        ? [{ pieces: piecesOn(position, seat, set), places: at(position, index), count: 1 }]
        : [],
    );

const surroundings =
  (terrain: Terrain) =>
  ({ table }: Position): readonly CellSet[] =>
    table.board.surroundings(terrain);
const spaceOf =
  (terrain: Terrain) =>
  ({ table }: Position, index: number): readonly Cell[] =>
    cellsIn(table.board.spacesOf(terrain)).slice(index, index + 1);
const mountainsIn = ({ table: { board } }: Position, region: number): readonly Cell[] =>
  common(board.mountainRegions[region] as CellSet, board.spacesOf(MOUNTAIN));

/** The set with the most houses; `worth` turns houses into a count. */
const best =
  (sets: (position: Position, seat: Seat) => readonly CellSet[], worth: (houses: number) => number): Reasons =>
  (position, seat) => {
    const player = playerAt(position, seat);
    const most = sets(position, seat).reduce<CellSet>(
      (one, other) => (housesOn(player, other) > housesOn(player, one) ? other : one),
      noCells(CELLS),
    );
    const count = worth(housesOn(player, most));
    return count === 0 ? [] : [{ pieces: piecesOn(position, seat, most), places: [], count }];
  };

const retainers: Reasons = (position, seat) => {
  const player = playerAt(position, seat);
  return cellsIn(player.forts).flatMap(fort => {
    const count = housesOn(player, around(position, fort));
    return count === 0 ? [] : [{ pieces: piecesOn(position, seat, around(position, fort)), places: [fort], count }];
  });
};

/** Each place is told once, with the first group that joins it to another. */
const merchants: Reasons = (position, seat) => {
  const { board } = position.table;
  const told = noCells(CELLS);
  return groupsOf(position, seat).flatMap(group => {
    const joined = noCells(CELLS);
    surround(board.land.grid, joined, group);
    intersect(joined, board.tradingPlaces);
    if (cellsIn(joined).length < 2) return [];
    subtract(joined, told);
    unite(told, joined);
    const places = cellsIn(joined);
    return places.length === 0 ? [] : [{ pieces: cellsIn(group), places, count: places.length }];
  });
};

const castleMost = eachMost(surroundings(CASTLE), spaceOf(CASTLE));

/** Why each scoring card counts what it counts, by its id. */
export const REASONS: Readonly<Record<string, Reasons>> = {
  bureaucrats: eachMost(() => TABLEAUS, noPlaces),
  knights: best(
    ({ table }) => LINES[table.axis],
    houses => houses,
  ),
  climbers: eachHouseNextTo(MOUNTAIN),
  loners: inPairs(eachGroup),
  retainers,
  crowd: best(groupsOf, houses => houses >> 1),
  travellers: eachTouched(surroundings(VILLAGE), spaceOf(VILLAGE)),
  hikers: eachTouched(({ table }) => LINES[table.axis], noPlaces),
  miners: eachMost(({ table }) => table.board.mountainRegions, mountainsIn),
  scouts: eachHouse(() => EDGE, null),
  'nature-lovers': inPairs(eachHouse(forestBorder, null)),
  celebrities: eachHouseNextTo(CASTLE),
  farmers: eachHouseNextTo(VILLAGE),
  cavers: eachTouched(surroundings(TUNNEL), spaceOf(TUNNEL)),
  pioneers: inPairs(eachTouched(({ table }) => table.board.buildableAreas, noPlaces)),
  royalty: castleMost,
  'ice-fishers': eachHouseNextTo(ICE),
  merchants,
  [CASTLES]: castleMost,
};
