import { type Seat, toAll } from '@snowbound/engine';
import { EVERYBODY, held } from './hand.ts';
import { cardName } from './names.ts';
import { HAND_LIMIT, turnUp } from './piles.ts';
import { cardOf, type Kind, NO_CARD, playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** SF-1.7: two rows of four. */
export const VALLEY_POSITIONS = 8;

/** SF-1.7: first empty position first; a name already shown goes under its stack. */
export function fillValley(state: State): void {
  const { valley } = state;
  for (let position = 0; position < VALLEY_POSITIONS; position++) {
    while (valley[position] === NO_CARD) {
      const kind = turnUp(state);
      if (kind === NO_CARD) return;
      layInValley(state, position, kind);
    }
  }
}

function layInValley(state: State, position: number, kind: Kind): void {
  const { valley, stacked } = state;
  const shown = valley.indexOf(kind);
  const at = shown >= 0 ? shown : position;
  state.journal?.push(toAll(phrase('SF-1.7', 'journal.valley', { card: cardName(cardOf(state, kind)) })));
  valley[at] = kind;
  stacked[at] = (stacked[at] as number) + 1;
}

export const positionOf = (state: State, kind: Kind): number => state.valley.indexOf(kind);
export const isValleySnowed = (state: State, position: number): boolean => ((state.valleySnow >> position) & 1) === 1;

/** SF-4.6: one of a stack leaves the rest there. */
export function takeFromValley(state: State, position: number): void {
  const { valley, stacked } = state;
  stacked[position] = (stacked[position] as number) - 1;
  if (stacked[position] !== 0) return;
  valley[position] = NO_CARD;
  // SF-10.8: a Paws token returns with the last card.
  if (state.paws !== null) state.paws.valleyTokens &= ~(1 << position);
}

/** A card of the Valley into the hand, for all to see. */
export function drawFromValley(state: State, seat: Seat, kind: Kind): void {
  const { hand } = playerAt(state, seat);
  if (hand.length >= HAND_LIMIT) return;
  const card = cardName(cardOf(state, kind));
  state.journal?.push(toAll(phrase('SF-2.5', 'journal.takes', { who: { seat }, card })));
  takeFromValley(state, positionOf(state, kind));
  hand.push(held(kind, EVERYBODY));
}
