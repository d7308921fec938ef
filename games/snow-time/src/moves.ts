import type { Phrase } from '@snowbound/engine';
import type { Action } from './actions.ts';
import { cardOf, TAKE_BONUS } from './actions.ts';
import { CHAMPIONS, isEmpty } from './cards.ts';
import { cardName, cardNames, phrase } from './words.ts';

/** What choosing an option would do, in words for a button. */
export function wordsFor(action: Action): Phrase {
  if (action.verb === 'play') return phrase('ST-2.2', 'moves.play', { card: cardName(cardOf(action)) });
  if (action.verb === 'add') {
    if (isEmpty(action.cards)) return phrase('ST-2.3', 'moves.add-none');
    return phrase('ST-2.3', 'moves.add', { card: cardName(cardOf(action)) });
  }
  if (action.verb === 'bonus')
    return phrase('ST-5.4', action === TAKE_BONUS ? 'moves.bonus-take' : 'moves.bonus-leave');
  if (isEmpty(action.cards)) return phrase('ST-3.1', 'moves.heal-none');
  if (action.cards === CHAMPIONS) return phrase('ST-3.1', 'moves.heal-all');
  return phrase('ST-3.1', 'moves.heal', { cards: cardNames(action.cards) });
}
