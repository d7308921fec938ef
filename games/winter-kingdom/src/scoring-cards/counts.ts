import type { Seat } from '@snowbound/engine';
import {
  assignDifference,
  type CellSet,
  clear,
  count,
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
import { housesOn, majorities, mostHousesOn, piecesTouch } from './majorities.ts';

type Counts = ScoringCard['counts'];

const FOREST = terrainNamed('forest');
const border = noCells(CELLS);
const joined = noCells(CELLS);

/** What each scoring card counts, by its id. The points for each are in the content. */
export const COUNTS: Readonly<Record<string, Counts>> = {
  bureaucrats: (state, seat) => majorities(state, seat, TABLEAUS),
  knights: (state, seat) => mostHousesOn(playerAt(state, seat), LINES[state.table.axis]),
  climbers: housesNextTo(MOUNTAIN),
  loners: (state, seat) => groupsOf(state, seat).length >> 1,
  retainers,
  crowd: (state, seat) => mostHousesOn(playerAt(state, seat), groupsOf(state, seat)) >> 1,
  travellers: spacesTouched(VILLAGE),
  hikers: (state, seat) => piecesTouch(playerAt(state, seat), LINES[state.table.axis]),
  miners: (state, seat) => majorities(state, seat, state.table.board.mountainRegions),
  scouts: (state, seat) => housesOn(playerAt(state, seat), EDGE),
  'nature-lovers': (state, seat) => housesOn(playerAt(state, seat), forestBorder(state)) >> 1,
  celebrities: housesNextTo(CASTLE),
  farmers: housesNextTo(VILLAGE),
  cavers: spacesTouched(TUNNEL),
  pioneers: (state, seat) => piecesTouch(playerAt(state, seat), state.table.board.buildableAreas) >> 1,
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
  return (state, seat) => piecesTouch(playerAt(state, seat), state.table.board.surroundings(terrain));
}

/** Spaces next to forest that are not forest, until somebody asks again. */
export function forestBorder({ table: { board } }: Position): CellSet {
  assignDifference(border, board.nextTo(FOREST), board.spacesOf(FOREST));
  return border;
}

export const groupsOf = (state: Position, seat: Seat): CellSet[] =>
  partsOf(state.table.board.land.grid, playerAt(state, seat).pieces);

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
