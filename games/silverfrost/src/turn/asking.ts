import { flow, type Seat } from '@snowbound/engine';
import { type Action, GO_ON } from '../actions.ts';
import type { Which } from '../city.ts';
import { FIRE } from '../goods.ts';
import { clearBuilding, snowPrice } from '../snow.ts';
import { putFor } from '../source.ts';
import { type Act, type Ask, type Effect, type Frame, playerAt, type State, type Step } from '../state.ts';
import { pay } from '../supply.ts';
import { ALWAYS, NEVER } from '../wishes.ts';
import { phrase } from '../words.ts';
import { waiting } from './any-order.ts';
import { type Cause, causedBy, sourceOf } from './causes.ts';
import { canClear, DIFFERS, SAME, type Stakes, withClears } from './pausing.ts';
import { gather, lift, NO_BUILDING, plainly } from './triggers.ts';

export const NOTHING: readonly Action[] = Object.freeze([]);

type Asked = Ask['prompt'];
type Options = (state: State, frame: Frame) => readonly Action[];
type Take = (state: State, frame: Frame, action: Action) => void | 'again' | 'end';
/** Makes a question of what is asked and what becomes of the answer. */
export type Asking<Made> = (prompt: Asked, options: Options, take: Take) => Made;

/** A question between announcing and paying: nothing may come in between. All are made here: the engine is quickest with steps of one shape. */
export const closedAsk: Asking<Ask> = (prompt, options, take) => ({ kind: 'ask', prompt, options, take });

/** A question in the middle of an effect; `isEvident` if everyone can see its options, so that a single one is taken without asking. */
export interface Question {
  readonly kind: 'question';
  readonly prompt: Asked;
  readonly options: Options;
  readonly take: Take;
  readonly isEvident: boolean;
}

export const ask: Asking<Question> = (prompt, options, take) => ({
  kind: 'question',
  prompt,
  options,
  take,
  isEvident: false,
});

/** The same question with the one city Snow that may be cleared beside its answers, if it still may be this turn (SF-2.2). */
export const openly = ({ prompt, options, take }: Question): Ask =>
  closedAsk(
    prompt,
    (state, frame) => {
      const own = options(state, frame);
      // Without an answer of its own it is not asked: a pause is a question of its own.
      return own.length > 0 && canClear(state, frame.seat) ? withClears(state, frame.seat, own) : own;
    },
    (state, frame, action) => {
      if (action.verb === 'clear') {
        clearInCity(state, frame.seat, action.which);
        return 'again';
      }
      return action === GO_ON ? undefined : take(state, frame, action);
    },
  );

/** What hangs on a moment between two steps. */
type AtStake = (state: State, frame: Frame) => Stakes;

/**
 * SF-2.2: a moment between two steps to clear Snow, asked where that could change the next one, or as its seat wishes. Most often
 * it is none, so it costs next to nothing: only what is asked is a frame of its own.
 */
export function pause(prompt: Asked, stakes: AtStake, causeOf: (frame: Frame) => Cause = () => 0): Act {
  const asked = asPause(prompt);
  const act = (state: State, frame: Frame): void => {
    const { seat } = frame;
    if (!canClear(state, seat)) return;
    const { pauses } = playerAt(state, seat);
    if (pauses === NEVER || stakes(state, frame) < (pauses === ALWAYS ? SAME : DIFFERS)) return;
    flow.begin(state, seat, asked, causeOf(frame));
  };
  return { kind: 'act', act };
}

/** The same before a step that comes out the same in any case. */
export function needlessPause(prompt: Asked, stakes: AtStake): Act {
  const asked = asPause(prompt);
  const act = (state: State, frame: Frame): void => {
    const { seat } = frame;
    if (playerAt(state, seat).pauses !== ALWAYS || !canClear(state, seat) || stakes(state, frame) < SAME) return;
    flow.resolve(state, seat, asked);
  };
  return { kind: 'act', act };
}

const asPause = (prompt: Asked): Effect => ({
  name: 'a pause',
  steps: [
    closedAsk(
      prompt,
      (state, { seat }) => withClears(state, seat, [GO_ON]),
      (state, { seat }, action) => {
        if (action.verb === 'clear') clearInCity(state, seat, action.which);
      },
    ),
  ],
});

/** SF-2.2: the one city Snow of a turn, for its price. */
export function clearInCity(state: State, seat: Seat, which: Which): void {
  state.mayClear = false;
  pay(state, seat, FIRE, snowPrice(state));
  clearBuilding(state, seat, seat, which);
  // Without a pause: nothing more can be cleared.
  const deed = plainly('snow');
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
    openly(
      ask(
        (state, { subject }) => order(sourceOf(state, subject)),
        waiting,
        (state, chooser, { which }) => {
          lift(state, which);
          chooser.left--;
          return 'again';
        },
      ),
    ),
  ],
};

/** Takes a single option without asking. Only for questions whose options everyone can see. */
export function evident(question: Question): readonly [Question];
export function evident(question: Ask): readonly Step[];
export function evident(question: Question | Ask): readonly (Question | Step)[] {
  if (question.kind === 'question') return [{ ...question, isEvident: true }];
  return [
    takeSingle(question, 1),
    // Once more means from the step above, where one option may be left.
    closedAsk(question.prompt, question.options, fromEarlier(question.take, 1)),
  ];
}

/** The step before a question that passes over it if there is a single option; once more means from `back` steps before the question. */
export function takeSingle({ options, take }: Pick<Ask, 'options' | 'take'>, back: number): Act {
  const taken = fromEarlier(take, back - 1);
  return {
    kind: 'act',
    act: (state, frame) => {
      const single = options(state, frame);
      if (single.length !== 1) return;
      const next = taken(state, frame, single[0] as Action);
      if (next !== undefined) return next;
      frame.nextStep++;
    },
  };
}

/** Once more means from so many steps earlier. */
export function fromEarlier(take: Take, back: number): Take {
  if (back === 0) return take;
  return (state, frame, action) => {
    const next = take(state, frame, action);
    if (next === 'again') frame.nextStep -= back;
    return next;
  };
}
