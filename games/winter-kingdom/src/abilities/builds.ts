import type { Seat } from '@snowbound/engine';
import {
  add,
  assign,
  assignCommon,
  assignDifference,
  type Cell,
  type CellSet,
  cellOf,
  clear,
  commonBits,
  has,
  intersect,
  isEmpty,
  meet,
  NOWHERE,
  nextCell,
  noCells,
  SIDES,
  spread,
  stepFrom,
  subtract,
  surround,
} from '@snowbound/hex';
import { ownNeighbours } from '../pieces.ts';
import { CELLS } from '../spaces.ts';
import { type Player, type Position, playerAt } from '../state.ts';
import { CENTRE, EDGE } from '../tableaus.ts';
import type { Terrain } from '../terrain.ts';

/** Conditions of build actions. Each makes `sites` the empty spaces that meet it. */
export type Sites = (state: Position, seat: Seat, sites: CellSet) => void;

const group = noCells(CELLS);
const border = noCells(CELLS);

export const onTerrain = ({ table, occupied }: Position, terrain: Terrain, sites: CellSet): void =>
  assignDifference(sites, table.board.spacesOf(terrain), occupied);

export const on =
  (terrain: (state: Position) => Terrain): Sites =>
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
function nextToGroups(state: Position, pieces: CellSet, sites: CellSet): void {
  const { grid } = state.table.board.land;
  if (isEmpty(group)) {
    clear(sites);
    return;
  }
  spread(grid, group, pieces);
  surround(grid, border, group);
  assignCommon(sites, state.open, border);
}

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

function addRowEnds(state: Position, { pieces, crowded }: Player, sites: CellSet): void {
  for (let word = 0; word < pieces.length; word++) {
    for (let bits = commonBits(pieces, crowded, word); bits !== 0; bits &= bits - 1) {
      for (let side = 0; side < SIDES; side++) {
        const end = rowEnd(state, pieces, cellOf(word, bits), side);
        if (end !== NOWHERE) add(sites, end);
      }
    }
  }
}

/** The open space beyond a row that has `middle` as its last piece but one in a direction; NOWHERE if there is none. */
export function rowEnd(state: Position, pieces: CellSet, middle: Cell, side: number): Cell {
  const { grid } = state.table.board.land;
  const last = stepFrom(grid, middle, side);
  if (last < 0 || !has(pieces, last)) return NOWHERE;
  const before = stepFrom(grid, middle, (side + SIDES / 2) % SIDES);
  if (before < 0 || !has(pieces, before)) return NOWHERE;
  const end = stepFrom(grid, last, side);
  return end >= 0 && has(state.open, end) ? end : NOWHERE;
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
    if (ownNeighbours(state, player, cell, MOST_OWN + 1) > MOST_OWN) add(border, cell);
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
