import type { Seat } from '@snowbound/engine';
import { bitsIn, type CellSet, commonBits, meet } from '@snowbound/hex';
import { type Player, type Position, playerAt } from '../state.ts';

/** WK-3.3: houses on these spaces, a fort counting two. Most sets are small, so empty words are passed over. */
export function housesOn({ houses, forts, pieces }: Player, spaces: CellSet): number {
  let sum = 0;
  for (let word = 0; word < spaces.length; word++) {
    if (commonBits(pieces, spaces, word) === 0) continue;
    sum += bitsIn(commonBits(houses, spaces, word)) + 2 * bitsIn(commonBits(forts, spaces, word));
  }
  return sum;
}

/** How many of the sets hold a piece of the player. */
export function piecesTouch({ pieces }: Player, sets: readonly CellSet[]): number {
  let touched = 0;
  for (const set of sets) if (meet(set, pieces)) touched++;
  return touched;
}

/** The most houses on any one of the sets. */
export function mostHousesOn(player: Player, sets: readonly CellSet[]): number {
  let most = 0;
  for (const set of sets) most = Math.max(most, housesOn(player, set));
  return most;
}

/** WK-6: on how many of the sets the player has the most houses, at least one; ties count for all. */
export function majorities(state: Position, seat: Seat, sets: readonly CellSet[]): number {
  let won = 0;
  for (const set of sets) if (hasMost(state, seat, set)) won++;
  return won;
}

export function hasMost(state: Position, seat: Seat, set: CellSet): boolean {
  const own = housesOn(playerAt(state, seat), set);
  return own > 0 && !isExceeded(state, set, own);
}

function isExceeded({ players }: Position, set: CellSet, own: number): boolean {
  for (const player of players) if (housesOn(player, set) > own) return true;
  return false;
}
