import type { Resource } from '../../goods.ts';

/** The words that cards, Big Critters, Locations and Quests are written in. CONTENT.md explains each. */

export const COLOURS = ['green', 'blue', 'tan', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const TYPES = ['critter', 'construction'] as const;
export type CardType = (typeof TYPES)[number];

export const RANKS = ['unique', 'common'] as const;
export type Rank = (typeof RANKS)[number];

/** Which cards are meant: all that fit every field given. `{}` is any card. */
export interface Cards {
  readonly colour?: Colour;
  readonly type?: CardType;
  readonly rank?: Rank;
  /** A family that cards are marked with, such as `watch`. */
  readonly family?: string;
  /** Exactly this card, by id. */
  readonly card?: string;
}

/** Goods by number. `any` is a resource of one's choice. */
export type Goods = Readonly<Partial<Record<Resource | 'any' | 'fire' | 'point', number>>>;

/** Things a player has, by name. `resource` is all four together, `card` a card in hand, `chimney` one lying in the city. */
export const HAD = [
  ...['birch', 'moss', 'copper', 'acorn', 'resource', 'fire', 'point', 'snow'],
  ...['card', 'chimney', 'quest', 'highland', 'lowland', 'colour', 'space'],
] as const;
export type Had = (typeof HAD)[number];

/** A number worked out from what a player has. */
export type Amount =
  | { readonly cards: Cards }
  | { readonly have: Had }
  /** As many as both: pairs of one of each. */
  | { readonly pairs: readonly [Cards, Cards] };

/** "For each …": an amount, or `counted`, what the word before has just counted (discards, payments, gifts). */
export type ForEach = 'counted' | (Amount & { readonly every?: number; readonly most?: number });

/** Something that is so or not: a Quest asks for some, `if` for one. */
export type Requirement =
  | { readonly atLeast: number; readonly of: Amount }
  /** SF-7.2: strictly more than the left player. */
  | { readonly moreThanLeft: Amount }
  /** SF-7.2: as many as the left player, and at least 1. */
  | { readonly asManyAsLeft: Amount };

/** What is given up for something else; every part of it. */
export interface Cost {
  readonly goods?: Goods;
  /** Cards from hand. */
  readonly cards?: number;
  /** A card from one's own city. */
  readonly fromCity?: Cards;
}

/** Who gets a gift. SF-2.4 */
export const RECEIVERS = ['left', 'chosen'] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** Whom a word lets draw or gain. SF-9.1 */
export const TAKERS = [...RECEIVERS, 'each'] as const;
export type Taker = (typeof TAKERS)[number];

export const PLACES = ['basic', 'springs', 'forge', 'beacon', 'guild', 'journey', 'red'] as const;
/** The kinds of Location a worker can stand on. */
export type Place = (typeof PLACES)[number];

/** An effect, one thing at a time. A card holds a list of them, done in the order written. */
export type Word =
  | { readonly gain: Goods; readonly forEach?: ForEach }
  | { readonly draw: number; readonly forEach?: ForEach }
  | { readonly drawUpTo: number }
  | { readonly drawFromValley: number; readonly cards?: Cards }
  | { readonly inspect: number; readonly keep: number }
  | { readonly discard: number }
  | { readonly discardUpTo: number }
  | { readonly discardFromValley: number }
  | { readonly payUpTo: number; readonly of: Resource | 'any' | 'fire' }
  | { readonly pay: Cost; readonly do: Words }
  | { readonly mayPay: Cost; readonly do: Words }
  | { readonly give: Goods; readonly to: Receiver }
  | { readonly giveCards: number; readonly to: Receiver }
  | { readonly giveCardsUpTo: number; readonly to: Receiver }
  | { readonly letDraw: number; readonly who: Taker }
  /** `any` is a resource of their choice. */
  | { readonly let: { readonly gain: Goods }; readonly who: Taker }
  | { readonly clearSnow: 'city' | 'board'; readonly byDiscarding: number }
  | { readonly moveChimney: 1 }
  | { readonly takeBackChimney: 1 }
  | { readonly useBigCritter: 1; readonly withPoints?: true }
  | { readonly returnToHand: Cards }
  | { readonly activate: 1; readonly of: 'you' | 'left' | 'opponents' }
  | { readonly useLocation: Place; readonly free?: true }
  | { readonly playCard: Cards; readonly from: 'hand' | 'valley' | 'either'; readonly less: number | 'all' }
  | { readonly completeQuest: 1 }
  | { readonly drawQuests: number; readonly keep: number }
  | { readonly choose: readonly Words[] }
  | { readonly may: Words }
  | { readonly if: Requirement; readonly do: Words };

export type Words = readonly Word[];

/** The first field of each word, which names it. */
export const HEADS = [
  ...['gain', 'draw', 'drawUpTo', 'drawFromValley', 'inspect', 'discard', 'discardUpTo', 'discardFromValley'],
  ...['payUpTo', 'pay', 'mayPay', 'give', 'giveCards', 'giveCardsUpTo', 'letDraw', 'let', 'clearSnow'],
  ...['moveChimney', 'takeBackChimney', 'useBigCritter', 'returnToHand', 'activate', 'useLocation', 'playCard'],
  ...['completeQuest', 'drawQuests', 'choose', 'may', 'if'],
] as const;
export type Head = (typeof HEADS)[number];
/** The word that begins with this field. */
export type WordOf<H extends Head> = Extract<Word, { readonly [head in H]: unknown }>;

export const headOf = (word: Word): Head => HEADS.find(head => head in word) as Head;

/** What a Governance card waits for. */
export type Occasion =
  | { readonly play: Cards }
  | { readonly visit: Place }
  | { readonly clear: 'snow' }
  | { readonly complete: 'quest' }
  | { readonly use: 'big-critter' | 'chimney' }
  | { readonly discard: 'from-city' };

/** SF-4.1 (2): a card-playing ability, of which one may be used per play. */
export type Ability =
  /** Costs this many resources less, `all` for nothing, for what is given up. */
  | { readonly play: Cards; readonly less: number | 'all'; readonly for?: AbilityCost }
  /** A Critter for 1 Fire and a chimney that already lies in the city, moved to a fitting Construction. */
  | { readonly play: Cards; readonly movingChimney: true; readonly for?: AbilityCost };

/** What a card-playing ability takes; `thisCard` is the card that offers it, discarded from the city. */
export interface AbilityCost {
  readonly thisCard?: true;
  readonly fire?: number;
  readonly cards?: number;
  /** One other card of the city, discarded. */
  readonly fromCity?: Cards;
}

/** Points at the end of the game. */
export type Bonus =
  | { readonly points: number; readonly forEach: Amount & { readonly every?: number; readonly most?: number } }
  | { readonly points: number; readonly if: Requirement };
