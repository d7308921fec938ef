import type { Seat } from '@snowbound/engine';
import { type CellSet, countCommon, meet } from '@snowbound/hex';
import { type Player, playerAt, type State } from '../state.ts';

/** WK-3.3: houses on these spaces, a fort counting two. */
export const housesOn = ({ houses, forts }: Player, spaces: CellSet): number =>
  countCommon(houses, spaces) + 2 * countCommon(forts, spaces);

/** How many of the sets hold a piece of the player. */
export function piecesTouch({ pieces }: Player, sets: readonly CellSet[]): number {
  let touched = 0;
  for (const set of sets) if (meet(set, pieces)) touched++;
  return touched;
}

/** WK-6: on how many of the sets the player has the most houses, at least one; ties count for all. */
export function majorities(state: State, seat: Seat, sets: readonly CellSet[]): number {
  let won = 0;
  for (const set of sets) {
    const own = housesOn(playerAt(state, seat), set);
    if (own > 0 && state.players.every(player => housesOn(player, set) <= own)) won++;
  }
  return won;
}
