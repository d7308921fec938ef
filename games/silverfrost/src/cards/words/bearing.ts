import { GOODS, type Good, RESOURCES } from '../../goods.ts';
import {
  type Amount,
  type Cost,
  type ForEach,
  type Goods,
  type Had,
  type Head,
  headOf,
  type Requirement,
  type Word,
  type WordOf,
  type Words,
} from './word.ts';

/**
 * What words look at and what they change, as bits: of two effects of which neither changes what the other looks at, it does
 * not matter which comes first. Adding to something is no look at it.
 */
export interface Bearing {
  readonly reads: number;
  readonly writes: number;
  /** The most they can take of each good, by number: whoever has enough for all that waits need not look. */
  readonly takes: readonly number[];
  /** Whether they clear Snow, which may set off more. */
  readonly clears: boolean;
  /** They look at nothing and take nothing. */
  readonly isPlain: boolean;
}

// Goods come first, by number.
const ground = (at: number): number => 1 << (GOODS.length + at);
const HAND = ground(0);
const CITY = ground(1);
const BOARD = ground(2);
const QUESTS = ground(3);
const OTHERS = ground(4);
/** What nobody knew before: cards turned up bring it, and whoever chooses wants to know it. */
export const NEWS = ground(5);
const EVERYTHING = ground(6) - 1;

const bitOf = (good: Good): number => 1 << GOODS.indexOf(good);
const ANY_RESOURCE = RESOURCES.reduce((bits, resource) => bits | bitOf(resource), 0);
/** What clearing Snow of one's city changes by itself. */
export const CLEARING = CITY | bitOf('fire') | bitOf('snow');

const TAKES_NOTHING: readonly number[] = GOODS.map(() => 0);
const taking = (good: Good, amount: number): readonly number[] => GOODS.map(each => (each === good ? amount : 0));
const takingAny = (amount: number): readonly number[] =>
  GOODS.map(each => (RESOURCES.some(resource => resource === each) ? amount : 0));

const bearing = (reads: number, writes: number, takes = TAKES_NOTHING): Bearing => ({
  reads,
  writes,
  takes,
  clears: false,
  isPlain: reads === 0 && takes === TAKES_NOTHING,
});
const NONE = bearing(0, 0);
/** Of words that may come to anything. A card that leaves the city would not produce any more, so it is a matter of everything. */
const ANYTHING: Bearing = { ...bearing(EVERYTHING, EVERYTHING), clears: true };

export const both = (one: Bearing, other: Bearing): Bearing => ({
  reads: one.reads | other.reads,
  writes: one.writes | other.writes,
  takes: one.takes.map((amount, good) => amount + (other.takes[good] ?? 0)),
  clears: one.clears || other.clears,
  isPlain: one.isPlain && other.isPlain,
});

/** All that they look at, goods they may take included, unless there is `enough` of these. */
export const looksAt = ({ reads, takes }: Bearing, enough: (good: number) => boolean): number =>
  takes.reduce((bits, amount, good) => (amount > 0 && !enough(good) ? bits | (1 << good) : bits), reads);

/** What is certain to have been gained by the words before, good by good: to take that asks for nothing. */
type Sure = Map<Good, number>;

/** What words look at and change, one after the other. */
export function bearingOf(words: Words): Bearing {
  const sure: Sure = new Map();
  return words.map(word => bearingOfWord(word, sure)).reduce(both, NONE);
}

