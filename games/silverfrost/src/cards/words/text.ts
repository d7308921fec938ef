import type { Phrase } from '@snowbound/engine';
import { phrase, goods as someGoods } from '../../words.ts';
import { amountList, costText, eachText, filterText, requirementText, type Speaker, theirGoods } from './text-parts.ts';
import { type Head, headOf, type Word, type WordOf, type Words } from './word.ts';

/** How a word is printed. */
type Printer<H extends Head> = (word: WordOf<H>, speaker: Speaker) => Phrase;

/** Every word and its text. */
const PRINTERS: { readonly [H in Head]: Printer<H> } = {
  gain: ({ gain, forEach }, speaker) => {
    const goods = amountList(gain);
    if (forEach === undefined) return phrase('SF-8', 'words.gain', { goods });
    return phrase('SF-8', 'words.gain-each', { goods, each: eachText(forEach, speaker) });
  },
  draw: ({ draw: count, forEach }, speaker) =>
    forEach === undefined
      ? phrase('SF-8', 'words.draw', { count })
      : phrase('SF-8', 'words.draw-each', { count, each: eachText(forEach, speaker) }),
  drawUpTo: ({ drawUpTo: count }) => phrase('SF-8', 'words.drawUpTo', { count }),
  drawFromValley: ({ drawFromValley: count, cards }, speaker) =>
    cards === undefined
      ? phrase('SF-8', 'words.drawFromValley', { count })
      : phrase('SF-8', 'words.drawFromValley-these', { things: filterText('some', cards, count, speaker) }),
  inspect: ({ inspect: count, keep }) => phrase('SF-8', 'words.inspect', { count, keep }),
  discard: ({ discard: count }) => phrase('SF-8', 'words.discard', { count }),
  discardUpTo: ({ discardUpTo: count }) => phrase('SF-8', 'words.discardUpTo', { count }),
  discardFromValley: ({ discardFromValley: count }) => phrase('SF-8', 'words.discardFromValley', { count }),
  payUpTo: ({ payUpTo: count, of }) => phrase('SF-8', 'words.payUpTo', { goods: someGoods(of, count) }),
  pay: ({ pay, do: does }, speaker) =>
    phrase('SF-8', 'words.pay', { cost: costText(pay, speaker), does: textOf(does, speaker) }),
  mayPay: ({ mayPay, do: does }, speaker) =>
    phrase('SF-8', 'words.mayPay', { cost: costText(mayPay, speaker), does: textOf(does, speaker) }),
  give: ({ give, to }) => phrase('SF-8', 'words.give', { goods: amountList(give), to }),
  giveCards: ({ giveCards: count, to }) => phrase('SF-8', 'words.giveCards', { count, to }),
  giveCardsUpTo: ({ giveCardsUpTo: count, to }) => phrase('SF-8', 'words.giveCardsUpTo', { count, to }),
  letDraw: ({ letDraw: count, who }) => phrase('SF-8', 'words.letDraw', { count, who }),
  let: ({ let: { gain }, who }) => phrase('SF-8', 'words.let', { goods: theirGoods(gain), who }),
  clearSnow: ({ clearSnow: where, byDiscarding: count }) => phrase('SF-6.4', 'words.clearSnow', { where, count }),
  moveChimney: () => phrase('SF-8.2', 'words.moveChimney'),
  takeBackChimney: () => phrase('SF-8.2', 'words.takeBackChimney'),
  useBigCritter: ({ withPoints }) =>
    phrase('SF-8.1', 'words.useBigCritter', { points: withPoints === true ? 'yes' : 'no' }),
  returnToHand: ({ returnToHand: cards }, speaker) =>
    phrase('SF-8', 'words.returnToHand', { cards: filterText('a', cards, 1, speaker) }),
  activate: ({ of }) => phrase('SF-8', 'words.activate', { of }),
  useLocation: ({ useLocation: place, free }) =>
    phrase('SF-3.15', 'words.useLocation', { place, free: free === true ? 'yes' : 'no' }),
  playCard: ({ playCard: cards, from, less }, speaker) =>
    phrase('SF-4.10', 'words.playCard', {
      cards: filterText('a', cards, 1, speaker),
      from,
      price: less === 'all' ? 'free' : less > 0 ? 'less' : 'full',
      less: less === 'all' ? 0 : less,
    }),
  completeQuest: () => phrase('SF-3.9', 'words.completeQuest'),
  drawQuests: ({ drawQuests: count, keep }) => phrase('SF-3.9', 'words.drawQuests', { count, keep }),
  choose: ({ choose }, speaker) => {
    const [first, second, third] = choose.map(words => textOf(words, speaker)) as [Phrase, Phrase, Phrase | undefined];
    if (third === undefined) return phrase('SF-8', 'words.choose', { first, second });
    return phrase('SF-8', 'words.choose-more', { first, second, third });
  },
  may: ({ may }, speaker) => phrase('SF-2.3', 'words.may', { does: textOf(may, speaker) }),
  if: (word, speaker) =>
    phrase('SF-8', 'words.if', {
      condition: requirementText(word.if, speaker),
      does: textOf(word.do, speaker),
    }),
};

function wordText(word: Word, speaker: Speaker): Phrase {
  // Head and word belong together, which the compiler cannot follow through the table.
  const print = PRINTERS[headOf(word)] as Printer<Head>;
  return print(word as never, speaker);
}

/** Sentences one after another. */
export function chain(sentences: readonly Phrase[]): Phrase {
  const [first, ...rest] = sentences;
  if (first === undefined) return phrase('SF-8', 'words.nothing');
  return rest.length === 0 ? first : phrase('SF-8', 'words.chain', { first, rest: chain(rest) });
}

/** What words do, in the words of a card. */
export const textOf = (words: Words, speaker: Speaker): Phrase => chain(words.map(word => wordText(word, speaker)));
