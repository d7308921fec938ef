import type { Seat } from '@snowbound/engine';

/** A card (or Quest) lying face down somewhere, and who knows it: number and a bit for each seat, packed. */
export type HiddenCard = number;

/** Some seats: bit n stands for seat n. */
export type Seats = number;

const NUMBER_BITS = 7;
const NUMBER_MASK = 127;

export const EVERYBODY: Seats = 0b1111;
export const NOBODY: Seats = 0;
export const only = (seat: Seat): Seats => 1 << seat;

export const held = (number: number, knownTo: Seats): HiddenCard => number | (knownTo << NUMBER_BITS);
export const numberOf = (card: HiddenCard): number => card & NUMBER_MASK;
export const isKnownTo = (card: HiddenCard, seat: Seat): boolean => ((card >> (NUMBER_BITS + seat)) & 1) === 1;
export const knownTo = (card: HiddenCard): Seats => card >> NUMBER_BITS;

/** Takes one card of this number out of a hand, of several the one that most others know. */
export function takeFrom(hand: HiddenCard[], number: number): void {
  let best = -1;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as HiddenCard;
    if (numberOf(card) === number && (best < 0 || card > (hand[best] as HiddenCard))) best = at;
  }
  hand[best] = hand[hand.length - 1] as HiddenCard;
  hand.pop();
}

/** A card has left this hand unseen: nobody but its owner can be sure any more what is left in it. */
export function forget(hand: HiddenCard[], owner: Seat): void {
  for (let at = 0; at < hand.length; at++) hand[at] = held(numberOf(hand[at] as HiddenCard), only(owner));
}
