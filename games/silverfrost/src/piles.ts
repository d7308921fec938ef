import { flow, type Seat, toAll } from '@snowbound/engine';
import { forget, held, NOBODY, numberOf, only, type Seats, takeFrom } from './hand.ts';
import { cardName } from './names.ts';
import { PAWS_NAME } from './paws/paws.ts';
import { isPaws } from './paws/seat.ts';
import { cardOf, type Kind, NO_CARD, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** SF-2.5: at every moment. */
export const HAND_LIMIT = 8;

/** SF-1.2: the top card, from a new deck if need be; `NO_CARD` if there is none anywhere. */
export function turnUp(state: State): Kind {
  const { deck, deckTop } = state;
  const top = deckTop.pop();
  if (top !== undefined) {
    state.reveals++;
    return top;
  }
  if (deck.length === 0) reshuffle(state);
  if (deck.length === 0) return NO_CARD;
  const at = flow.roll(state, 'deck', deck.length);
  const kind = deck[at] as Kind;
  deck[at] = deck[deck.length - 1] as Kind;
  deck.pop();
  return kind;
}

function reshuffle(state: State): void {
  const { deck, discard } = state;
  if (discard.length === 0) return;
  for (const card of discard) deck.push(numberOf(card));
  discard.length = 0;
  state.journal?.push(toAll(phrase('SF-1.2', 'journal.reshuffles')));
}

/** Draws from the deck into the hand, as far as there is room and there are cards. */
export function draw(state: State, seat: Seat, count: number): void {
  if (isPaws(state, seat)) {
    drawFaceDown(state, seat, count);
    return;
  }
  const { hand } = playerAt(state, seat);
  let drawn = 0;
  while (drawn < count && hand.length < HAND_LIMIT) {
    const kind = turnUp(state);
    if (kind === NO_CARD) break;
    hand.push(held(kind, only(seat)));
    state.journal?.push({
      to: seat,
      tells: phrase('SF-2.5', 'journal.you-draw', { card: cardName(cardOf(state, kind)) }),
    });
    drawn++;
  }
  if (drawn > 0) state.journal?.push(toAll(phrase('SF-2.5', 'journal.draws', { who: { seat }, count: drawn })));
}

/** SF-10.13: what Paws draws lies face down with him, without limit and unknown to all. */
function drawFaceDown(state: State, seat: Seat, count: number): void {
  const { hand } = playerAt(state, seat);
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const kind = turnUp(state);
    if (kind === NO_CARD) break;
    hand.push(held(kind, NOBODY));
  }
  if (drawn > 0) state.journal?.push(toAll(phrase('SF-10.13', 'journal.draws', { who: PAWS_NAME, count: drawn })));
}

/** A card from this hand goes to the discard pile, face down: only its owner knows which. */
export function discardFromHand(state: State, seat: Seat, kind: Kind): void {
  const { hand } = playerAt(state, seat);
  takeFrom(hand, kind);
  forget(hand, seat);
  state.discard.push(held(kind, only(seat)));
  state.journal?.push(toAll(phrase('SF-1.2', 'journal.discards', { who: { seat } })));
}

/** A card everybody has seen goes to the discard pile. */
export function discardOpenly(state: State, kind: Kind, seen: Seats): void {
  state.discard.push(held(kind, seen));
}

/** The card changes hands unseen by the others; SF-2.4: a full hand refuses it. Says whether it was taken. */
export function handOver(state: State, giver: Seat, receiver: Seat, kind: Kind): boolean {
  const from = playerAt(state, giver).hand;
  takeFrom(from, kind);
  forget(from, giver);
  state.reveals++;
  const to = playerAt(state, receiver).hand;
  const isHis = isPaws(state, receiver);
  const isTaken = isHis || to.length < HAND_LIMIT;
  if (!isTaken) state.discard.push(held(kind, only(giver)));
  // SF-10.13: Paws looks at nothing.
  else to.push(held(kind, isHis ? only(giver) : only(giver) | only(receiver)));
  return isTaken;
}
