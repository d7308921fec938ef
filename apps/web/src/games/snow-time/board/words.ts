import { type Name, type Phrase, phrasing, type Target } from '@snowbound/engine';
import type { Messages } from '../../../gen/messages.ts';

/** Makes the phrases this board adds to those of the game. */
export const phrase = phrasing<Messages>();

export const cardName = (card: string): Name => ({ name: `names.${card}` });

/** A name of the game on its own, such as a card's. */
export const named = (name: string, values: Phrase['values'] = {}): Phrase => ({
  key: `names.${name}`,
  rule: '',
  values,
});

/** What to call a target: `hand 2 6`, `discard 0 healer`, `figure 1`. */
export function nameOfTarget(target: Target): Phrase {
  const [zone, seat = '', card = ''] = target.split(' ');
  const who = { seat: Number(seat) };
  if (zone === 'figure') return phrase('', 'snow-time-board.figure-of', { who });
  const values = { who, card: cardName(card) };
  return zone === 'discard'
    ? phrase('', 'snow-time-board.discarded-card', values)
    : phrase('', 'snow-time-board.card', values);
}
