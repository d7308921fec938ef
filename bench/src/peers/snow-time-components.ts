/**
 * Snow Time a second time, written from the rule text alone (ST-…), so that it can check our own engine.
 * Plain data changed in place, as boardgame.io wants it: Immer stands behind every function here.
 */

/** HOUSE length (ST-1.3): figures run from space 0 to this one. */
export const LAST_SPACE = 30;
export const TOP_LEVEL = 7;
const FRUIT_TOKENS = 15;
export const DICE = 2;
const HEALED_AT_MOST = 2;
/** HOUSE (ST-6.3). */
export const ROUND_LIMIT = 100;

export type Kind = 'fruit' | 'mana' | 'fight';

/** HOUSE places (ST-1.3), by space. */
export const BONUSES: Readonly<Record<number, { readonly kind: Kind; readonly size: number }>> = {
  4: { kind: 'fruit', size: 1 },
  6: { kind: 'mana', size: 1 },
  8: { kind: 'fight', size: 2 },
  11: { kind: 'mana', size: 2 },
  13: { kind: 'fruit', size: 2 },
  16: { kind: 'fight', size: 1 },
  19: { kind: 'mana', size: 3 },
  22: { kind: 'fruit', size: 3 },
  25: { kind: 'fight', size: 3 },
};

export const CHAMPIONS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const CARDS = [...CHAMPIONS, 'healer', 'guardian', 'snowstorm'] as const;
export type Card = (typeof CARDS)[number];

/** What is asked; also the name of the stage and of its only move. */
export type PeerQuestion = 'play' | 'add' | 'heal';

/**
 * Shown: revealed this round and still on the table; champions there stand on the tree.
 * Discard: champions only, they can return. Spent: Guardian and Snowstorm once used.
 */
type Zone = 'hand' | 'shown' | 'discard' | 'spent';

export interface Colour {
  space: number;
  /** Where each card lies. */
  cards: Record<Card, Zone>;
  /** Kinds of points gained this round, for the bonuses. */
  gained: Kind[];
}

export interface SnowTime {
  supply: number;
  /** Index 0 is level 1. */
  fruit: number[];
  colours: Colour[];
  /** What was asked last; null once the round is settled. */
  question: PeerQuestion | null;
  /** Seats; empty while the game runs. */
  winners: number[];
  /** By seat, secret from the others: boardgame.io's STRIP_SECRETS goes by the name `players`. */
  players: Record<string, { answer: Card[] | null }>;
  /** Given dice to come, if the match brought its own. */
  secret: { dice: number[] | null };
}

export function setUp(seats: number, dice: readonly number[] | undefined): SnowTime {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    supply: FRUIT_TOKENS,
    fruit: CHAMPIONS.map(() => 0),
    colours: everySeat.map(setUpColour),
    question: null,
    winners: [],
    players: Object.fromEntries(everySeat.map(seat => [String(seat), { answer: null }])),
    secret: { dice: dice ? [...dice] : null },
  };
}

const setUpColour = (): Colour => ({
  space: 0,
  cards: {
    1: 'hand',
    2: 'hand',
    3: 'hand',
    4: 'hand',
    5: 'hand',
    6: 'hand',
    7: 'hand',
    healer: 'hand',
    guardian: 'hand',
    snowstorm: 'hand',
  },
  gained: [],
});

/** In the order of the box. */
export const cardsIn = (zone: Zone, { cards }: Colour): Card[] => CARDS.filter(card => cards[card] === zone);

const isAllDown = (champions: readonly Card[]): boolean => champions.length === CHAMPIONS.length;

/** ST-3.1: the sets of own champions a Healer may bring back, none first. */
export function healings(colour: Colour): Card[][] {
  const fallen = cardsIn('discard', colour);
  const singles = fallen.map(card => [card]);
  const pairs = fallen.flatMap((one, at) => fallen.slice(at + 1).map(other => [one, other]));
  return [[], ...singles, ...pairs, ...(isAllDown(fallen) ? [fallen] : [])];
}

/** The notation of one of them: `none`, the champions ascending, or `all`. */
export function wordsFor(healing: readonly Card[]): string[] {
  if (healing.length === 0) return ['none'];
  return isAllDown(healing) ? ['all'] : [...healing];
}

/** What `heal …` names, or undefined if the rules do not allow it. */
export function healingNamed(colour: Colour, words: readonly string[]): Card[] | undefined {
  const fallen = cardsIn('discard', colour);
  const [word] = words;
  if (words.length === 1 && word === 'none') return [];
  if (words.length === 1 && word === 'all') return isAllDown(fallen) ? fallen : undefined;
  const named = fallen.filter(card => words.includes(card));
  const ascending = named.length === words.length && named.every((card, at) => card === words[at]);
  return ascending && named.length > 0 && named.length <= HEALED_AT_MOST ? named : undefined;
}
