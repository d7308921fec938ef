import { type Seat, toAll } from '@snowbound/engine';
import { type Action, DONE } from '../../actions.ts';
import { EVERYBODY, held, only } from '../../hand.ts';
import { discardOpenly, draw as drawCards, HAND_LIMIT, turnUp } from '../../piles.ts';
import { type Frame, type Kind, type Meant, NO_CARD, playerAt, type State, type Step } from '../../state.ts';
import { ask } from '../../turn/asking.ts';
import { isValleySnowed, positionOf, drawFromValley as takeCard, takeFromValley } from '../../valley.ts';
import { phrase } from '../../words.ts';
import { compileForEach, isWorkedOut } from './amounts.ts';
import type { Compiler } from './lexicon.ts';
import { moment } from './pieces.ts';

const hasRoom = (state: State, seat: Seat): boolean => playerAt(state, seat).hand.length < HAND_LIMIT;

export const draw: Compiler<'draw'> = ({ draw: count, forEach }, lexicon) => {
  const times = compileForEach(forEach, lexicon);
  const drawn = (state: State, frame: Frame): number =>
    Math.min(count * times(state, frame), HAND_LIMIT - playerAt(state, frame.seat).hand.length);
  return [
    moment(isWorkedOut(forEach) ? drawn : null),
    {
      kind: 'act',
      act: (state, frame) => drawCards(state, frame.seat, count * times(state, frame)),
    },
  ];
};

export const drawUpTo: Compiler<'drawUpTo'> = ({ drawUpTo: size }) => [
  moment((state, { seat }) => playerAt(state, seat).hand.length),
  {
    kind: 'act',
    act: (state, { seat }) => drawCards(state, seat, size - playerAt(state, seat).hand.length),
  },
];

/** SF-6.3: never a snowed one. */
function addValley(state: State, meant: Meant, options: Action[]): void {
  for (let position = 0; position < state.valley.length; position++) {
    const kind = state.valley[position] as Kind;
    if (kind === NO_CARD || meant[kind] !== 1 || isValleySnowed(state, position)) continue;
    options.push(state.content.actions.valley[kind] as Action);
  }
}

const setLeft = (left: number): Step => ({
  kind: 'act',
  act: (_state, frame) => {
    frame.left = left;
  },
});

export const drawFromValley: Compiler<'drawFromValley'> = ({ drawFromValley: count, cards }, lexicon) => {
  const meant = lexicon.meant(cards ?? {});
  return [
    setLeft(count),
    ask(
      lexicon.asks(source => phrase('SF-8', 'prompts.draw-from-valley', { source })),
      (state, { seat, left }) => {
        const options: Action[] = [];
        if (left > 0 && hasRoom(state, seat)) addValley(state, meant, options);
        return options;
      },
      (state, frame, { number }) => {
        takeCard(state, frame.seat, number);
        frame.left--;
        return 'again';
      },
    ),
  ];
};

export const discardFromValley: Compiler<'discardFromValley'> = ({ discardFromValley: count }, lexicon) => {
  const meant = lexicon.meant({});
  return [
    setLeft(count),
    ask(
      lexicon.asks(source => phrase('SF-8', 'prompts.discard-from-valley', { source })),
      (state, { left }) => {
        const options: Action[] = [];
        if (left > 0) addValley(state, meant, options);
        if (options.length > 0) options.push(DONE);
        return options;
      },
      (state, frame, action) => {
        if (action === DONE) return;
        takeFromValley(state, positionOf(state, action.number));
        discardOpenly(state, action.number, EVERYBODY);
        const values = { who: { seat: frame.seat }, card: action.name };
        state.journal?.push(toAll(phrase('SF-8', 'journal.discards-from-valley', values)));
        frame.left--;
        return 'again';
      },
    ),
  ];
};

/** Cards looked at lie in `inspected`: the last `left` of them are this frame's. */
export const inspect: Compiler<'inspect'> = ({ inspect: count, keep }, { asks }) => [
  moment(),
  {
    kind: 'act',
    act: (state, frame) => {
      frame.left = 0;
      for (let looked = 0; looked < count; looked++) {
        const kind = turnUp(state);
        if (kind === NO_CARD) break;
        state.inspected.push(kind);
        frame.left++;
      }
      frame.subject = keep;
      const values = { who: { seat: frame.seat }, count: frame.left };
      if (frame.left > 0) state.journal?.push(toAll(phrase('SF-2.5', 'journal.looks', values)));
    },
  },
  ask(
    asks(source => phrase('SF-2.5', 'prompts.keep-card', { source })),
    (state, frame) => {
      const options: Action[] = [];
      if (frame.subject > 0 && hasRoom(state, frame.seat)) addInspected(state, frame, options);
      return options;
    },
    (state, frame, { number }) => {
      const { inspected } = state;
      inspected.splice(inspected.lastIndexOf(number), 1);
      playerAt(state, frame.seat).hand.push(held(number, only(frame.seat)));
      frame.left--;
      frame.subject--;
      return 'again';
    },
  ),
  {
    kind: 'act',
    act: (state, frame) => {
      for (; frame.left > 0; frame.left--) discardOpenly(state, state.inspected.pop() as Kind, only(frame.seat));
    },
  },
];

function addInspected(state: State, { left }: Frame, options: Action[]): void {
  const { inspected, content } = state;
  for (let at = inspected.length - left; at < inspected.length; at++) {
    const option = content.actions.card[inspected[at] as Kind] as Action;
    if (!options.includes(option)) options.push(option);
  }
}
