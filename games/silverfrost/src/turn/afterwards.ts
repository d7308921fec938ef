import { flow, type Seat } from '@snowbound/engine';
import { isSnowed, kindIn, whichOf } from '../city.ts';
import { putFor } from '../source.ts';
import {
  cardOf,
  type Effect,
  type Frame,
  OCCASIONS,
  type OccasionName,
  playerAt,
  type State,
  type Step,
} from '../state.ts';
import { phrase } from '../words.ts';
import { inChosenOrder, pause } from './asking.ts';
import { causedBy, sourceOf } from './causes.ts';
import { DIFFERS, NO_STEP, SAME, type Stakes } from './pausing.ts';
import { type Deed, gather, isSetOff, NO_BUILDING, plainly } from './triggers.ts';

const pauseBefore = putFor(source => phrase('SF-2.2', 'prompts.pause-set-off', { source }));

/**
 * SF-4.11: what an action sets off is looked for once its effect is done: a trigger that this freed of Snow counts, one
 * that it removed does not. The card played, which triggers nothing itself, stands in the frame's `subject`.
 */
export const afterwards = (deedsOf: (frame: Frame) => readonly [Deed, ...Deed[]]): readonly Step[] => [
  pause(
    (state, { subject }) => pauseBefore(sourceOf(state, subject)),
    (state, frame) => wouldWake(state, frame, deedsOf(frame)),
    frame => causedBy(deedsOf(frame)[0]),
  ),
  {
    kind: 'act',
    act: (state, frame) => {
      const { seat, subject } = frame;
      let triggers = 0;
      const deeds = deedsOf(frame);
      for (const deed of deeds) triggers += gather(state, seat, subject, deed);
      inChosenOrder(state, seat, triggers, causedBy(deeds[0]));
    },
  },
];

/** SF-2.2: whether a card would be set off now, or a snowed one if its Snow went first. */
function wouldWake(state: State, { seat, subject }: Frame, deeds: readonly Deed[]): Stakes {
  let stakes: Stakes = NO_STEP;
  for (const building of playerAt(state, seat).city) {
    const { trigger } = cardOf(state, kindIn(building));
    if (trigger === null || whichOf(building) === subject || !deeds.some(deed => isSetOff(trigger, deed))) continue;
    if (isSnowed(building)) return DIFFERS;
    stakes = SAME;
  }
  return stakes;
}

/** SF-4.11: what an occasion sets off in the city of `seat`, to be resolved in the order that seat chooses. */
export function setOff(state: State, seat: Seat, occasion: OccasionName): void {
  flow.begin(state, seat, LOOKS[occasion], NO_BUILDING);
}

const looking = (occasion: OccasionName): Effect => {
  const deeds: readonly [Deed] = [plainly(occasion)];
  return { name: `what ${occasion} sets off`, steps: afterwards(() => deeds) };
};

const LOOKS = Object.fromEntries(OCCASIONS.map(occasion => [occasion, looking(occasion)])) as Readonly<
  Record<OccasionName, Effect>
>;
