import { Problem, problem, readList, readOneOf } from '@snowbound/engine';
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

/** The numbers of things named by id, each at most once: none of them is there twice. */
export function readEach(value: unknown, at: string, ids: readonly string[]): number[] {
  const numbers = readList(value, at).map((entry, index) => ids.indexOf(readOneOf(entry, `${at}[${index}]`, ids)));
  const again = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (again >= 0) throw problem('input.twice', { at: `${at}[${again}]`, what: ids[numbers[again] as number] ?? '' });
  return numbers;
}
