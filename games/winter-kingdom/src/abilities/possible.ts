import type { Seat } from '@snowbound/engine';
import { add, type Cell, type CellSet, cellOf, clear, commonBits, isEmpty, noCells } from '@snowbound/hex';
import { allowsCrowding, keepOwnNeighbours, keepUncrowded } from '../sites.ts';
import { CELLS } from '../spaces.ts';
import { type Deed, type Player, type Position, piecesLeft, playerAt } from '../state.ts';

const sites = noCells(CELLS);

/** WK-4.1: makes `allowed` the spaces of a build action, after twists and the own-piece test. */
export function allowedSites(position: Position, seat: Seat, deed: Deed, allowed: CellSet): void {
  const player = playerAt(position, seat);
  deed.sites(position, seat, allowed);
  keepUncrowded(position, player, allowed);
  if (deed.keepsToOwn) keepOwnNeighbours(position, player, allowed);
}

/** WK-4.2: makes `movable` the spaces of the houses that a move action could move. */
export function movableHouses(position: Position, seat: Seat, deed: Deed, movable: CellSet): void {
  clear(movable);
  const { houses } = playerAt(position, seat);
  const starts = deed.starts(position);
  for (let word = 0; word < houses.length; word++) {
    for (let bits = commonBits(houses, starts, word); bits !== 0; bits &= bits - 1) {
      const cell: Cell = cellOf(word, bits);
      if (deed.reaches(position, seat, cell)) add(movable, cell);
    }
  }
}

/** WK-3.2: whether the action can be carried out now. */
export function isPossible(position: Position, seat: Seat, deed: Deed): boolean {
  const player = playerAt(position, seat);
  if (deed.does === 'move') return somebodyMoves(position, seat, player, deed);
  if (piecesLeft(player) === 0 || (deed.does === 'mandatory' && position.isMandatoryBegun)) return false;
  // Keeping to own pieces never leaves nothing, so it need not be asked here.
  if (!allowsCrowding(position)) {
    deed.sites(position, seat, sites);
    keepUncrowded(position, player, sites);
    return !isEmpty(sites);
  }
  return deed.hasSite(position, seat);
}

function somebodyMoves(position: Position, seat: Seat, { houses }: Player, deed: Deed): boolean {
  const starts = deed.starts(position);
  for (let word = 0; word < houses.length; word++) {
    for (let bits = commonBits(houses, starts, word); bits !== 0; bits &= bits - 1) {
      if (deed.reaches(position, seat, cellOf(word, bits))) return true;
    }
  }
  return false;
}
