import type { Seat } from '@snowbound/engine';
import { type Arrangement, type PlayerArrangement, type Scene, yourTurn } from '../rulebook/scene.ts';

/** Seat 0 of two plays this card from hand, and has nothing that is not said: no Fire either. */
export const play = (card: string, you: PlayerArrangement, rest: Arrangement = {}): Scene =>
  withoutFire({ ...you, hand: [card, ...(you.hand ?? [])] }, rest).play(`play ${card}`);

/** Seat 0's turn, with no Fire unless it is said. */
export const withoutFire = (you: PlayerArrangement, rest: Arrangement = {}): Scene =>
  yourTurn({ ...you, supply: { fire: 0, ...you.supply } }, rest);

/** The cards in hand, in the order of their names. */
export const handOf = (turn: Scene, seat: Seat): (string | null)[] => [...turn.player(seat).hand].sort();
