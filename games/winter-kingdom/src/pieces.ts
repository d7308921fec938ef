import { add, type Cell, type CellSet, has, meet, nextCell, remove } from '@snowbound/hex';
import type { Player, Position } from './state.ts';

export type Piece = 'house' | 'fort';

/** Puts a piece on a space, keeping what is known about the spaces around it. Not yet building: no rule is asked. */
export function put(state: Position, player: Player, cell: Cell, piece: Piece): void {
  add(piece === 'fort' ? player.forts : player.houses, cell);
  add(player.pieces, cell);
  add(state.occupied, cell);
  remove(state.open, cell);
  const { grid, rings } = state.table.board.land;
  const near = grid.neighbours[cell] as readonly Cell[];
  for (let side = 0; side < near.length; side++) {
    const next = near[side] as Cell;
    if (has(player.touching, next)) add(player.crowded, next);
    else add(player.touching, next);
  }
  if (state.table.twist.reach > 1) addReach(player, grid.around[cell] as CellSet, rings[cell] as CellSet);
}

/** Takes a house off the board. Forts never leave it (WK-3.3). */
export function takeOff(state: Position, player: Player, cell: Cell): void {
  remove(player.houses, cell);
  remove(player.pieces, cell);
  remove(state.occupied, cell);
  const { board, twist } = state.table;
  if (has(board.buildable, cell)) add(state.open, cell);
  const { grid, rings } = board.land;
  const near = grid.neighbours[cell] as readonly Cell[];
  for (let side = 0; side < near.length; side++) {
    const next = near[side] as Cell;
    const own = ownNeighbours(state, player, next, 2);
    if (own < 2) remove(player.crowded, next);
    if (own < 1) remove(player.touching, next);
  }
  if (twist.reach === 1) return;
  takeReach(state, player, grid.around[cell] as CellSet);
  takeReach(state, player, rings[cell] as CellSet);
}

/** How many own pieces stand next to a space, counted up to `most`. */
export function ownNeighbours(state: Position, { pieces }: Player, cell: Cell, most: number): number {
  const near = state.table.board.land.grid.neighbours[cell] as readonly Cell[];
  let own = 0;
  for (let side = 0; side < near.length && own < most; side++) if (has(pieces, near[side] as Cell)) own++;
  return own;
}

function addReach({ reached }: Player, around: CellSet, ring: CellSet): void {
  for (let word = 0; word < reached.length; word++) {
    const near = (around[word] as number) | (ring[word] as number);
    reached[word] = (reached[word] as number) | near;
  }
}

function takeReach(state: Position, { pieces, reached }: Player, left: CellSet): void {
  const { grid, rings } = state.table.board.land;
  for (let cell = nextCell(left, 0); cell >= 0; cell = nextCell(left, cell + 1)) {
    const isReached = meet(grid.around[cell] as CellSet, pieces) || meet(rings[cell] as CellSet, pieces);
    if (!isReached) remove(reached, cell);
  }
}
