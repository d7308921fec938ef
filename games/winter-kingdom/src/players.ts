import { noCells } from '@snowbound/hex';
import { NO_ABILITIES, TUNNEL_CARD, withAbility } from './abilities/ability.ts';
import { CELLS } from './spaces.ts';
import type { Player, Twist } from './state.ts';
import { NO_TERRAIN } from './terrain.ts';

/** WK-2.2 */
export const HOUSES = 32;
export const FORTS = 4;

/** Somebody with nothing on the board and no card but Tunnel. */
export function newPlayer(twist: Twist, coins: number): Player {
  const tunnel = withAbility(NO_ABILITIES, TUNNEL_CARD);
  return {
    houses: noCells(CELLS),
    forts: noCells(CELLS),
    pieces: noCells(CELLS),
    touching: noCells(CELLS),
    crowded: noCells(CELLS),
    reached: noCells(twist.reach > 1 ? CELLS : 0),
    housesLeft: HOUSES,
    fortsLeft: FORTS,
    coins,
    hand: NO_ABILITIES,
    bought: tunnel,
    upgraded: twist.hasLongTunnels ? tunnel : NO_ABILITIES,
    usedFirst: NO_ABILITIES,
    usedSecond: NO_ABILITIES,
    terrain: NO_TERRAIN,
  };
}
