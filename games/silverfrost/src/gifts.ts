import { type Seat, toAll } from '@snowbound/engine';
import { add, FIRE, GOODS, type Good, roomFor } from './goods.ts';
import { cardName } from './names.ts';
import { PAWS } from './paws/paws.ts';
import { isPaws, whoIs } from './paws/seat.ts';
import { discardFromHand, HAND_LIMIT, handOver } from './piles.ts';
import { cardOf, type Kind, type Location, playerAt, type State } from './state.ts';
import { pay } from './supply.ts';
import { goods, phrase } from './words.ts';

/** Nobody can receive anything. */
export const NO_RECEIVER: Seat = -1;

export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** SF-2.4: the next on the left still playing. */
export function leftReceiver(state: State, seat: Seat): Seat {
  for (let other = leftOf(state, seat); other !== seat; other = leftOf(state, other)) {
    if (!playerAt(state, other).passed) return other;
  }
  return NO_RECEIVER;
}

/** SF-2.4: those who may be chosen: still playing and, for cards, with room if any such player has. */
export function mayReceive(state: State, seat: Seat, other: Seat, isCards: boolean): boolean {
  if (other === seat || playerAt(state, other).passed) return false;
  if (!isCards || playerAt(state, other).hand.length < HAND_LIMIT) return true;
  for (let third = 0; third < state.seats; third++) {
    const { passed, hand } = playerAt(state, third);
    if (third !== seat && !passed && hand.length < HAND_LIMIT) return false;
  }
  return true;
}

/** Goods from one supply to another; without a receiver they are given up all the same. */
export function giveGoods(state: State, giver: Seat, receiver: Seat, good: number, count: number): void {
  if (count === 0) return;
  add(playerAt(state, giver).supply, good, -count);
  const given = { who: { seat: giver }, goods: goods(GOODS[good] as Good, count) };
  if (receiver === NO_RECEIVER) {
    state.journal?.push(toAll(phrase('SF-2.4', 'journal.gives-up', given)));
    return;
  }
  const to = whoIs(state, receiver);
  // SF-10.14: Paws keeps Fire and points, but no resources.
  if (isPaws(state, receiver) && good < FIRE) {
    state.journal?.push(toAll(phrase('SF-10.14', 'journal.gives-in-vain', { ...given, to })));
    return;
  }
  const { supply } = playerAt(state, receiver);
  add(supply, good, roomFor(supply, good, count));
  state.journal?.push(toAll(phrase('SF-2.4', 'journal.gives', { ...given, to })));
}

/** SF-3.3, SF-10.9: the Fire price of placing a worker, which goes to Paws where his token lies. */
export function payFirePrice(state: State, seat: Seat, { number, fire }: Location): void {
  if (state.paws !== null && ((state.paws.taxed >> number) & 1) === 1) giveGoods(state, seat, PAWS, FIRE, fire);
  else pay(state, seat, FIRE, fire);
}

/** One card from hand to hand; without a receiver it is discarded. */
export function giveCard(state: State, giver: Seat, receiver: Seat, kind: Kind): void {
  if (receiver === NO_RECEIVER) {
    discardFromHand(state, giver, kind);
    return;
  }
  const isTaken = handOver(state, giver, receiver, kind);
  const who = { seat: giver };
  state.journal?.push(toAll(phrase('SF-2.4', 'journal.gives-card', { who, to: whoIs(state, receiver) })));
  // What it is only giver and receiver know.
  if (!isTaken || isPaws(state, receiver)) return;
  const card = cardName(cardOf(state, kind));
  state.journal?.push({ to: receiver, tells: phrase('SF-2.4', 'journal.gives-you', { who, card }) });
}
