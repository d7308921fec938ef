import { flow, type Seat } from '@snowbound/engine';
import type { Place } from '../cards/words/word.ts';
import { isOpen, isOpenIn, kindIn, type Which, whichOf } from '../city.ts';
import {
  type Act,
  cardOf,
  type Frame,
  type Kind,
  NO_CARD,
  type OccasionName,
  playerAt,
  type State,
  type Trigger,
} from '../state.ts';

/** No building is left out. */
export const NO_BUILDING: Which = -1;

/** Something done that triggers may wait for: a play tells the card, a visit the place. */
export interface Deed {
  readonly occasion: OccasionName;
  readonly played: Kind;
  readonly place: Place | null;
}

/** A deed of which nothing more is to be said. */
export const plainly = (occasion: OccasionName): Deed => ({ occasion, played: NO_CARD, place: null });

/** Whether this trigger waits for it. */
export function isSetOff(trigger: Trigger, { occasion, played, place }: Deed): boolean {
  if (trigger.occasion !== occasion) return false;
  if (occasion === 'play') return trigger.cards[played] === 1;
  return occasion !== 'visit' || trigger.place === place;
}

/** Puts the triggers of a deed on the stack and says how many; `except` is the card played, which triggers nothing. */
export function gather(state: State, seat: Seat, except: Which, deed: Deed): number {
  const { city } = playerAt(state, seat);
  let gathered = 0;
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as number;
    const { trigger } = cardOf(state, kindIn(building));
    if (trigger === null || !isOpen(building) || whichOf(building) === except || !isSetOff(trigger, deed)) continue;
    flow.begin(state, seat, trigger.effect, whichOf(building));
    gathered++;
  }
  return gathered;
}

/** Only as long as its card stands there without Snow. */
export const ifStillOpen: Act = {
  kind: 'act',
  act: (state, { seat, subject }) => (isOpenIn(playerAt(state, seat).city, subject) ? undefined : 'end'),
};

/** Lifts the frame about `subject` above the chooser, which is on top. */
export function lift(state: State, subject: Which): void {
  const { stack } = state;
  let at = stack.length - 2;
  while (stack[at]?.subject !== subject) at--;
  const [lifted] = stack.splice(at, 1);
  stack.push(lifted as Frame);
}
