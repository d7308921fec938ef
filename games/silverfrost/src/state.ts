import type { Content, flow, Seat } from '@snowbound/engine';
import type { Action, Actions } from './actions.ts';
import type { BigCritterFile, CardFile, ContentFile, LocationFile, QuestFile } from './cards/card.ts';
import type { Bearing } from './cards/words/bearing.ts';
import type { Ability, Colour, Place } from './cards/words/word.ts';
import type { Building } from './city.ts';
import type { Price, Supply } from './goods.ts';
import type { HiddenCard } from './hand.ts';
import type { Crowd } from './locations/crowd.ts';
import type { Paws, Solo } from './paws/paws.ts';
import type { PlayerPart } from './player-parts.ts';
import type { PrintedThings } from './printed.ts';
import type { Asks, SharedViews } from './shared-views.ts';
import type { Source } from './source.ts';
import type { PausesWished } from './wishes.ts';

export type Effect = flow.Effect<State, Action>;
export type Frame = flow.Frame<State, Action>;
export type Step = flow.Step<State, Action>;
export type Act = flow.Act<State, Action>;
export type Ask = flow.Ask<State, Action>;
export type AskAll = flow.AskAll<State, Action>;

/** A card of the main deck by its number in the content; every copy is the same number. */
export type Kind = number;
export const NO_CARD: Kind = -1;

/** Big Critters, Quests or Snowstorms: bit n stands for number n. */
export type NumberSet = number;

export interface Player {
  /** SF-2.5: at most 8. */
  readonly hand: HiddenCard[];
  readonly city: Building[];
  /** Cards in the city with a card-playing ability, kept so that nobody has to look for them. */
  abilities: number;
  readonly supply: Supply;
  /** Chimneys not yet on a Construction. */
  chimneys: number;
  /** Workers at home beside the Ranger, and the Ranger (0 or 1). */
  workers: number;
  ranger: number;
  /** SF-3.14: workers beside the city, their card having left; the Ranger among them (0 or 1). */
  beside: number;
  rangerBeside: number;
  /** 0 summer to 3 spring. */
  season: number;
  passed: boolean;
  /** Lowland Quests held, not completed. */
  lowlands: NumberSet;
  completedLowlands: NumberSet;
  completedHighlands: NumberSet;
  /** SF-2.2: how this seat wishes to be asked at pauses. */
  pauses: PausesWished;
}

export interface State extends flow.Flow<State, Action> {
  readonly content: SilverfrostContent;
  readonly players: readonly Player[];
  readonly start: Seat;
  readonly reward: Reward;
  /** The deck has no order: a card is drawn at random. */
  readonly deck: Kind[];
  /** Cards laid on top on purpose, the last one uppermost; only in arranged positions. */
  readonly deckTop: Kind[];
  /** SF-1.2: face down, each card with who knows it. */
  readonly discard: HiddenCard[];
  /** SF-1.7: the eight positions, how many copies lie on each, and which have Snow. */
  readonly valley: Kind[];
  readonly stacked: number[];
  valleySnow: number;
  /** Who stands on each Location of the board, and which have Snow. */
  readonly crowds: Crowd[];
  boardSnow: number;
  /** SF-1.3: the face-up row from left to right, and what is left of the deck. */
  readonly row: number[];
  bigDeck: NumberSet;
  bigDiscard: NumberSet;
  /** SF-1.4: face up, not yet completed. */
  highlands: NumberSet;
  /** Lowland Quests nobody has touched, and those put under the deck, each with who knows it. */
  lowlandDeck: NumberSet;
  readonly lowlandsUnder: HiddenCard[];
  snowstormDeck: NumberSet;
  snowstormDiscard: NumberSet;
  /** SF-6.1 */
  isFurious: boolean;
  turn: Seat;
  isOver: boolean;

  /** What only the seat resolving the top effect looks at: cards, or Lowland Quests. */
  readonly inspected: Kind[];
  readonly inspectedQuests: number[];

  /** SF-2.2: whether the one city Snow of this turn may still be cleared, and whether the turn has passed its payments. */
  mayClear: boolean;
  /** SF-4.10: how many cards words have played this turn, so that it ends. */
  playedByWords: number;
  /** SF-4.1: the card being played and whether it comes from the hand; what is still due for it. */
  playing: Kind;
  playingFromHand: boolean;
  due: Price;
  /** Resources that may still be waived, and Big Critters in use (SF-3.7). */
  waivable: number;
  bigInUse: NumberSet;

  /** SF-10: seat 1 is Paws's; `null` without him. */
  readonly paws: Paws | null;
}

export const REWARDS = ['flurries', 'ice-storm'] as const;
export type Reward = (typeof REWARDS)[number];

