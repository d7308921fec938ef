import { isSnowed, kindIn, whichOf } from '../city.ts';
import { cardOf, type Frame, playerAt, type State, type Step } from '../state.ts';
import { breather, inChosenOrder, NOTHING } from './asking.ts';
import { causedBy } from './causes.ts';
import { type Deed, gather, isSetOff } from './triggers.ts';

/**
 * SF-4.11: what an action sets off is looked for once its effect is done: a trigger that this freed of Snow counts, one
 * that it removed does not. The card played, which triggers nothing itself, stands in the frame's `subject`.
 */
export const afterwards = (deedsOf: (frame: Frame) => readonly [Deed, ...Deed[]]): readonly Step[] => [
  {
    ...breather,
    options: (state: State, frame: Frame) => {
      const clears = breather.options(state, frame);
      return clears.length > 0 && wouldWake(state, frame, deedsOf(frame)) ? clears : NOTHING;
    },
  },
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

/** SF-2.2: whether a snowed card would be set off if its Snow went now. */
function wouldWake(state: State, { seat, subject }: Frame, deeds: readonly Deed[]): boolean {
  for (const building of playerAt(state, seat).city) {
    const { trigger } = cardOf(state, kindIn(building));
    if (trigger === null || !isSnowed(building) || whichOf(building) === subject) continue;
    if (deeds.some(deed => isSetOff(trigger, deed))) return true;
  }
  return false;
}
