import { Problem, readOneOf } from '@snowbound/engine';
import { cardName } from './names.ts';
import { cardOf, type Kind, type State } from './state.ts';
import { phrase } from './words.ts';

/** A copy of the card of this id, taken out of the deck. */
export function takeCard(state: State, id: unknown, at: string): Kind {
  const ids = state.content.cards.map(card => card.id);
  const kind = ids.indexOf(readOneOf(id, at, ids));
  const place = state.deck.indexOf(kind);
  if (place < 0) {
    throw new Problem(phrase('SF-1.2', 'problems.no-copy-left', { at, card: cardName(cardOf(state, kind)) }));
  }
  state.deck.splice(place, 1);
  return kind;
}