/** The one place that trusts a seat to be there. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;
export const cardOf = (state: State, kind: Kind): Card => state.content.cards[kind] as Card;

/** One entry for each kind of card: whether it is meant. */
export type Meant = Uint8Array;

/** A number worked out for one player. */
export type Count = (state: State, seat: Seat) => number;
/** Something that is so or not for one player. */
export type Holds = (state: State, seat: Seat) => boolean;

/** Points at the end of the game. */
export interface Scored {
  readonly points: number;
  readonly times: Count;
}

/** What sets off a Governance card. */
export const OCCASIONS = ['play', 'visit', 'snow', 'quest', 'big-critter', 'chimney', 'city-discard'] as const;
export type OccasionName = (typeof OCCASIONS)[number];

export interface Trigger {
  readonly occasion: OccasionName;
  /** The kinds of card for `play`, the kind of place for `visit`. */
  readonly cards: Meant;
  readonly place: Place | null;
  readonly effect: Effect;
  /** What it brings for certain, where nothing else happens: goods by number and amount, and cards drawn. */
  readonly brings: { readonly goods: readonly (readonly [number, number])[]; readonly cards: number } | null;
}

/** A card-playing ability as rules ask for it. */
export interface CardPlaying {
  readonly ability: Ability;
  readonly cards: Meant;
  /** Resources it takes off, more than any price if the card costs nothing. */
  readonly less: number;
  readonly movesChimney: boolean;
  readonly takesThisCard: boolean;
  readonly fire: number;
  readonly discards: number;
  /** One other card of the city, if it takes one. */
  readonly fromCity: Meant | null;
}

/** A card of the main deck: data, and what it does. */
export interface Card {
  readonly number: Kind;
  readonly id: string;
  readonly file: CardFile;
  readonly source: Source;
  readonly isCritter: boolean;
  readonly isUnique: boolean;
  readonly colour: Colour;
  readonly cost: Price;
  /** How many resources it costs. */
  readonly size: number;
  readonly costsFireToLeft: boolean;
  readonly points: number;
  readonly takesNoSpace: boolean;
  /** The Critters a chimney on it lets in. */
  readonly lets: Meant | null;
  /** What is done when it is played. */
  readonly effect: Effect | null;
  /** The same once more in autumn and spring, as long as it still stands there. */
  readonly production: Effect | null;
  readonly visit: Effect | null;
  /** Production that gains or draws what is fixed. */
  readonly isPlain: boolean;
  /** What its production, or what it does when it is set off, looks at and changes. */
  readonly bearing: Bearing;
  readonly trigger: Trigger | null;
  readonly playing: CardPlaying | null;
  readonly bonus: readonly Scored[];
}

export interface BigCritter {
  readonly number: number;
  readonly id: string;
  readonly file: BigCritterFile;
  readonly effect: Effect;
}

export interface Quest {
  readonly number: number;
  readonly id: string;
  readonly file: QuestFile;
  readonly points: number;
  readonly needs: readonly Holds[];
  /** What each of its requirements counts, and how it asks for it. */
  readonly counts: readonly Count[];
  readonly asked: readonly Asked[];
  /** What its requirements count, of whoever has it and, for comparisons, of the player to the left: bits of `GROUNDS`. */
  readonly looksAt: number;
  readonly looksLeft: number;
}

/** What a requirement asks for. */
export interface Asked {
  readonly asks: Asks;
  /** 0 for a comparison. */
  readonly least: number;
  /** What of a player it counts. */
  readonly looksAt: PlayerPart;
}

export interface Location {
  readonly number: number;
  readonly id: string;
  readonly file: LocationFile;
  readonly source: Source;
  readonly place: Place;
  readonly isShared: boolean;
  readonly fire: number;
  readonly discards: number;
  readonly points: number;
  readonly from: number;
  readonly effect: Effect;
}

/** Where a Snowstorm falls: a Valley position, or a Location by number. */
export interface Snowstorm {
  readonly number: number;
  readonly isValley: boolean;
  readonly at: number;
  readonly from: number;
}

/** What a game of Silverfrost is played with. */
export interface SilverfrostContent extends Content {
  readonly file: ContentFile;
  readonly cards: readonly Card[];
  readonly bigCritters: readonly BigCritter[];
  readonly lowlands: readonly Quest[];
  readonly highlands: readonly Quest[];
  readonly locations: readonly Location[];
  /** The Locations of the Guild, by number. */
  readonly guild: readonly number[];
  readonly snowstorms: readonly Snowstorm[];
  readonly mountain: readonly number[];
  readonly solo: Solo;
  readonly actions: Actions;
  /** What stands on everything, for those who look. */
  readonly printed: PrintedThings;
  /** How everything looks. */
  readonly sharedViews: SharedViews;
  /** Every copy of every kind, ready to be shuffled. */
  readonly wholeDeck: readonly Kind[];
}
