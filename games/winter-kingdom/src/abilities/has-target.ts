import type { Seat } from '@snowbound/engine';
import { type Cell, type CellSet, commonBits, has, isEmpty, meet, NOWHERE, noCells } from '@snowbound/hex';
import { CELLS } from '../spaces.ts';
import { type Position, playerAt } from '../state.ts';
import { isCardTerrain, MOUNTAIN, type Terrain, TUNNEL } from '../terrain.ts';
import { beyondTunnel, type Targets } from './moves.ts';

/** Whether a house on `from` has any target at all: quicker than listing them, and always the same answer. */
export type Reaches = (state: Position, seat: Seat, from: Cell) => boolean;

const listed = noCells(CELLS);

function hasTarget(targets: Targets, state: Position, seat: Seat, from: Cell): boolean {
  targets(state, seat, from, listed);
  return !isEmpty(listed);
}

/** The answer by listing them. */
export const byListing =
  (targets: Targets): Reaches =>
  (state, seat, from) =>
    hasTarget(targets, state, seat, from);

const neighbours = (state: Position, cell: Cell): readonly Cell[] =>
  state.table.board.land.grid.neighbours[cell] as readonly Cell[];
const terrainAt = (state: Position, cell: Cell): Terrain => state.table.board.terrain[cell] as Terrain;

export const canStep: Reaches = (state, _seat, from) => {
  const near = neighbours(state, from);
  for (let side = 0; side < near.length; side++) if (has(state.open, near[side] as Cell)) return true;
  return false;
};

export const canJump: Reaches = (state, _seat, from) =>
  meet(state.open, state.table.board.land.landings[from] as CellSet);

export const canGoTwo: Reaches = (state, _seat, from) =>
  meet(state.open, state.table.board.land.rings[from] as CellSet);

/** A space next to some tunnel but out of this one's reach settles it; only else those next to two matter. */
export const canUseTunnel: Reaches = (state, _seat, from) => {
  const { board } = state.table;
  const tunnel = neighbourOf(state, from, TUNNEL);
  if (tunnel === NOWHERE) return false;
  const beside = board.nextTo(TUNNEL);
  const near = board.land.grid.around[tunnel] as CellSet;
  for (let word = 0; word < beside.length; word++) {
    if ((commonBits(state.open, beside, word) & ~(near[word] as number)) !== 0) return true;
  }
  const beyond = beyondTunnel(state.table, from);
  return beyond !== null && meet(state.open, beyond);
};

/** A space of the terrain next to `cell`; NOWHERE if there is none. */
function neighbourOf(state: Position, cell: Cell, terrain: Terrain): Cell {
  const near = neighbours(state, cell);
  for (let side = 0; side < near.length; side++) {
    if (terrainAt(state, near[side] as Cell) === terrain) return near[side] as Cell;
  }
  return NOWHERE;
}

export const canGoToTunnel: Reaches = (state, _seat, from) => {
  const beside = state.table.board.nextTo(TUNNEL);
  return !has(beside, from) && meet(state.open, beside);
};

/** Whether an open space that is not of the terrain lies beside. */
const hasWayOff = (state: Position, cell: Cell, terrain: Terrain): boolean => {
  const near = neighbours(state, cell);
  for (let side = 0; side < near.length; side++) {
    const next = near[side] as Cell;
    if (has(state.open, next) && terrainAt(state, next) !== terrain) return true;
  }
  return false;
};

/** A way off the first space of the terrain settles it; only else the whole chain matters. */
export const canCross =
  (terrain: Terrain, targets: Targets): Reaches =>
  (state, seat, from) => {
    if (terrainAt(state, from) === terrain && hasWayOff(state, from, terrain)) return true;
    let isShut = true;
    for (const next of neighbours(state, from)) {
      if (terrainAt(state, next) !== terrain || has(state.occupied, next)) continue;
      if (hasWayOff(state, next, terrain)) return true;
      isShut = false;
    }
    return !isShut && hasTarget(targets, state, seat, from);
  };

/** The first space decides whether a house can slide. */
export const canSlide: Reaches = (state, _seat, from) => {
  for (const next of neighbours(state, from)) {
    if (has(state.open, next) && isCardTerrain(terrainAt(state, next))) return true;
  }
  return false;
};

/** The first space decides whether a house can go on over one terrain. */
const hasEmptyNeighbour = (state: Position, from: Cell, terrain: Terrain): boolean => {
  for (const next of neighbours(state, from)) {
    if (terrainAt(state, next) === terrain && !has(state.occupied, next)) return true;
  }
  return false;
};

export const canGoAlong =
  (terrain: Terrain): Reaches =>
  (state, _seat, from) =>
    hasEmptyNeighbour(state, from, terrain);

export const canGoWithinArea: Reaches = (state, _seat, from) => {
  const terrain = terrainAt(state, from);
  return terrain !== MOUNTAIN && hasEmptyNeighbour(state, from, terrain);
};

/** A piece beside the house with an open space beside it settles it; only else the whole group matters. */
const canFollow =
  (pieces: (state: Position, seat: Seat) => CellSet, targets: Targets): Reaches =>
  (state, seat, from) => {
    const group = pieces(state, seat);
    let isAlone = true;
    for (const next of neighbours(state, from)) {
      if (!has(group, next)) continue;
      if (canStep(state, seat, next)) return true;
      isAlone = false;
    }
    return !isAlone && hasTarget(targets, state, seat, from);
  };

export const canFollowOwn = (targets: Targets): Reaches =>
  canFollow((state, seat) => playerAt(state, seat).pieces, targets);
export const canFollowAny = (targets: Targets): Reaches => canFollow(state => state.occupied, targets);
