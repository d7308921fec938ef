import { type Phrase, phrasing } from '@snowbound/engine';
import type { Messages } from '../../gen/messages.ts';
import type { GameFace } from '../board.ts';
import PlainBoard from './PlainBoard.svelte';

const phrase = phrasing<Messages>();

/** For games without a board of their own: everything is there, in words. */
export const face: GameFace = {
  board: PlainBoard as GameFace['board'],
  nameOfTarget: (target): Phrase => phrase('', 'table-page.thing', { target }),
};
