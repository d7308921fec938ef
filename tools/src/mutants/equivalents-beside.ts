import type { Equivalent } from './equivalent.ts';

/** The same in what all games stand on. */
export const BESIDE: readonly Equivalent[] = [
  {
    file: 'apps/server/src/tables/history.ts',
    original: 'this.#rows.length - 1',
    replacement: 'this.#rows.length + 1',
    why: 'beyond the last row there is none',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'frame === undefined || step === undefined',
    replacement: 'frame === undefined && step === undefined',
    why: 'without a frame there is no step',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'frame === undefined',
    replacement: 'false',
    why: 'without a frame there is no step',
  },
  {
    file: 'engine/src/flow.ts',
    original: "frame === undefined || step?.kind !== 'askAll'",
    replacement: "frame === undefined && step?.kind !== 'askAll'",
    why: 'only at such a question are there secret choices to guess',
  },
  {
    file: 'engine/src/flow.ts',
    original: "frame === undefined || step?.kind !== 'askAll'",
    replacement: 'false',
    why: 'only at such a question are there secret choices to guess',
  },
  {
    file: 'engine/src/flow.ts',
    original: "step?.kind !== 'askAll'",
    replacement: 'false',
    why: 'only at such a question are there secret choices to guess',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'step?.kind',
    replacement: 'step.kind',
    why: 'between moves every frame waits at a question',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'questions.length - 1',
    replacement: 'questions.length + 1',
    why: 'a short way to what the rest does too',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'questions[last]?.seat === seat',
    replacement: 'false',
    why: 'a short way to what the rest does too',
  },
  {
    file: 'engine/src/flow.ts',
    original: 'questions[last]?.seat',
    replacement: 'questions[last].seat',
    why: 'whoever answers was asked',
  },
  {
    file: 'engine/src/reading.ts',
    original: "typeof value === 'string'",
    replacement: 'false',
    why: 'only saves work: what is too long is cut afterwards',
  },
  {
    file: 'engine/src/reading.ts',
    original: "'string'",
    replacement: '""',
    why: 'only saves work: what is too long is cut afterwards',
  },
  {
    file: 'engine/src/reading.ts',
    original: 'value.slice(0, room)',
    replacement: 'value',
    why: 'only saves work: what is too long is cut afterwards',
  },
  {
    file: 'engine/src/sealed.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'no message is empty',
  },
  {
    file: 'engine/src/sealed.ts',
    original: 'at < message.length',
    replacement: 'at <= message.length',
    why: 'beyond the end there is no character, and no byte to keep it',
  },
  {
    file: 'engine/src/sealed.ts',
    original: 'code > LAST_ASCII',
    replacement: 'true',
    why: 'only saves work',
  },
  {
    file: 'engine/src/sealed.ts',
    original: 'code > LAST_ASCII',
    replacement: 'code >= LAST_ASCII',
    why: 'the last of them is one byte either way',
  },
  {
    file: 'engine/src/sealed.ts',
    original: 'keyed === undefined',
    replacement: 'true',
    why: 'only saves work',
  },
  {
    file: 'engine/src/reuse.ts',
    original: 'at < after.length',
    replacement: 'at <= after.length',
    why: 'both are of that length, and beyond it there is nothing',
  },
];
