import type { Seat } from '@snowbound/engine';
import {
  add,
  assignDifference,
  type Cell,
  type CellSet,
  clear,
  count,
  countMet,
  has,
  listParts,
  nextCell,
  noCells,
  type Parts,
  partsOf,
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
  loners: (state, seat) => listGroups(state, seat).count,
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

/** The same without a set for each, until somebody asks again. */
const listGroups = (state: Position, seat: Seat): Parts =>
  listParts(state.table.board.land.grid, playerAt(state, seat).pieces);

/** Houses in the own group with the most of them. */
function crowd(state: Position, seat: Seat): number {
  const { forts } = playerAt(state, seat);
  const { count: groups, cells, ends } = listGroups(state, seat);
  let most = 0;
  let at = 0;
  for (let group = 0; group < groups; group++) {
    let houses = 0;
    for (; at < (ends[group] as number); at++) houses += has(forts, cells[at] as Cell) ? 2 : 1;
    if (houses > most) most = houses;
  }
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
  const { tradingPlacesNear } = state.table.board;
  const { count: groups, cells, ends } = listGroups(state, seat);
  clear(joined);
  let at = 0;
  for (let group = 0; group < groups; group++) {
    let met = 0;
    for (; at < (ends[group] as number); at++) {
      const near = tradingPlacesNear[cells[at] as Cell] as readonly Cell[];
      for (let side = 0; side < near.length; side++) met = meetPlace(near[side] as Cell, met);
    }
    if (met > 1) for (let place = 0; place < met; place++) add(joined, metByGroup[place] as Cell);
  }
  return count(joined);
}

/** The different places that one group is next to. */
const metByGroup: Cell[] = [];

/** Notes a place beside the `met` others, if it is new; says how many there are now. */
function meetPlace(place: Cell, met: number): number {
  for (let at = 0; at < met; at++) if (metByGroup[at] === place) return met;
  metByGroup[met] = place;
  return met + 1;
}
