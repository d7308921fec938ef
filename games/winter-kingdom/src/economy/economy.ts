import type { Seat } from '@snowbound/engine';
import { type Cell, type CellSet, has, meet, SIDES, stepFrom } from '@snowbound/hex';
import { SLOT_OF } from '../spaces.ts';
import { type Economy, playerAt, type State } from '../state.ts';
import { EDGE } from '../tableaus.ts';
import { VILLAGE } from '../terrain.ts';

const nothing = (): number => 0;
const card = (id: string, rule: string, perHouse: (state: State, seat: Seat, cell: Cell) => boolean): Economy => ({
  id,
  rule,
  perHouse: (state, seat, cell) => (perHouse(state, seat, cell) ? 1 : 0),
  perThree: nothing,
  perRemoved: 0,
});

const MARBLE_COINS = 2;
const COINS_PER_REMOVED = 1;

export const ECONOMY_CARDS: readonly Economy[] = [
  card('agriculture', 'WK-7.1', (state, _seat, cell) => has(state.table.board.nextTo(VILLAGE), cell)),
  card('weapons', 'WK-7.2', (state, seat, cell) => meet(around(state, cell), playerAt(state, seat).forts)),
  card('furs', 'WK-7.3', (state, _seat, cell) => SLOT_OF[cell] === state.table.upper),
  card('export', 'WK-7.4', (_state, _seat, cell) => has(EDGE, cell)),
  card('animals', 'WK-7.5', isShutIn),
  card('hunting', 'WK-7.6', isNewArea),
  {
    id: 'marble',
    rule: 'WK-7.7',
    perHouse: nothing,
    perThree: state => (isRow(state, state.placed) ? MARBLE_COINS : 0),
    perRemoved: 0,
  },
  { id: 'discard', rule: 'WK-7.8', perHouse: nothing, perThree: nothing, perRemoved: COINS_PER_REMOVED },
];

const around = (state: State, cell: Cell): CellSet => state.table.board.land.grid.around[cell] as CellSet;

/** WK-7.5: all neighbouring spaces of its own terrain, at least one, are occupied. */
function isShutIn(state: State, _seat: Seat, cell: Cell): boolean {
  const { terrain, land } = state.table.board;
  let alike = 0;
  for (const next of land.grid.neighbours[cell] as readonly Cell[]) {
    if (terrain[next] !== terrain[cell]) continue;
    if (!has(state.occupied, next)) return false;
    alike++;
  }
  return alike > 0;
}

/** WK-7.6: no other own piece stands in its area. */
function isNewArea(state: State, seat: Seat, cell: Cell): boolean {
  const { areas } = state.table.board;
  const area = areas.list[areas.of[cell] as number] as CellSet;
  const { pieces } = playerAt(state, seat);
  for (let word = 0; word < area.length; word++) {
    const own = (area[word] as number) & (pieces[word] as number);
    const others = word === cell >> 5 ? own & ~(1 << (cell & 31)) : own;
    if (others !== 0) return false;
  }
  return true;
}

/** WK-7.7: three spaces following one another in one direction, in whatever order they were built. */
function isRow(state: State, placed: readonly Cell[]): boolean {
  const { grid } = state.table.board.land;
  return placed.some(middle => {
    for (let side = 0; side < SIDES / 2; side++) {
      const [before, after] = [stepFrom(grid, middle, side), stepFrom(grid, middle, side + SIDES / 2)];
      if (placed.includes(before) && placed.includes(after)) return true;
    }
    return false;
  });
}
