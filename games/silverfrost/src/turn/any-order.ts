import type { Seat } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { type Bearing, both, CLEARING, looksAt, NEWS } from '../cards/words/bearing.ts';
import { type Building, isSnowed, kindIn, kindOfWhich } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { snowPrice } from '../snow.ts';
import { cardOf, type Frame, playerAt, type State } from '../state.ts';

/** What an effect that waits looks at in this position, and what it changes. */
type Side = Pick<Bearing, 'reads' | 'writes'>;

/** One option for each different effect below the chooser that does not come out the same before and after all others. */
export function waiting(state: State, { seat, left }: Frame): readonly Action[] {
  const { stack, content } = state;
  const options: Action[] = [];
  const top = stack.length - 2;
  if (left < 2 || isPlain(state, top, left)) return options;
  const frames = stack.slice(top - left + 1, top + 1).reverse();
  const bearings = frames.map(({ subject }) => bearingIn(state, seat, kindOfWhich(subject)));
  const clearing = clearingIn(state, seat, bearings);
  const taken = bearings.concat(clearing ?? []).reduce(both).takes;
  const { supply } = playerAt(state, seat);
  const sideOf = (bearing: Bearing): Side => ({
    reads: looksAt(bearing, good => amountOf(supply, good) >= (taken[good] ?? 0)),
    writes: bearing.writes,
  });
  const sides = bearings.map(sideOf);
  const between = clearing === null ? null : sideOf(clearing);
  for (const [at, { effect, subject }] of frames.entries()) {
    const isRepeated = frames.findIndex(earlier => earlier.effect === effect) < at;
    const own = sides[at] as Side;
    const isOrderly = (other: Frame, place: number): boolean =>
      other.effect !== effect && matters(own, sides[place] as Side, between);
    if (!isRepeated && frames.some(isOrderly)) options.push(content.actions.city[seat]?.[subject] as Action);
  }
  return options;
}

/** Most often nothing that waits looks at anything; found out without making lists, for search asks this at every turn. */
function isPlain(state: State, top: number, left: number): boolean {
  for (let at = top; at > top - left; at--) {
    if (!cardOf(state, kindOfWhich((state.stack[at] as Frame).subject)).bearing.isPlain) return false;
  }
  return true;
}

/** Whether it matters which of two comes first, to themselves or to the Snow that may be cleared in between. */
const matters = (one: Side, other: Side, clearing: Side | null): boolean =>
  isTouched(one, other) ||
  isTouched(other, one) ||
  (clearing !== null && (isTorn(one, other, clearing) || isTorn(other, one, clearing)));

/** Whether one looks at what the other changes. */
const isTouched = ({ reads }: Side, { writes }: Side): boolean => (reads & writes) !== 0;

/** One would come out differently after the clearing, and the other is wanted on one side of it. */
const isTorn = (one: Side, other: Side, clearing: Side): boolean =>
  isTouched(one, clearing) && (isTouched(other, clearing) || isTouched(clearing, other));

/** What a card does and, if it clears Snow, what that may set off in the city. */
function bearingIn(state: State, seat: Seat, kind: number): Bearing {
  const { bearing } = cardOf(state, kind);
  return bearing.clears ? withSnowTriggers(state, seat, bearing) : bearing;
}

function withSnowTriggers(state: State, seat: Seat, start: Bearing): Bearing {
  let all = start;
  for (const building of playerAt(state, seat).city) {
    const { trigger, bearing } = cardOf(state, kindIn(building));
    if (trigger?.occasion === 'snow') all = both(all, bearing);
  }
  return all;
}

/** SF-2.2: what clearing Snow in between looks at, takes and changes; `null` if none can be cleared. */
function clearingIn(state: State, seat: Seat, bearings: readonly Bearing[]): Bearing | null {
  if (!state.mayClear || seat !== state.turn) return null;
  const { city, supply } = playerAt(state, seat);
  const price = snowPrice(state);
  const isPossible = amountOf(supply, FIRE) >= price || bearings.some(({ writes }) => ((writes >> FIRE) & 1) === 1);
  if (!isPossible || !city.some((building: Building) => isSnowed(building))) return null;
  const takes = supply.map((_, good) => (good === FIRE ? price : 0));
  return withSnowTriggers(state, seat, { reads: NEWS, writes: CLEARING, takes, clears: true, isPlain: false });
}
