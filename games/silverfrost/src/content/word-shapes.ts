import { shown } from '@snowbound/engine';
import { COLOURS, HAD, HEADS, type Head, PLACES, RANKS, RECEIVERS, TAKERS, TYPES } from '../cards/words/word.ts';
import { RESOURCES } from '../goods.ts';
import { phrase } from '../words.ts';
import { type Check, id, listOf, mark, number, oneOf, type Shape, shaped, someFields } from './shapes.ts';

const MOST = 15;
const some = number(1, MOST);
const one = number(1, 1);

const amounts = (names: readonly string[]): Check =>
  someFields(Object.fromEntries(names.map(name => [`${name}?`, some])));

const goods = amounts([...RESOURCES, 'any', 'fire', 'point']);
/** Points are not paid with, nor given. */
const payable = amounts([...RESOURCES, 'any', 'fire']);

const traits = shaped({
  'colour?': oneOf(COLOURS),
  'type?': oneOf(TYPES),
  'rank?': oneOf(RANKS),
  'family?': id,
  'card?': id,
});

/** A text names the card or the family and nothing else, so nothing else may be asked of it. */
const cards: Check = (value, at, report) => {
  traits(value, at, report);
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (given.length > 1 && (given.includes('family') || given.includes('card'))) {
    report.add(phrase('SF-12', 'problems.alone', { at }));
  }
};

/** An object that has exactly one of these fields, with the shape that belongs to it. */
const either =
  (choices: Readonly<Record<string, Shape>>): Check =>
  (value, at, report) => {
    const heads = Object.keys(choices);
    const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const head = heads.find(name => given.includes(name));
    const shape = head === undefined ? undefined : choices[head];
    if (shape !== undefined) shaped(shape)(value, at, report);
    else report.add(phrase('SF-12', 'problems.unknown-word', { at, given: shown(value), known: heads.join(', ') }));
  };

const pair: Check = (value, at, report) => {
  listOf(cards)(value, at, report);
  if (Array.isArray(value) && value.length !== 2) number(2, 2)(value.length, `${at}.length`, report);
};

const amount = { cards: { cards }, have: { have: oneOf(HAD) }, pairs: { pairs: pair } };
const every = { 'every?': some, 'most?': some };
const countedAmount = either({
  cards: { ...amount.cards, ...every },
  have: { ...amount.have, ...every },
  pairs: { ...amount.pairs, ...every },
});

const forEach: Check = (value, at, report) => {
  if (value !== 'counted') countedAmount(value, at, report);
};

export const requirement = either({
  atLeast: { atLeast: number(1, 40), of: either(amount) },
  moreThanLeft: { moreThanLeft: either(amount) },
  asManyAsLeft: { asManyAsLeft: either(amount) },
});

const cost = someFields({ 'goods?': payable, 'cards?': some, 'fromCity?': cards });

const less: Check = (value, at, report) => {
  if (value !== 'all') number(0, MOST)(value, at, report);
};

/** Lists within lists, more than any card needs and few enough for whoever walks through them. */
const MOST_NESTED = 10;
const MOST_IN_A_ROW = 12;

/** Words inside words come later in the file than the words they stand in. */
export const words: Check = (value, at, report) => {
  if (at.split('[').length > MOST_NESTED) report.add(phrase('SF-12', 'problems.deep', { at }));
  else listOf(word, MOST_IN_A_ROW)(value, at, report);
};

const alternatives: Check = (value, at, report) => {
  listOf(words, MOST_IN_A_ROW)(value, at, report);
  if (Array.isArray(value)) number(2, 3)(value.length, `${at}.length`, report);
};

/** Places whose effect a word can use; SF-3.15: never the Journey. */
const USABLE = PLACES.filter(place => place !== 'journey' && place !== 'red');

/** Every word and its fields. */
const WORDS: Readonly<Record<Head, Shape>> = {
  gain: { gain: goods, 'forEach?': forEach },
  draw: { draw: some, 'forEach?': forEach },
  drawUpTo: { drawUpTo: some },
  drawFromValley: { drawFromValley: some, 'cards?': cards },
  inspect: { inspect: some, keep: some },
  discard: { discard: some },
  discardUpTo: { discardUpTo: some },
  discardFromValley: { discardFromValley: some },
  payUpTo: { payUpTo: some, of: oneOf([...RESOURCES, 'any', 'fire']) },
  pay: { pay: cost, do: words },
  mayPay: { mayPay: cost, do: words },
  give: { give: payable, to: oneOf(RECEIVERS) },
  giveCards: { giveCards: some, to: oneOf(RECEIVERS) },
  giveCardsUpTo: { giveCardsUpTo: some, to: oneOf(RECEIVERS) },
  letDraw: { letDraw: some, who: oneOf(TAKERS) },
  let: { let: shaped({ gain: goods }), who: oneOf(TAKERS) },
  clearSnow: { clearSnow: oneOf(['city', 'board']), byDiscarding: number(0, MOST) },
  moveChimney: { moveChimney: one },
  takeBackChimney: { takeBackChimney: one },
  useBigCritter: { useBigCritter: one, 'withPoints?': mark },
  returnToHand: { returnToHand: cards },
  activate: { activate: one, of: oneOf(['you', 'left', 'opponents']) },
  useLocation: { useLocation: oneOf(USABLE), 'free?': mark },
  playCard: { playCard: cards, from: oneOf(['hand', 'valley', 'either']), less },
  completeQuest: { completeQuest: one },
  drawQuests: { drawQuests: some, keep: some },
  choose: { choose: alternatives },
  may: { may: words },
  if: { if: requirement, do: words },
};

const word: Check = (value, at, report) => {
  const heads = HEADS.filter(head => typeof value === 'object' && value !== null && head in value);
  const [head] = heads;
  if (head !== undefined) shaped(WORDS[head])(value, at, report);
  else report.add(phrase('SF-12', 'problems.unknown-word', { at, given: shown(value), known: HEADS.join(', ') }));
};

export const occasion = either({
  play: { play: cards },
  visit: { visit: oneOf(PLACES) },
  clear: { clear: oneOf(['snow']) },
  complete: { complete: oneOf(['quest']) },
  use: { use: oneOf(['big-critter', 'chimney']) },
  discard: { discard: oneOf(['from-city']) },
});

const price = shaped({ 'thisCard?': mark, 'fire?': some, 'cards?': some, 'fromCity?': cards });
const chimneyPrice = shaped({ 'fire?': some, 'cards?': some });

export const ability = either({
  movingChimney: { play: cards, movingChimney: mark, 'for?': chimneyPrice },
  less: { play: cards, less, 'for?': price },
});

const bonusEach = { points: number(-MOST, MOST), forEach: countedAmount };
const bonusIf = { points: number(-MOST, MOST), if: requirement };
export const bonus = either({ forEach: bonusEach, if: bonusIf });
