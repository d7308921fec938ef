import type { Seat } from '@snowbound/engine';
import { type CellSet, cellOf, commonBits, exceeds, isEmpty, meet, NOWHERE, noCells, SIDES } from '@snowbound/hex';
import { CELLS } from '../spaces.ts';
import { type Player, type Position, playerAt } from '../state.ts';
import { CENTRE } from '../tableaus.ts';
import type { Terrain } from '../terrain.ts';
import { rowEnd, type Sites } from './builds.ts';
import { canStep } from './has-target.ts';

/** Whether a build has any space at all: quicker than listing them, and always the same answer. */
export type HasSite = (state: Position, seat: Seat) => boolean;

const listed = noCells(CELLS);

function hasListed(sites: Sites, state: Position, seat: Seat): boolean {
  sites(state, seat, listed);
  return !isEmpty(listed);
}

/** The answer by listing them. */
export const siteByListing =
  (sites: Sites): HasSite =>
  (state, seat) =>
    hasListed(sites, state, seat);

export const isFreeOn =
  (terrain: (state: Position) => Terrain): HasSite =>
  state =>
    exceeds(state.table.board.spacesOf(terrain(state)), state.occupied);

export const isOpenNextTo =
  (terrain: Terrain): HasSite =>
  state =>
    meet(state.open, state.table.board.nextTo(terrain));

export const isOpenOnCentre: HasSite = state => meet(state.open, CENTRE);

/** Whether a piece on one of these spaces has an open space beside it. */
function hasOpenBeside(state: Position, seat: Seat, pieces: CellSet, spaces: CellSet): boolean {
  for (let word = 0; word < pieces.length; word++) {
    for (let bits = commonBits(pieces, spaces, word); bits !== 0; bits &= bits - 1) {
      if (canStep(state, seat, cellOf(word, bits))) return true;
    }
  }
  return false;
}

export const isOpenByFort: HasSite = (state, seat) => {
  const { forts } = playerAt(state, seat);
  return hasOpenBeside(state, seat, forts, forts);
};

/** An open space beside a fort settles it; only else its group matters. */
export const isOpenByFortGroup =
  (sites: Sites): HasSite =>
  (state, seat) =>
    isOpenByFort(state, seat) || hasListed(sites, state, seat);

/** An open space beside a piece that touches the terrain settles it; only else its group matters. */
export const isOpenByGroupAt =
  (terrain: Terrain, sites: Sites): HasSite =>
  (state, seat) => {
    const { pieces } = playerAt(state, seat);
    const beside = state.table.board.nextTo(terrain);
    return meet(pieces, beside) && (hasOpenBeside(state, seat, pieces, beside) || hasListed(sites, state, seat));
  };

function hasRowEnd(state: Position, { pieces, crowded }: Player): boolean {
  for (let word = 0; word < pieces.length; word++) {
    for (let bits = commonBits(pieces, crowded, word); bits !== 0; bits &= bits - 1) {
      for (let side = 0; side < SIDES; side++) {
        if (rowEnd(state, pieces, cellOf(word, bits), side) !== NOWHERE) return true;
      }
    }
  }
  return false;
}

export const isOpenAtOwnRow: HasSite = (state, seat) => hasRowEnd(state, playerAt(state, seat));

export const isOpenAtOtherRow: HasSite = (state, seat) => {
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && hasRowEnd(state, playerAt(state, other))) return true;
  }
  return false;
};

/** A single own neighbour is few enough; only else they must be counted. */
export const isOpenAtFewOwn =
  (sites: Sites): HasSite =>
  (state, seat) => {
    const { touching, crowded } = playerAt(state, seat);
    for (let word = 0; word < touching.length; word++) {
      if ((commonBits(state.open, touching, word) & ~(crowded[word] as number)) !== 0) return true;
    }
    return hasListed(sites, state, seat);
  };
