import type { Action } from '../actions.ts';
import { discardFromHand } from '../piles.ts';
import type { Ask } from '../state.ts';
import type { Asking } from './asking.ts';
import { addHand } from './choices.ts';

/** Cards from hand, one by one, as often as the frame says. */
export const discardCards = <Asked>(asking: Asking<Asked>, prompt: Ask['prompt']): Asked =>
  asking(
    prompt,
    (state, { seat, left }) => {
      const options: Action[] = [];
      if (left > 0) addHand(state, seat, options);
      return options;
    },
    (state, frame, { number }) => {
      discardFromHand(state, frame.seat, number);
      frame.left--;
      return 'again';
    },
  );
