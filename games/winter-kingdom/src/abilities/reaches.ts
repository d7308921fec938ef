import type { Seat } from '@snowbound/engine';
import { type Cell, type CellSet, has, isEmpty, meet, noCells } from '@snowbound/hex';
import { playerAt, type State } from '../state.ts';
import { CELLS } from '../tableaus.ts';
import { isCardTerrain, MOUNTAIN, type Terrain } from '../terrain.ts';
import type { Targets } from './moves.ts';

/** Whether a house on `from` has any target at all: quicker than listing them, and always the same answer. */
export type Reaches = (state: State, seat: Seat, from: Cell) => boolean;

const listed = noCells(CELLS);

/** The answer by listing them. */
export const byListing =
  (targets: Targets): Reaches =>
  (state, seat, from) => {
    targets(state, seat, from, listed);
    return !isEmpty(listed);
  };

const around = (state: State, cell: Cell): CellSet => state.table.board.land.grid.around[cell] as CellSet;
const neighbours = (state: State, cell: Cell): readonly Cell[] =>
  state.table.board.land.grid.neighbours[cell] as readonly Cell[];
const terrainAt = (state: State, cell: Cell): Terrain => state.table.board.terrain[cell] as Terrain;

export const canStep: Reaches = (state, _seat, from) => meet(state.open, around(state, from));

export const canGoTwo: Reaches = (state, _seat, from) =>
  meet(state.open, state.table.board.land.rings[from] as CellSet);

/** The first space decides whether a house can slide. */
export const canSlide: Reaches = (state, _seat, from) => {
  for (const next of neighbours(state, from)) {
    if (has(state.open, next) && isCardTerrain(terrainAt(state, next))) return true;
  }
  return false;
};

/** The first space decides whether a house can go on over one terrain. */
const hasEmptyNeighbour = (state: State, from: Cell, terrain: Terrain): boolean => {
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
  (pieces: (state: State, seat: Seat) => CellSet, targets: Targets): Reaches =>
  (state, seat, from) => {
    const group = pieces(state, seat);
    let isAlone = true;
    for (const next of neighbours(state, from)) {
      if (!has(group, next)) continue;
      if (canStep(state, seat, next)) return true;
      isAlone = false;
    }
    if (isAlone) return false;
    targets(state, seat, from, listed);
    return !isEmpty(listed);
  };

export const canFollowOwn = (targets: Targets): Reaches =>
  canFollow((state, seat) => playerAt(state, seat).pieces, targets);
export const canFollowAny = (targets: Targets): Reaches => canFollow(state => state.occupied, targets);
