import type { Seat } from '@snowbound/engine';
import {
  add,
  assign,
  assignCommon,
  assignDifference,
  type Cell,
  type CellSet,
  clear,
  has,
  intersect,
  isEmpty,
  meet,
  nextCell,
  noCells,
  SIDES,
  spread,
  stepFrom,
  subtract,
  surround,
} from '@snowbound/hex';
import { ownNeighbours } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { CELLS, CENTRE, EDGE } from '../tableaus.ts';
import type { Terrain } from '../terrain.ts';

/** Conditions of build actions. Each makes `sites` the empty spaces that meet it. */
export type Sites = (state: State, seat: Seat, sites: CellSet) => void;

const group = noCells(CELLS);
const border = noCells(CELLS);

export const onTerrain = ({ table, occupied }: State, terrain: Terrain, sites: CellSet): void =>
  assignDifference(sites, table.board.spacesOf(terrain), occupied);

export const on =
  (terrain: (state: State) => Terrain): Sites =>
  (state, _seat, sites) =>
    onTerrain(state, terrain(state), sites);

export const nextTo =
  (terrain: Terrain): Sites =>
  (state, _seat, sites) => {
    assignCommon(sites, state.open, state.table.board.nextTo(terrain));
  };

/** Next to an own group that touches the terrain. */
export const byGroupAt =
  (terrain: Terrain): Sites =>
  (state, seat, sites) => {
    const { pieces } = playerAt(state, seat);
    assign(group, pieces);
    intersect(group, state.table.board.nextTo(terrain));
    nextToGroups(state, pieces, sites);
  };

export const byFort: Sites = (state, seat, sites) => {
  surround(state.table.board.land.grid, border, playerAt(state, seat).forts);
  assignCommon(sites, state.open, border);
};

export const byFortGroup: Sites = (state, seat, sites) => {
  const { pieces, forts } = playerAt(state, seat);
  assign(group, forts);
  nextToGroups(state, pieces, sites);
};

/** Grows the seeds in `group` to whole groups and keeps the buildable spaces next to them. */
function nextToGroups(state: State, pieces: CellSet, sites: CellSet): void {
  const { grid } = state.table.board.land;
  if (isEmpty(group)) {
    clear(sites);
    return;
  }
  spread(grid, group, pieces);
  surround(grid, border, group);
  assignCommon(sites, state.open, border);
}

const ROW = 3;

/** WK-5.6: the space just beyond a row of three or more. */
export const atOwnRow: Sites = (state, seat, sites) => {
  clear(sites);
  addRowEnds(state, playerAt(state, seat), sites);
};

export const atOtherRow: Sites = (state, seat, sites) => {
  clear(sites);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) addRowEnds(state, playerAt(state, other), sites);
  }
};

function addRowEnds(state: State, { touching, pieces }: Player, sites: CellSet): void {
  const { grid } = state.table.board.land;
  assignCommon(border, state.open, touching);
  for (let cell = nextCell(border, 0); cell >= 0; cell = nextCell(border, cell + 1)) {
    for (let side = 0; side < SIDES; side++) {
      if (!isRow(state, pieces, stepFrom(grid, cell, side), side)) continue;
      add(sites, cell);
      break;
    }
  }
}

function isRow(state: State, pieces: CellSet, first: Cell, side: number): boolean {
  let cell = first;
  for (let length = 0; length < ROW; length++) {
    if (cell < 0 || !has(pieces, cell)) return false;
    cell = stepFrom(state.table.board.land.grid, cell, side);
  }
  return true;
}

/** Exactly one own neighbour. */
export const atOneOwn: Sites = (state, seat, sites) => {
  const { touching, crowded } = playerAt(state, seat);
  assignCommon(sites, state.open, touching);
  subtract(sites, crowded);
};

const MOST_OWN = 3;

/** At most three own neighbours, at least one if possible. */
export const atFewOwn: Sites = (state, seat, sites) => {
  const player = playerAt(state, seat);
  const { touching, crowded } = player;
  assign(sites, state.open);
  clear(border);
  for (let cell = nextCell(crowded, 0); cell >= 0; cell = nextCell(crowded, cell + 1)) {
    if (ownNeighbours(state, player, cell) > MOST_OWN) add(border, cell);
  }
  subtract(sites, border);
  if (meet(sites, touching)) intersect(sites, touching);
};

/** On the edge, without ice. */
export const onEdge: Sites = (state, _seat, sites) => {
  assignDifference(sites, state.table.board.cardTerrains, state.occupied);
  intersect(sites, EDGE);
};

export const onCentre: Sites = (state, _seat, sites) => {
  assignCommon(sites, state.open, CENTRE);
};

/** The space a house has just left, if it can be built on. */
export const onLeft: Sites = (state, _seat, sites) => {
  clear(sites);
  if (state.left < 0) return;
  if (has(state.open, state.left)) add(sites, state.left);
};

/** Everything next to an own piece: WK-8.2. */
export const nextToOwn: Sites = (state, seat, sites) => {
  assignCommon(sites, state.open, playerAt(state, seat).touching);
};

export const nowhere: Sites = (_state, _seat, sites) => clear(sites);
