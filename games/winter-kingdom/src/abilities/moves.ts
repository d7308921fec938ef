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
  NOWHERE,
  noCells,
  remove,
  SIDES,
  spread,
  stepFrom,
  subtract,
  surround,
  unite,
} from '@snowbound/hex';
import { CELLS } from '../spaces.ts';
import { type Position, playerAt } from '../state.ts';
import { CENTRE } from '../tableaus.ts';
import { isCardTerrain, MOUNTAIN, type Terrain, TUNNEL } from '../terrain.ts';

/** Spaces a house must stand on for a move to be thinkable at all: a quick first look, decided by the board alone. */
export type Starts = (state: Position) => CellSet;

export const anywhere: Starts = state => state.occupied;
export const besideTunnel: Starts = state => state.table.board.nextTo(TUNNEL);
export const onOrBeside =
  (terrain: Terrain): Starts =>
  state =>
    state.table.board.onOrNextTo(terrain);

/** Ways to move a house. Each makes `targets` the buildable spaces that a house on `from` may go to (WK-4.2). */
export type Targets = (state: Position, seat: Seat, from: Cell, targets: CellSet) => void;

const chain = noCells(CELLS);
const within = noCells(CELLS);
const border = noCells(CELLS);

const around = (state: Position, cell: Cell): CellSet => state.table.board.land.grid.around[cell] as CellSet;

export const step: Targets = (state, _seat, from, targets) => {
  assignCommon(targets, state.open, around(state, from));
};

/** Two straight, jumping anything. */
export const jump: Targets = (state, _seat, from, targets) => {
  assignCommon(targets, state.open, state.table.board.land.landings[from] as CellSet);
};

export const twoAway: Targets = (state, _seat, from, targets) => {
  assignCommon(targets, state.open, state.table.board.land.rings[from] as CellSet);
};

/** WK-5.1: makes `chain` the empty spaces of the terrain that the house can travel over. */
function travel(state: Position, from: Cell, terrain: Terrain): void {
  const { board } = state.table;
  assignDifference(within, board.spacesOf(terrain), state.occupied);
  assign(chain, within);
  intersect(chain, around(state, from));
  spread(board.land.grid, chain, within);
}

export const across =
  (terrain: Terrain): Targets =>
  (state, _seat, from, targets) => {
    const { board } = state.table;
    travel(state, from, terrain);
    surround(board.land.grid, border, chain);
    if (board.terrain[from] === terrain) unite(border, around(state, from));
    assignCommon(targets, state.open, border);
    subtract(targets, board.spacesOf(terrain));
  };

export const along =
  (terrain: Terrain): Targets =>
  (state, _seat, from, targets) => {
    travel(state, from, terrain);
    assign(targets, chain);
  };

/** WK-5.2: spaces next to another tunnel than the one the house is next to; `null` if it is next to none. */
export function beyondTunnel({ board }: Position['table'], from: Cell): CellSet | null {
  const near = board.land.grid.neighbours[from] as readonly Cell[];
  let tunnel = NOWHERE;
  for (let side = 0; side < near.length; side++) {
    const next = near[side] as Cell;
    if (board.terrain[next] !== TUNNEL) continue;
    // A house next to two tunnels may start from either, so none is out of reach.
    if (tunnel !== NOWHERE) return board.nextTo(TUNNEL);
    tunnel = next;
  }
  return tunnel === NOWHERE ? null : board.nextToOthers(tunnel);
}

/** WK-5.2: from next to one tunnel to next to another. */
export const throughTunnel: Targets = (state, _seat, from, targets) => {
  const beyond = beyondTunnel(state.table, from);
  if (beyond === null) clear(targets);
  else assignCommon(targets, state.open, beyond);
};

/** WK-5.2: from next to no tunnel to next to any. */
export const toTunnel: Targets = (state, _seat, from, targets) => {
  const beside = state.table.board.nextTo(TUNNEL);
  if (has(beside, from)) {
    clear(targets);
    return;
  }
  assignCommon(targets, state.open, beside);
};

/** WK-5.3: next to the group the house is in, without that house. */
const alongGroup = (state: Position, from: Cell, pieces: CellSet, targets: CellSet): void => {
  const { grid } = state.table.board.land;
  clear(chain);
  add(chain, from);
  spread(grid, chain, pieces);
  remove(chain, from);
  surround(grid, border, chain);
  assignCommon(targets, state.open, border);
};

export const byOwnGroup: Targets = (state, seat, from, targets) =>
  alongGroup(state, from, playerAt(state, seat).pieces, targets);
export const byAnyGroup: Targets = (state, _seat, from, targets) => alongGroup(state, from, state.occupied, targets);

/** WK-5.5: how far a house can slide, over empty spaces of the six card terrains. */
const slide =
  (stops: 'at the block' | 'anywhere'): Targets =>
  (state, _seat, from, targets) => {
    const { board } = state.table;
    clear(targets);
    for (let side = 0; side < SIDES; side++) {
      let last = from;
      for (let cell = stepFrom(board.land.grid, from, side); cell >= 0; cell = stepFrom(board.land.grid, cell, side)) {
        if (has(state.occupied, cell) || !isCardTerrain(board.terrain[cell] as Terrain)) break;
        if (stops === 'anywhere') add(targets, cell);
        last = cell;
      }
      if (last !== from) add(targets, last);
    }
  };

export const slideToBlock = slide('at the block');
export const slideAnywhere = slide('anywhere');

/** WK-5.4: over empty spaces of the terrain it stands on. */
export const withinArea: Targets = (state, _seat, from, targets) => {
  const terrain = state.table.board.terrain[from] as Terrain;
  if (terrain === MOUNTAIN) {
    clear(targets);
    return;
  }
  travel(state, from, terrain);
  assign(targets, chain);
};

/** Inside the centre tableau, over spaces without pieces of any terrain. */
export const withinCentre: Targets = (state, _seat, from, targets) => {
  assignDifference(within, CENTRE, state.occupied);
  clear(chain);
  add(chain, from);
  spread(state.table.board.land.grid, chain, within);
  assignCommon(targets, state.open, chain);
};

export const stay: Targets = (_state, _seat, _from, targets) => clear(targets);
