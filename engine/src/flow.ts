import type { Fast } from './fast.ts';
import type { Journal } from './journal.ts';
import type { Prompt, Seat } from './phrase.ts';
import { draw, pick, type Randomness } from './random.ts';

/** A named list of steps, resolved in order. Written once, shared by every game in progress. */
export interface Effect<State, Action> {
  readonly name: string;
  readonly steps: readonly Step<State, Action>[];
}

export type Step<State, Action> = Act<State, Action> | Ask<State, Action> | AskAll<State, Action>;

/** What a step says about what follows: the next step, the same once more, or the end of its effect. */
export type Next = void | 'again' | 'end';

/** Something that simply happens. */
export interface Act<State, Action> {
  readonly kind: 'act';
  readonly act: (state: State, frame: Frame<State, Action>) => Next;
}

/** A choice for the frame's seat. With no options the step is skipped: do as much as you can. */
export interface Ask<State, Action> {
  readonly kind: 'ask';
  /** Made once, also where it depends on what the frame is about: questions are asked far more often than read. */
  readonly prompt: Prompt | ((state: State, frame: Frame<State, Action>) => Prompt);
  readonly options: (state: State, frame: Frame<State, Action>) => readonly Action[];
  readonly take: (state: State, frame: Frame<State, Action>, action: Action) => Next;
  /** There are always options. They are listed only when somebody reads them: search seldom does. */
  readonly isSure?: true;
}

/** A secret choice by all seats that have options, revealed together; `null` for the others. */
export interface AskAll<State, Action> {
  readonly kind: 'askAll';
  readonly prompt: Prompt;
  readonly options: (state: State, frame: Frame<State, Action>, seat: Seat) => readonly Action[];
  readonly reveal: (state: State, frame: Frame<State, Action>, chosen: readonly (Action | null)[]) => Next;
}

/** One effect being resolved: how far it got, and for whom. Never holds a card: those live in zones. */
export interface Frame<State, Action> {
  readonly effect: Effect<State, Action>;
  readonly seat: Seat;
  nextStep: number;
  /** What its "for each" speaks of. */
  counted: number;
  /** How often a step still comes up. */
  left: number;
  /** Which copy or place it is about. */
  subject: number;
}

/** One question the game waits on. `options` is never empty. */
export interface Question<Action> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly options: readonly Action[];
}

/** What a game state needs for its effects to flow. */
export interface Flow<State, Action> {
  readonly seats: number;
  random: Randomness;
  journal: Journal;
  /** Unfinished effects, innermost last. */
  readonly stack: Frame<State, Action>[];
  /** The same list all along, emptied as answers come in. `questionsOf` reads it, for a sure question may not be on it yet. */
  readonly questions: Question<Action>[];
  /** Secret choices made so far at an `askAll`. */
  readonly sealed: (Action | null)[];
  /** Rises whenever dice fall or somebody learns something new: what undo may not cross. */
  reveals: number;
  /** Rises with every new question; the secret choices of one `askAll` answer the same one. */
  questionNumber: number;
}

/** Puts an effect before everything unfinished. */
export function resolve<State, Action>(state: Flow<State, Action>, seat: Seat, effect: Effect<State, Action>): void {
  begin(state, seat, effect, 0);
}

/** The same, about `subject`; the frame may be given more numbers before its first step. */
export function begin<State, Action>(
  state: Flow<State, Action>,
  seat: Seat,
  effect: Effect<State, Action>,
  subject: number,
): Frame<State, Action> {
  const frame = { effect, seat, nextStep: 0, counted: 0, left: 0, subject };
  state.stack.push(frame);
  return frame;
}

/** Leaves everything unfinished: nothing more is asked or happens. */
export function finish<State, Action>(state: Flow<State, Action>): void {
  state.stack.length = 0;
}

/** Draws by chance for all to see, or to be learned by somebody. */
export function roll<State, Action>(state: Flow<State, Action>, stream: string, below: number): number {
  state.reveals++;
  return draw(state.random, stream, below);
}

