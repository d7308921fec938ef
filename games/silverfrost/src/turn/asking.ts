import { flow, type Seat } from '@snowbound/engine';
import { type Action, GO_ON } from '../actions.ts';
import { isSnowed, type Which, whichOf } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { clearBuilding, snowPrice } from '../snow.ts';
import { putFor } from '../source.ts';
import { type Ask, type Effect, type Frame, type OccasionName, playerAt, type State, type Step } from '../state.ts';
import { pay } from '../supply.ts';
import { phrase } from '../words.ts';
import { type Cause, causedBy, sourceOf } from './causes.ts';
import { gather, lift, NO_BUILDING, plainly, waiting } from './triggers.ts';

export const NOTHING: readonly Action[] = Object.freeze([]);

type Asked = Ask['prompt'];
type Options = (state: State, frame: Frame) => readonly Action[];
type Take = (state: State, frame: Frame, action: Action) => void | 'again' | 'end';

/** A question during which one city Snow may be cleared, if it still may be this turn (SF-2.2). */
export const ask = (prompt: Asked, options: Options, take: Take): Ask => ({
  kind: 'ask',
  prompt,
  options: (state, frame) => {
    const own = options(state, frame);
    return state.mayClear && frame.seat === state.turn ? withClears(state, frame.seat, own) : own;
  },
  take: (state, frame, action) => {
    if (action.verb === 'clear') {
      clearInCity(state, frame.seat, action.which);
      return 'again';
    }
    return action === GO_ON ? undefined : take(state, frame, action);
  },
});

/** A question between announcing and paying: nothing may come in between. */
export const closedAsk = (prompt: Asked, options: Options, take: Take): Ask => ({
  kind: 'ask',
  prompt,
  options,
  take,
});

/** A moment to clear Snow before something that might come out differently. */
export const breather: Ask = ask(
  phrase('SF-2.2', 'prompts.breather'),
  () => NOTHING,
  () => {},
);

/** SF-2.2: the one city Snow of a turn, for its price. */
export function clearInCity(state: State, seat: Seat, which: Which): void {
  state.mayClear = false;
  pay(state, seat, FIRE, snowPrice(state));
  clearBuilding(state, seat, seat, which);
  setOff(state, seat, 'snow');
}

/** SF-4.11: what an occasion sets off in the city of `seat`, to be resolved in the order that seat chooses. */
export function setOff(state: State, seat: Seat, occasion: OccasionName): void {
  const deed = plainly(occasion);
  inChosenOrder(state, seat, gather(state, seat, NO_BUILDING, deed), causedBy(deed));
}

/** The uppermost frames of the stack in the order their owner chooses. */
export function inChosenOrder(state: State, seat: Seat, frames: number, cause: Cause): void {
  if (frames > 1) flow.begin(state, seat, anyOrder, cause).left = frames;
}

const order = putFor(source => phrase('SF-4.1', 'prompts.order', { source }));

const anyOrder: Effect = {
  name: 'in any order',
  steps: [
    ask(
      (state, { subject }) => order(sourceOf(state, subject)),
      waiting,
      (state, chooser, { which }) => {
        lift(state, which);
        chooser.left--;
        return 'again';
      },
    ),
  ],
};

/** Takes a single option without asking. Only for questions whose options everyone can see. */
export function evident(question: Ask): Step[] {
  return [
    {
      kind: 'act',
      act: (state, frame) => {
        const options = question.options(state, frame);
        if (options.length !== 1) return;
        const next = question.take(state, frame, options[0] as Action);
        if (next !== undefined) return next;
        frame.nextStep++;
      },
    },
    {
      kind: 'ask',
      prompt: question.prompt,
      options: question.options,
      take: (state, frame, action) => {
        const next = question.take(state, frame, action);
        // Once more means from the step above, where one option may be left.
        if (next === 'again') frame.nextStep--;
        return next;
      },
    },
  ];
}

/** Adds a clear for each snowed card to the options of a question. */
function withClears(state: State, seat: Seat, own: readonly Action[]): readonly Action[] {
  if (amountOf(playerAt(state, seat).supply, FIRE) < snowPrice(state)) return own;
  let options: Action[] | null = null;
  for (const building of playerAt(state, seat).city) {
    if (!isSnowed(building)) continue;
    options ??= own.length === 0 ? [GO_ON] : own.slice();
    options.push(state.content.actions.clear[whichOf(building)] as Action);
  }
  return options ?? own;
}
