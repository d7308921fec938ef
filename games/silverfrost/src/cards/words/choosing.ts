import { type Action, OPTION, YES } from '../../actions.ts';
import { ask } from '../../turn/asking.ts';
import { phrase } from '../../words.ts';
import { compileRequirement } from './amounts.ts';
import { within, YES_OR_NO } from './giving-up.ts';
import type { Compiler } from './lexicon.ts';
import { moment } from './pieces.ts';

export const choose: Compiler<'choose'> = (word, lexicon) => {
  const effects = word.choose.map(words => lexicon.effect(words, 'a choice'));
  const options: readonly Action[] = OPTION.slice(0, effects.length);
  return [
    ask(
      lexicon.asks(source => phrase('SF-2.3', 'prompts.choose', { source, text: lexicon.text([word]) })),
      () => options,
      (state, frame, { at }) => {
        const effect = effects[at];
        if (effect !== undefined) within(state, frame, effect);
      },
    ),
  ];
};

export const may: Compiler<'may'> = (word, lexicon) => {
  const effect = lexicon.effect(word.may, 'something optional');
  return [
    ask(
      lexicon.asks(source => phrase('SF-2.3', 'prompts.may', { source, text: lexicon.text([word]) })),
      () => YES_OR_NO,
      (state, frame, action) => {
        if (action === YES) within(state, frame, effect);
      },
    ),
  ];
};

export const ifSo: Compiler<'if'> = (word, lexicon) => {
  const holds = compileRequirement(word.if, lexicon, false);
  const effect = lexicon.effect(word.do, 'a condition');
  return [
    moment((state, { seat }) => Number(holds(state, seat))),
    {
      kind: 'act',
      act: (state, frame) => {
        if (holds(state, frame.seat)) within(state, frame, effect);
      },
    },
  ];
};
