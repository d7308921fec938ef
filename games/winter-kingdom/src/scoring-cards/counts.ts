import type { Seat } from '@snowbound/engine';
import {
  assignDifference,
  type CellSet,
  clear,
  count,
  countMet,
  intersect,
  nextCell,
  noCells,
  partsOf,
  surround,
  unite,
} from '@snowbound/hex';
import { CELLS } from '../spaces.ts';
import { type Position, playerAt, type ScoringCard } from '../state.ts';
import { EDGE, LINES, TABLEAUS } from '../tableaus.ts';
import { CASTLE, ICE, MOUNTAIN, type Terrain, TUNNEL, terrainNamed, VILLAGE } from '../terrain.ts';
import { housesOn, majorities, mostHousesAt } from './majorities.ts';

type Counts = ScoringCard['counts'];

const FOREST = terrainNamed('forest');
const border = noCells(CELLS);
const joined = noCells(CELLS);

/** What each scoring card counts, by its id. How many of it bring how many points is in the content. */
export const COUNTS: Readonly<Record<string, Counts>> = {
  bureaucrats: (state, seat) => majorities(state, seat, TABLEAUS),
  knights: (state, seat) => mostHousesAt(playerAt(state, seat), LINES[state.table.axis]),
  climbers: housesNextTo(MOUNTAIN),
  loners: (state, seat) => groupsOf(state, seat).length,
  retainers,
  crowd,
  travellers: spacesTouched(VILLAGE),
  hikers: (state, seat) => countMet(LINES[state.table.axis], playerAt(state, seat).pieces),
  miners: (state, seat) => majorities(state, seat, state.table.board.mountainRegions),
  scouts: (state, seat) => housesOn(playerAt(state, seat), EDGE),
  'nature-lovers': (state, seat) => housesOn(playerAt(state, seat), forestBorder(state)),
  celebrities: housesNextTo(CASTLE),
  farmers: housesNextTo(VILLAGE),
  cavers: spacesTouched(TUNNEL),
  pioneers: (state, seat) => countMet(state.table.board.buildableAreas, playerAt(state, seat).pieces),
  royalty: castleMajorities,
  'ice-fishers': housesNextTo(ICE),
  merchants,
};

/** WK-9.2: castles with the most houses next to them. */
export function castleMajorities(state: Position, seat: Seat): number {
  return majorities(state, seat, state.table.board.surroundings(CASTLE));
}

function housesNextTo(terrain: Terrain): Counts {
  return (state, seat) => housesOn(playerAt(state, seat), state.table.board.nextTo(terrain));
}

/** Spaces of the terrain with an own piece next to them. */
function spacesTouched(terrain: Terrain): Counts {
  return (state, seat) => countMet(state.table.board.surroundings(terrain), playerAt(state, seat).pieces);
}

/** Spaces next to forest that are not forest, until somebody asks again. */
export function forestBorder({ table: { board } }: Position): CellSet {
  assignDifference(border, board.nextTo(FOREST), board.spacesOf(FOREST));
  return border;
}

export const groupsOf = (state: Position, seat: Seat): CellSet[] =>
  partsOf(state.table.board.land.grid, playerAt(state, seat).pieces);

/** Houses in the own group with the most of them. */
function crowd(state: Position, seat: Seat): number {
  const player = playerAt(state, seat);
  let most = 0;
  for (const group of groupsOf(state, seat)) most = Math.max(most, housesOn(player, group));
  return most;
}

/** Houses next to each own fort; a house next to two counts for both. */
function retainers(state: Position, seat: Seat): number {
  const player = playerAt(state, seat);
  const { around } = state.table.board.land.grid;
  let sum = 0;
  for (let fort = nextCell(player.forts, 0); fort >= 0; fort = nextCell(player.forts, fort + 1)) {
    sum += housesOn(player, around[fort] as CellSet);
  }
  return sum;
}

/** Castles, villages and tunnels that a group joins to another; each once. */
function merchants(state: Position, seat: Seat): number {
  const { board } = state.table;
  clear(joined);
  for (const group of groupsOf(state, seat)) {
    surround(board.land.grid, border, group);
    intersect(border, board.tradingPlaces);
    if (count(border) > 1) unite(joined, border);
  }
  return count(joined);
}
