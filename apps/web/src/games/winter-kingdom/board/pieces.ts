import type { Seat } from '@snowbound/engine';
import type { Cell } from '@snowbound/hex';
import type { PlayerView } from '@snowbound/winter-kingdom';

export interface Piece {
  readonly cell: Cell;
  readonly seat: Seat;
  readonly kind: 'house' | 'fort';
}

/** Every piece on the board, by its space. */
export function piecesOf(players: readonly PlayerView[]): ReadonlyMap<Cell, Piece> {
  const pieces = players.flatMap(({ houses, forts }, seat) => [
    ...houses.map((cell): Piece => ({ cell, seat, kind: 'house' })),
    ...forts.map((cell): Piece => ({ cell, seat, kind: 'fort' })),
  ]);
  return new Map(pieces.map(piece => [piece.cell, piece]));
}