/** How each word bears on the rest; those left out may come to anything. */
const BEARINGS: { readonly [H in Head]?: (word: WordOf<H>, sure: Sure) => Bearing } = {
  gain: ({ gain, forEach }, sure) => {
    if (forEach === undefined) for (const [good, amount] of named(gain)) sure.set(good, (sure.get(good) ?? 0) + amount);
    return bearing(readIn(forEach) | (gain.any === undefined ? 0 : NEWS), bitsOf(gain));
  },
  draw: ({ forEach }) => bearing(readIn(forEach), HAND | NEWS),
  drawUpTo: () => bearing(HAND, HAND | NEWS),
  drawFromValley: () => bearing(HAND | BOARD | NEWS, HAND | BOARD),
  inspect: () => bearing(HAND | NEWS, HAND | NEWS),
  discard: () => bearing(HAND | NEWS, HAND),
  discardUpTo: () => bearing(HAND | NEWS, HAND),
  discardFromValley: () => bearing(BOARD | NEWS, BOARD),
  payUpTo: ({ payUpTo, of }) => {
    // Of several kinds it matters which there are.
    if (of === 'any') return bearing(ANY_RESOURCE | NEWS, ANY_RESOURCE, takingAny(payUpTo));
    return bearing(NEWS, bitOf(of), taking(of, payUpTo));
  },
  pay: ({ pay, do: does }, sure) => exchange(pay, does, sure),
  mayPay: ({ mayPay, do: does }, sure) => both(exchange(mayPay, does, sure), bearing(NEWS, 0)),
  give: ({ give, to }, sure) => both(given(give, sure), bearing(to === 'chosen' ? NEWS : 0, OTHERS)),
  giveCards: () => bearing(HAND | OTHERS | NEWS, HAND | OTHERS),
  giveCardsUpTo: () => bearing(HAND | OTHERS | NEWS, HAND | OTHERS),
  clearSnow: ({ clearSnow }) => {
    const where = clearSnow === 'city' ? CITY : BOARD;
    return { ...bearing(HAND | where | NEWS, HAND | where | bitOf('snow')), clears: true };
  },
  moveChimney: () => bearing(CITY | NEWS, CITY),
  takeBackChimney: () => bearing(CITY | NEWS, CITY),
  drawQuests: () => bearing(QUESTS | NEWS, QUESTS | NEWS),
  choose: ({ choose }) => choose.map(bearingOf).reduce(both, bearing(NEWS, 0)),
  may: ({ may }) => both(bearingOf(may), bearing(NEWS, 0)),
  if: ({ if: requirement, do: does }) => both(bearingOf(does), bearing(readBy(requirement), 0)),
};

function bearingOfWord(word: Word, sure: Sure): Bearing {
  // Head and word belong together, which the compiler cannot follow through the table.
  const find = BEARINGS[headOf(word)] as ((word: never, sure: Sure) => Bearing) | undefined;
  return find?.(word as never, sure) ?? ANYTHING;
}

const named = (goods: Goods): readonly (readonly [Good, number])[] =>
  GOODS.flatMap(good => (good !== 'snow' && goods[good] !== undefined ? [[good, goods[good]] as const] : []));

const bitsOf = (goods: Goods): number =>
  named(goods).reduce((bits, [good]) => bits | bitOf(good), goods.any === undefined ? 0 : ANY_RESOURCE);

/** Goods that go, as far as they were not gained for certain just before. */
function given(goods: Goods, sure: Sure): Bearing {
  const { any } = goods;
  const start = any === undefined ? NONE : bearing(ANY_RESOURCE | NEWS, ANY_RESOURCE, takingAny(any));
  return named(goods)
    .map(([good, amount]) => {
      const before = sure.get(good) ?? 0;
      sure.set(good, Math.max(0, before - amount));
      return bearing(0, bitOf(good), taking(good, Math.max(0, amount - before)));
    })
    .reduce(both, start);
}

function exchange({ goods = {}, cards = 0, fromCity }: Cost, does: Words, sure: Sure): Bearing {
  if (fromCity !== undefined) return ANYTHING;
  const discarded = cards > 0 ? bearing(HAND | NEWS, HAND) : NONE;
  return both(both(given(goods, sure), discarded), bearingOf(does));
}

const readIn = (forEach: ForEach | undefined): number =>
  forEach === undefined || forEach === 'counted' ? 0 : readTo(forEach);

function readBy(requirement: Requirement): number {
  if ('atLeast' in requirement) return readTo(requirement.of);
  return OTHERS | readTo('moreThanLeft' in requirement ? requirement.moreThanLeft : requirement.asManyAsLeft);
}

const readTo = (amount: Amount): number => ('have' in amount ? readOf(amount.have) : CITY);

function readOf(had: Had): number {
  switch (had) {
    case 'resource':
      return ANY_RESOURCE;
    case 'card':
      return HAND;
    case 'quest':
    case 'highland':
    case 'lowland':
      return QUESTS;
    case 'chimney':
    case 'colour':
    case 'space':
      return CITY;
    default:
      return bitOf(had);
  }
}
