import type { Known, Options, Seat } from '@snowbound/engine';

interface StartCoins {
  readonly known: Known;
  /** In turn order, by the number of players. */
  readonly inTurnOrder: Readonly<Record<number, readonly number[]>>;
}

const PRINTED: StartCoins = { known: 'certain', inTurnOrder: { 2: [1, 2], 3: [1, 1, 2], 4: [1, 1, 2, 2] } };

/** With two or three players whoever begins wins too seldom with the printed coins; these were found by the lab (docs/balance.md). */
export const EVEN: StartCoins = { known: 'house', inTurnOrder: { 2: [3, 1], 3: [3, 1, 2], 4: [1, 1, 2, 2] } };

/** WK-2.3: what a table may choose to begin with. */
const START_COINS: Readonly<Record<string, StartCoins>> = { printed: PRINTED, even: EVEN };

export const COINS = 'coins';
export const COIN_CHOICES = Object.keys(START_COINS) as [string, ...string[]];

/** The coins a seat begins with. */
export function startCoins(options: Options, players: number, start: Seat, seat: Seat): number {
  const { inTurnOrder } = START_COINS[options[COINS] ?? ''] ?? PRINTED;
  return inTurnOrder[players]?.[(seat - start + players) % players] ?? 0;
}
