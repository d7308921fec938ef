import { type State, silverfrost } from '@snowbound/silverfrost';

/** Things that exist once, by numbers: what is written down must be plain data. */
class Numbered<Thing> {
  readonly #things: Thing[] = [];
  readonly #numbers = new Map<Thing, number>();

  numberOf(thing: Thing): number {
    const known = this.#numbers.get(thing);
    if (known !== undefined) return known;
    this.#numbers.set(thing, this.#things.length);
    return this.#things.push(thing) - 1;
  }

  at(number: number): Thing {
    return this.#things[number] as Thing;
  }
}

type Frame = State['stack'][number];
type StateQuestion = State['questions'][number];
type Action = StateQuestion['options'][number];

const effects = new Numbered<Frame['effect']>();
const prompts = new Numbered<StateQuestion['prompt']>();
const actions = new Numbered<Action>();

/** A position of Silverfrost as boardgame.io wants it: objects, lists and numbers that JSON can hold, and nothing else. */
export interface PlainPosition extends Omit<State, 'content' | 'journal' | 'stack' | 'questions' | 'sealed'> {
  readonly stack: readonly (Omit<Frame, 'effect'> & { readonly effect: number })[];
  readonly questions: readonly {
    readonly seat: number;
    readonly prompt: number;
    readonly options: readonly number[];
  }[];
  readonly sealed: readonly (number | null)[];
}

/** The position of a state that is not used any more. */
export function plainOf(state: State): PlainPosition {
  const { content: _, journal: __, questions: ___, stack, sealed, ...rest } = state;
  return {
    ...rest,
    stack: stack.map(frame => ({ ...frame, effect: effects.numberOf(frame.effect) })),
    questions: silverfrost.questions(state).map(({ seat, prompt, options }) => ({
      seat,
      prompt: prompts.numberOf(prompt),
      options: options.map(option => actions.numberOf(option)),
    })),
    sealed: sealed.map(action => (action === null ? null : actions.numberOf(action))),
  };
}

/** A state of our rules that shares nothing with the position. */
export function stateOf({ stack, questions, sealed, ...rest }: PlainPosition): State {
  return silverfrost.clone({
    ...rest,
    content: silverfrost.content,
    journal: null,
    stack: stack.map(frame => ({ ...frame, effect: effects.at(frame.effect) })),
    questions: questions.map(({ seat, prompt, options }) => ({
      seat,
      prompt: prompts.at(prompt),
      options: options.map(option => actions.at(option)),
    })),
    sealed: sealed.map(action => (action === null ? null : actions.at(action))),
  });
}
