import { assign, type CellSet, intersect, isEmpty, meet, noCells, subtract } from '@snowbound/hex';
import { CELLS } from './spaces.ts';
import type { Player, Position } from './state.ts';

const before = noCells(CELLS);

/** WK-8.3: whether a space with several own neighbours is allowed, as it is unless a twist says otherwise. */
export const allowsCrowding = (state: Position): boolean => state.table.twist.mostOwnNeighbours > 1;

/** WK-8.3: takes out spaces with more own neighbours than a twist allows. */
export function keepUncrowded(state: Position, player: Player, sites: CellSet): void {
  if (allowsCrowding(state)) return;
  subtract(sites, player.crowded);
}

/** The same for a mandatory piece, which ignores the twist when nothing would be left. */
export function keepUncrowdedIfAny(state: Position, player: Player, sites: CellSet): void {
  if (allowsCrowding(state)) return;
  assign(before, sites);
  subtract(sites, player.crowded);
  if (isEmpty(sites)) assign(sites, before);
}

/** WK-4.1: if any allowed space is next to an own piece, only such spaces. Its cost does not depend on the pieces. */
export function keepOwnNeighbours(state: Position, player: Player, sites: CellSet): void {
  const near = state.table.twist.reach > 1 ? player.reached : player.touching;
  if (meet(sites, near)) intersect(sites, near);
}
