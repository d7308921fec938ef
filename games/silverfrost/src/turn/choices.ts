import type { Seat } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { type Building, isOpen, kindIn, whichOf } from '../city.ts';
import { type HiddenCard, numberOf } from '../hand.ts';
import { cityRow } from '../paws/seat.ts';
import { type Meant, playerAt, type State } from '../state.ts';

/** Adds one option for each different card in hand. */
export function addHand(state: State, seat: Seat, options: Action[]): void {
  const { hand } = playerAt(state, seat);
  const { card } = state.content.actions;
  for (let at = 0; at < hand.length; at++) {
    const number = numberOf(hand[at] as HiddenCard);
    if (!isEarlier(hand, at, number)) options.push(card[number] as Action);
  }
}

/** Identical cards in hand are one option. */
export function isEarlier(hand: readonly HiddenCard[], at: number, number: number): boolean {
  for (let before = 0; before < at; before++) if (numberOf(hand[before] as HiddenCard) === number) return true;
  return false;
}

/** Adds the un-snowed cards meant in the city of `owner`. */
export function addCity(state: State, owner: Seat, meant: Meant, options: Action[]): void {
  const { city } = playerAt(state, owner);
  const actions = state.content.actions.city[cityRow(state, owner)] as readonly Action[];
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    if (isOpen(building) && meant[kindIn(building)] === 1) options.push(actions[whichOf(building)] as Action);
  }
}
