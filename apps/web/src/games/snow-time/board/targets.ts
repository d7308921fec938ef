import type { Phrase, Seat, Target } from '@snowbound/engine';
import type { Place } from './cards.ts';
import { nameOfTarget, phrase } from './words.ts';

/** What touching a card of a colour means. */
export const targetOf = (seat: Seat, card: string, place: Place): Target =>
  `${place === 'discard' ? 'discard' : 'hand'} ${seat} ${card}`;

const STATES = {
  hand: phrase('', 'snow-time-board.in-hand'),
  'face-up': phrase('', 'snow-time-board.on-table'),
  'face-down': phrase('', 'snow-time-board.face-down'),
  spent: phrase('', 'snow-time-board.spent'),
};

/** What the card is called, and where it lies unless the name says so. */
export function labelOf(target: Target, place: Place | 'face-down'): Phrase {
  const name = nameOfTarget(target);
  return place === 'discard' ? name : phrase('', 'snow-time-board.card-state', { name, state: STATES[place] });
}
