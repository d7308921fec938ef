import { type Name, type Phrase, phrasing, type Target } from '@snowbound/engine';
import type { Messages } from '../../../gen/messages.ts';

/** Makes the phrases this board adds to those of the game. */
export const phrase = phrasing<Messages>();

export const nameOf = (id: string): Name => ({ name: `names.${id}` });

/** Something the game itself has words for. */
export const own = (key: string, values: Phrase['values'] = {}, rule = ''): Phrase => ({ key, rule, values });

/** What to call a target: `space 12`, `hand 0 mule`, `card 1 tunnel`. */
export function nameOfTarget(target: Target): Phrase {
  const [zone, at = '', card = ''] = target.split(' ');
  if (zone === 'space') return phrase('WK-1.1', 'winter-kingdom-board.space-number', { space: Number(at) });
  return phrase('WK-5', 'winter-kingdom-board.card-of', { who: { seat: Number(at) }, card: nameOf(card) });
}
