import type { Seat } from '@snowbound/engine';
import { type Cell, type CellSet, countCommon } from '@snowbound/hex';
import { playerAt, type State, type Twist } from '../state.ts';
import { APART, JOINED } from '../tableaus.ts';
import { VILLAGE } from '../terrain.ts';

const MANY = 99;

export const NO_TWIST: Twist = {
  id: 'none',
  rule: 'WK-2.1',
  land: JOINED,
  reach: 1,
  mostOwnNeighbours: MANY,
  addsPiece: () => false,
  hasLongTunnels: false,
  mostBuilt: MANY,
  usesAtOnce: false,
  discount: 0,
  mostPurchases: 1,
};

export const TWISTS: readonly Twist[] = [
  { ...NO_TWIST, id: 'wolves', rule: 'WK-8.1', mostBuilt: 4 },
  { ...NO_TWIST, id: 'clan', rule: 'WK-8.2', addsPiece: isOnlyAtVillage },
  { ...NO_TWIST, id: 'dead-end', rule: 'WK-8.3', mostOwnNeighbours: 1 },
  { ...NO_TWIST, id: 'long-tunnels', rule: 'WK-8.4', hasLongTunnels: true },
  { ...NO_TWIST, id: 'mobility', rule: 'WK-8.5', reach: 2 },
  { ...NO_TWIST, id: 'archipelago', rule: 'WK-8.6', land: APART },
  { ...NO_TWIST, id: 'innovation', rule: 'WK-8.7', usesAtOnce: true },
  { ...NO_TWIST, id: 'roads', rule: 'WK-8.8', discount: 1, mostPurchases: MANY },
];

/** WK-8.2: the only own piece next to some village. */
function isOnlyAtVillage(state: State, seat: Seat, cell: Cell): boolean {
  const { terrain, land } = state.table.board;
  const { pieces } = playerAt(state, seat);
  for (const village of land.grid.neighbours[cell] as readonly Cell[]) {
    if (terrain[village] !== VILLAGE) continue;
    if (countCommon(land.grid.around[village] as CellSet, pieces) === 1) return true;
  }
  return false;
}
