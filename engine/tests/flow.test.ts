import { fastFromSeed, flow, type Phrase } from '@snowbound/engine';
import { describe, expect, test } from 'vitest';

/** The smallest state that flows: it writes down what happens. */
interface State extends flow.Flow<State, string> {
  readonly heard: string[];
}

const prompt: Phrase = { key: 'prompt', rule: 'X-1', values: {} };

function start(steps: flow.Effect<State, string>['steps'], seats = 3): State {
  const state: State = {
    seats,
    random: fastFromSeed('flow'),
    journal: null,
    stack: [],
    questions: [],
    sealed: Array.from({ length: seats }, () => null),
    reveals: 0,
    questionNumber: 0,
    heard: [],
  };
  flow.resolve(state, 1, { name: 'outer', steps });
  flow.advance(state);
  return state;
}

const hear = (word: string): flow.Act<State, string> => ({ kind: 'act', act: state => void state.heard.push(word) });

const ask = (...options: string[]): flow.Ask<State, string> => ({
  kind: 'ask',
  prompt,
  options: () => options,
  take: (state, { seat }, action) => void state.heard.push(`${seat} ${action}`),
});

describe('flow', () => {
  test('acts happen in order until nothing is left', () => {
    const state = start([hear('a'), hear('b')]);
    expect(state.heard).toEqual(['a', 'b']);
    expect(state.stack).toEqual([]);
  });

  test('an ask waits for the seat of its frame and goes on with the answer', () => {
    const state = start([hear('a'), ask('x', 'y'), hear('b')]);
    expect(state.questions).toEqual([{ seat: 1, prompt, options: ['x', 'y'] }]);
    expect(state.heard).toEqual(['a']);
    flow.answer(state, 1, 'y');
    expect(state.heard).toEqual(['a', '1 y', 'b']);
    expect(state.questions).toEqual([]);
  });

  test('an ask without options is skipped: do as much as you can', () => {
    expect(start([ask(), hear('b')]).heard).toEqual(['b']);
  });

  test('a sure question waits without its options and lists them for whoever looks, once', () => {
    let listed = 0;
    const sure: flow.Ask<State, string> = {
      ...ask('x', 'y'),
      options: () => {
        listed++;
        return ['x', 'y'];
      },
      isSure: true,
    };
    const state = start([sure, ask('z'), sure]);
    expect([state.questions, state.questionNumber, listed]).toEqual([[], 1, 0]);
    flow.answer(state, 1, 'y');
    expect([state.heard, listed]).toEqual([['1 y'], 0]);
    expect(flow.questionsOf(state)).toEqual([{ seat: 1, prompt, options: ['z'] }]);
    flow.answer(state, 1, 'z');
    expect(flow.questionsOf(state)).toEqual([{ seat: 1, prompt, options: ['x', 'y'] }]);
    expect(flow.questionsOf(state)).toBe(state.questions);
    expect(listed).toBe(1);
    flow.answer(state, 1, 'x');
    expect(flow.questionsOf(state)).toEqual([]);
  });

  test('a question may be put by what its frame is about', () => {
    const puts = ['here', 'there'].map(source => ({ ...prompt, source }));
    const about: flow.Ask<State, string> = { ...ask('x'), prompt: (_state, { subject }) => puts[subject] ?? prompt };
    const state = start([about, { ...about, isSure: true }]);
    expect(state.questions).toEqual([{ seat: 1, prompt: { ...prompt, source: 'here' }, options: ['x'] }]);
    for (const frame of state.stack) frame.subject = 1;
    flow.answer(state, 1, 'x');
    expect(flow.questionsOf(state)[0]?.prompt).toBe(puts[1]);
  });

  test('“again” repeats a step, “end” leaves the rest of its effect', () => {
    const state = start([
      { kind: 'act', act: ({ heard }) => (heard.push('tick') < 3 ? 'again' : undefined) },
      { kind: 'act', act: () => 'end' },
      hear('never'),
    ]);
    expect(state.heard).toEqual(['tick', 'tick', 'tick']);
  });

  test('what is resolved in a step comes before the rest', () => {
    const inner: flow.Effect<State, string> = { name: 'inner', steps: [hear('inner'), ask('x')] };
    const state = start([{ kind: 'act', act: state => flow.resolve(state, 2, inner) }, hear('after')]);
    expect(state.questions[0]?.seat).toBe(2);
    flow.answer(state, 2, 'x');
    expect(state.heard).toEqual(['inner', '2 x', 'after']);
  });

  const askAll: flow.AskAll<State, string> = {
    kind: 'askAll',
    prompt,
    options: (_state, _frame, seat) => (seat === 1 ? [] : ['x', 'y']),
    reveal: (state, _frame, chosen) => void state.heard.push(JSON.stringify(chosen)),
  };

  test('askAll asks every seat that has options and reveals together, null for the others', () => {
    const state = start([askAll, hear('after')]);
    expect(state.questions.map(({ seat }) => seat)).toEqual([0, 2]);
    flow.answer(state, 0, 'y');
    expect(state.heard).toEqual([]);
    expect(state.sealed).toEqual(['y', null, null]);
    flow.answer(state, 2, 'x');
    expect(state.heard).toEqual(['["y",null,"x"]', 'after']);
    expect(state.sealed).toEqual([null, null, null]);
  });

  test('secret choices answer one question; only their reveal counts as one', () => {
    const state = start([askAll, ask('z')]);
    const before = { questionNumber: state.questionNumber, reveals: state.reveals };
    flow.answer(state, 0, 'x');
    expect(state).toMatchObject(before);
    flow.answer(state, 2, 'x');
    expect(state).toMatchObject({ questionNumber: before.questionNumber + 1, reveals: before.reveals + 1 });
    flow.answer(state, 1, 'z');
    expect(state.reveals).toBe(before.reveals + 1);
  });

  test('rolling counts as a reveal', () => {
    const state = start([ask('x')]);
    flow.roll(state, 'die', 6);
    expect(state.reveals).toBe(1);
  });

  test('finish leaves everything unfinished', () => {
    const state = start([{ kind: 'act', act: state => flow.finish(state) }, hear('never')]);
    expect(state.heard).toEqual([]);
    expect(state.questions).toEqual([]);
  });

  test('guessing anew changes only hidden choices, and only to what was offered', () => {
    const state = start([askAll]);
    flow.answer(state, 0, 'x');
    const guesses = new Set<string | null | undefined>();
    for (let guess = 0; guess < 20; guess++) {
      flow.guessSealed(state, seat => seat === 0, fastFromSeed(`guess-${guess}`));
      guesses.add(state.sealed[0]);
      expect(state.sealed[2]).toBeNull();
    }
    expect([...guesses].sort()).toEqual(['x', 'y']);
    flow.guessSealed(state, () => false, fastFromSeed('none'));
    expect(state.sealed[1]).toBeNull();
  });

  test('answering when nothing was asked is a mistake of the caller', () => {
    expect(() => flow.answer(start([hear('a')]), 0, 'x')).toThrow('nothing was asked');
    const early: flow.Act<State, string> = { kind: 'act', act: state => flow.answer(state, 1, 'x') };
    expect(() => start([early])).toThrow('nothing was asked');
    expect(() => start([early, hear('a')])).toThrow('nothing was asked');
  });

  test('the open question is what the game waits on; nothing is one while things happen, or once it is over', () => {
    const looked: unknown[] = [];
    const look: flow.Act<State, string> = { kind: 'act', act: state => void looked.push(flow.openAsk(state)) };
    const question = ask('x');
    const state = start([look, look, question]);
    expect(looked).toEqual([null, question]);
    expect(flow.openAsk(state)).toBe(question);
    flow.answer(state, 1, 'x');
    expect(flow.openAsk(state)).toBeNull();
    flow.guessSealed(state, () => true, fastFromSeed('over'));
    expect(state.sealed).toEqual([null, null, null]);
  });
});
