import { type Seat, toAll } from '@snowbound/engine';
import {
  type Building,
  hasOwnRanger,
  hasOwnWorker,
  hasVisitingRanger,
  hasVisitor,
  kindIn,
  placeOf,
  visitorOf,
  type Which,
} from './city.ts';
import { EVERYBODY, held } from './hand.ts';
import { cardName } from './names.ts';
import { discardOpenly, HAND_LIMIT } from './piles.ts';
import { cardOf, type Kind, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** SF-4.5: a card is discarded from the city; a chimney on it leaves the game. */
export function discardBuilding(state: State, seat: Seat, which: Which): void {
  const kind = takeOut(state, seat, which);
  discardOpenly(state, kind, EVERYBODY);
  const card = cardName(cardOf(state, kind));
  state.journal?.push(toAll(phrase('SF-8', 'journal.discards-from-city', { who: { seat }, card })));
}

/** A card of the city back to the hand, for all to see; with a full hand it stays. */
export function returnBuilding(state: State, seat: Seat, which: Which): void {
  const { hand } = playerAt(state, seat);
  if (hand.length >= HAND_LIMIT) return;
  const kind = takeOut(state, seat, which);
  hand.push(held(kind, EVERYBODY));
  state.journal?.push(toAll(phrase('SF-8', 'journal.returns', { who: { seat }, card: cardName(cardOf(state, kind)) })));
}

/** SF-3.14: workers on it are set beside the city, still placed. */
function takeOut(state: State, seat: Seat, which: Which): Kind {
  const player = playerAt(state, seat);
  const at = placeOf(player.city, which);
  const building = player.city[at] as Building;
  player.city.splice(at, 1);
  if (cardOf(state, kindIn(building)).playing !== null) player.abilities--;
  if (hasOwnRanger(building)) player.rangerBeside = 1;
  else if (hasOwnWorker(building)) player.beside++;
  if (hasVisitor(building)) {
    const visitor = playerAt(state, visitorOf(building));
    if (hasVisitingRanger(building)) visitor.rangerBeside = 1;
    else visitor.beside++;
  }
  return kindIn(building);
}
