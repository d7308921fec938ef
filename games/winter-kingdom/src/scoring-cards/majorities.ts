import type { Seat } from '@snowbound/engine';
import { bitsIn, type CellSet, commonBits, type Patches } from '@snowbound/hex';
import { type Player, type Position, playerAt } from '../state.ts';

/** WK-3.3: houses on these spaces, a fort counting two. Most sets are small, so empty words are passed over. */
export function housesOn({ forts, pieces }: Player, spaces: CellSet): number {
  let sum = 0;
  for (let word = 0; word < spaces.length; word++) {
    const held = commonBits(pieces, spaces, word);
    if (held !== 0) sum += housesIn(held, forts[word] as number);
  }
  return sum;
}

/** The same on one of several sets. */
export function housesAt({ forts, pieces }: Player, { starts, words, bits }: Patches, set: number): number {
  let sum = 0;
  const end = starts[set + 1] as number;
  for (let at = starts[set] as number; at < end; at++) {
    const word = words[at] as number;
    const held = (pieces[word] as number) & (bits[at] as number);
    if (held !== 0) sum += housesIn(held, forts[word] as number);
  }
  return sum;
}

/** Houses among some pieces of a word. */
function housesIn(pieces: number, forts: number): number {
  const own = pieces & forts;
  return own === 0 ? bitsIn(pieces) : bitsIn(pieces) + bitsIn(own);
}

/** The most houses on any one of the sets. */
export function mostHousesAt(player: Player, patches: Patches): number {
  let most = 0;
  for (let set = 0; set < patches.sets.length; set++) most = Math.max(most, housesAt(player, patches, set));
  return most;
}

/** WK-6: on how many of the sets the player has the most houses, at least one; ties count for all. */
export function majorities(state: Position, seat: Seat, patches: Patches): number {
  let won = 0;
  for (let set = 0; set < patches.sets.length; set++) if (hasMost(state, seat, patches, set)) won++;
  return won;
}

export function hasMost(state: Position, seat: Seat, patches: Patches, set: number): boolean {
  const own = housesAt(playerAt(state, seat), patches, set);
  return own > 0 && !isExceeded(state, seat, patches, set, own);
}

function isExceeded({ players }: Position, seat: Seat, patches: Patches, set: number, own: number): boolean {
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && housesAt(players[other] as Player, patches, set) > own) return true;
  }
  return false;
}
