import type { Seat } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { type Building, isOpen, isSnowed, kindIn, whichOf } from '../city.ts';
import { add, amountOf, FIRE } from '../goods.ts';
import { EVERYBODY, held } from '../hand.ts';
import { HAND_LIMIT } from '../piles.ts';
import { asIfCleared, snowPrice } from '../snow.ts';
import { cardOf, type Frame, playerAt, type State } from '../state.ts';

/** What hangs on a moment between two steps: no step comes, it comes out the same, or Snow cleared first could change it. */
export const NO_STEP = 0;
export const SAME = 1;
export const DIFFERS = 2;
export type Stakes = typeof NO_STEP | typeof SAME | typeof DIFFERS;

/** What the next step comes to, to be compared. */
export type Outcome = (state: State, frame: Frame) => number | readonly unknown[];

/** SF-2.2: once a turn, with the Fire for it and a card to clear. */
export function canClear(state: State, seat: Seat): boolean {
  if (!state.mayClear || seat !== state.turn) return false;
  const { city, supply } = playerAt(state, seat);
  if (amountOf(supply, FIRE) < snowPrice(state)) return false;
  for (let at = 0; at < city.length; at++) if (isSnowed(city[at] as Building)) return true;
  return false;
}

/** These options and a clear for each snowed card. */
export function withClears(state: State, seat: Seat, own: readonly Action[]): readonly Action[] {
  const options = own.slice();
  for (const building of playerAt(state, seat).city) {
    if (isSnowed(building)) options.push(state.content.actions.clear[whichOf(building)] as Action);
  }
  return options;
}

/** Whether the next step, which looks at `reads`, would come to something else if some Snow of the city went first. */
export function couldDiffer(state: State, frame: Frame, outcome: Outcome, reads: number): boolean {
  const { seat } = frame;
  const { city } = playerAt(state, seat);
  const now = outcome(state, frame);
  for (let at = 0; at < city.length; at++) {
    if (!isSnowed(city[at] as Building)) continue;
    const differs = asIfCleared(
      state,
      seat,
      at,
      () => !foresees(state, seat, reads) || !isAlike(now, outcome(state, frame)),
    );
    if (differs) return true;
  }
  return false;
}

/** Nobody knows which card is drawn; only that there is one more. */
const SOME_CARD = held(0, EVERYBODY);

/** Adds what the cleared Snow sets off, for that comes first too; false if what it comes to cannot be foreseen and touches `reads`. */
function foresees(state: State, seat: Seat, reads: number): boolean {
  const { city, supply, hand } = playerAt(state, seat);
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    const { trigger, bearing } = cardOf(state, kindIn(building));
    if (trigger === null || trigger.occasion !== 'snow' || !isOpen(building)) continue;
    const { brings } = trigger;
    if (brings === null) {
      if ((bearing.writes & reads) !== 0) return false;
      continue;
    }
    for (const [good, amount] of brings.goods) add(supply, good, amount);
    for (let drawn = 0; drawn < brings.cards && hand.length < HAND_LIMIT; drawn++) hand.push(SOME_CARD);
  }
  return true;
}

function isAlike(one: ReturnType<Outcome>, other: ReturnType<Outcome>): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
