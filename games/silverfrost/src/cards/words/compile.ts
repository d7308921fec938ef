import type { Effect, Step } from '../../state.ts';
import { spoken, withPauses } from './between.ts';
import { choose, ifSo, may } from './choosing.ts';
import { activate, clearSnow, moveChimney, returnToHand, takeBackChimney } from './city-words.ts';
import { discardFromValley, draw, drawFromValley, drawUpTo, inspect } from './drawing.ts';
import { gain } from './gaining.ts';
import { give, giveCards, giveCardsUpTo } from './giving.ts';
import { discard, discardUpTo, mayPay, pay, payUpTo } from './giving-up.ts';
import { letDraw, letGain } from './letting.ts';
import type { Compiler, Lexicon } from './lexicon.ts';
import { completeQuest, drawQuests, playCard, useBigCritter, useLocation } from './using.ts';
import { type Head, headOf, type Word, type Words } from './word.ts';

/** Every word and the steps it stands for. */
const COMPILERS: { readonly [H in Head]: Compiler<H> } = {
  gain,
  draw,
  drawUpTo,
  drawFromValley,
  inspect,
  discard,
  discardUpTo,
  discardFromValley,
  payUpTo,
  pay,
  mayPay,
  give,
  giveCards,
  giveCardsUpTo,
  letDraw,
  let: letGain,
  clearSnow,
  moveChimney,
  takeBackChimney,
  useBigCritter,
  returnToHand,
  activate,
  useLocation,
  playCard,
  completeQuest,
  drawQuests,
  choose,
  may,
  if: ifSo,
};

function compileWord(word: Word, lexicon: Lexicon): readonly Step[] {
  // Head and word belong together, which the compiler cannot follow through the table.
  const compile = COMPILERS[headOf(word)] as Compiler<Head>;
  return withPauses(compile(word as never, lexicon), spoken([word], lexicon));
}

export const compileWords = (words: Words, name: string, lexicon: Lexicon): Effect => ({
  name,
  steps: words.flatMap(word => compileWord(word, lexicon)),
});