/** Answers the question of `seat` with one of its options, then resolves what follows. */
export function answer<State, Action>(state: State & Flow<State, Action>, seat: Seat, action: Action): void {
  const frame = state.stack[state.stack.length - 1];
  const step = frame?.effect.steps[frame.nextStep];
  if (frame === undefined || step === undefined || step.kind === 'act') throw new Error('nothing was asked');
  if (step.kind === 'ask') {
    frame.nextStep++;
    state.questions.pop();
    follow(frame, step.take(state, frame, action));
  } else {
    seal(state, seat, action);
    if (state.questions.length > 0) return;
    frame.nextStep++;
    state.reveals++;
    follow(frame, step.reveal(state, frame, state.sealed));
    for (let at = 0; at < state.seats; at++) state.sealed[at] = null;
  }
  advance(state);
}

/** Resolves steps until a player must decide or nothing is left to resolve. */
export function advance<State, Action>(state: State & Flow<State, Action>): void {
  // Never reading past the end of a list keeps the engine's most frequent reads quick.
  while (state.stack.length > 0) {
    const frame = state.stack[state.stack.length - 1] as Frame<State, Action>;
    const { steps } = frame.effect;
    if (frame.nextStep >= steps.length) {
      state.stack.pop();
      continue;
    }
    const step = steps[frame.nextStep] as Step<State, Action>;
    if (step.kind === 'act') {
      frame.nextStep++;
      follow(frame, step.act(state, frame));
    } else if (asks(state, frame, step)) {
      state.questionNumber++;
      return;
    } else {
      frame.nextStep++;
    }
  }
}

/** What is asked now: read it before the next answer. Empty once the game is over. */
export function questionsOf<State, Action>(state: State & Flow<State, Action>): readonly Question<Action>[] {
  const { questions, stack } = state;
  if (questions.length === 0 && stack.length > 0) {
    const frame = stack[stack.length - 1] as Frame<State, Action>;
    const step = frame.effect.steps[frame.nextStep] as Ask<State, Action>;
    questions.push({ seat: frame.seat, prompt: promptOf(state, frame, step), options: step.options(state, frame) });
  }
  return questions;
}

/** The question the game waits on, whether or not everyone still has to answer it. */
export function openAsk<State, Action>(state: Flow<State, Action>): Ask<State, Action> | AskAll<State, Action> | null {
  const frame = state.stack[state.stack.length - 1];
  const step = frame?.effect.steps[frame.nextStep];
  return step === undefined || step.kind === 'act' ? null : step;
}

/** Guesses anew the secret choices that the seats in `hidden` have made, from what they were offered. */
export function guessSealed<State, Action>(
  state: State & Flow<State, Action>,
  hidden: (seat: Seat) => boolean,
  random: Fast,
): void {
  const frame = state.stack[state.stack.length - 1];
  const step = openAsk(state);
  if (frame === undefined || step?.kind !== 'askAll') return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.sealed[seat] !== null && hidden(seat))
      state.sealed[seat] = pick(random, step.options(state, frame, seat));
  }
}

export const cloneStack = <State, Action>(stack: readonly Frame<State, Action>[]): Frame<State, Action>[] =>
  stack.map(({ effect, seat, nextStep, counted, left, subject }) => ({
    effect,
    seat,
    nextStep,
    counted,
    left,
    subject,
  }));

function asks<State, Action>(
  state: State & Flow<State, Action>,
  frame: Frame<State, Action>,
  step: Ask<State, Action> | AskAll<State, Action>,
): boolean {
  if (step.kind === 'ask') {
    if (step.isSure === true) return true;
    const options = step.options(state, frame);
    if (options.length > 0) state.questions.push({ seat: frame.seat, prompt: promptOf(state, frame, step), options });
  } else {
    const { prompt } = step;
    for (let seat = 0; seat < state.seats; seat++) {
      const options = step.options(state, frame, seat);
      if (options.length > 0) state.questions.push({ seat, prompt, options });
    }
  }
  return state.questions.length > 0;
}

function promptOf<State, Action>(state: State, frame: Frame<State, Action>, { prompt }: Ask<State, Action>): Prompt {
  return typeof prompt === 'function' ? prompt(state, frame) : prompt;
}

function seal<State, Action>(state: Flow<State, Action>, seat: Seat, action: Action): void {
  state.sealed[seat] = action;
  const { questions } = state;
  const last = questions.length - 1;
  if (questions[last]?.seat === seat) questions.pop();
  else
    questions.splice(
      questions.findIndex(question => question.seat === seat),
      1,
    );
}

function follow<State, Action>(frame: Frame<State, Action>, next: Next): void {
  if (next === 'again') frame.nextStep--;
  else if (next === 'end') frame.nextStep = frame.effect.steps.length;
}
