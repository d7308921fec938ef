import type { Phrase } from '@snowbound/engine';
import type { GameFace } from '../board.ts';
import PlainBoard from './PlainBoard.svelte';

/** For games without a board of their own: everything is there, in words. */
export const face: GameFace = {
  board: PlainBoard as GameFace['board'],
  nameOfTarget: (target): Phrase => ({ key: target, rule: '', values: {} }),
};
