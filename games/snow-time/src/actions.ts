import type { Seat, Target } from '@snowbound/engine';
import {
  ALL_CARDS,
  type Card,
  type CardSet,
  CHAMPIONS,
  cardsIn,
  isChampion,
  isEmpty,
  NO_CARDS,
  nameOf,
  setOf,
} from './cards.ts';

/** Something a colour may choose: a card to play, a card to add beside a Guardian, champions to heal, a bonus. */
export interface Action {
  readonly verb: 'play' | 'add' | 'heal' | 'bonus';
  /** The cards it is about, none for declining and for a bonus. */
  readonly cards: CardSet;
  readonly move: string;
}

/** Every action exists once, so that listing options allocates nothing and `===` compares. */
const action = (verb: Action['verb'], cards: CardSet, words: string): Action =>
  Object.freeze({ verb, cards, move: `${verb} ${words}` });

const PLAY = actionPerCard('play');
const ADD = actionPerCard('add');
const ADD_NONE = action('add', NO_CARDS, 'none');
const HEAL_NONE = action('heal', NO_CARDS, 'none');
const HEAL_ALL = action('heal', CHAMPIONS, 'all');
export const TAKE_BONUS = action('bonus', NO_CARDS, 'take');
const LEAVE_BONUS = action('bonus', NO_CARDS, 'leave');
const HEAL_ONE_OR_TWO = championsOneOrTwo().map(cards => action('heal', setOf(...cards), cards.map(nameOf).join(' ')));

/** ST-2.2: any card of the hand, and nothing else. */
export const playsFrom = (hand: CardSet): readonly Action[] => PLAYS_FROM[hand] ?? [];

/** ST-2.3: any card of the hand, or none. */
export const addsFrom = (hand: CardSet): readonly Action[] => ADDS_FROM[hand] ?? [];

/** ST-3.1: none, one or two of the discarded champions; all seven if all seven are there. */
export const healsFrom = (discard: CardSet): readonly Action[] => HEALS_FROM[discard] ?? [];

/** ST-5.4: a bonus may be taken or left. */
export const BONUS_CHOICES: readonly Action[] = Object.freeze([TAKE_BONUS, LEAVE_BONUS]);

/** What a colour that has nothing to choose is offered. */
export const NOTHING_ASKED: readonly Action[] = Object.freeze([]);

/** Lists of options by the set of cards they come from, made once. */
const PLAYS_FROM = forEverySet(ALL_CARDS, hand => cardsIn(hand).map(card => at(PLAY, card)));
const ADDS_FROM = forEverySet(ALL_CARDS, hand => [...cardsIn(hand).map(card => at(ADD, card)), ADD_NONE]);
const HEALS_FROM = forEverySet(CHAMPIONS, discard => {
  // With nothing to heal there is nothing to ask.
  if (isEmpty(discard)) return [];
  const some = HEAL_ONE_OR_TWO.filter(({ cards }) => (cards & ~discard) === 0);
  return discard === CHAMPIONS ? [HEAL_NONE, ...some, HEAL_ALL] : [HEAL_NONE, ...some];
});

/** What a player touches: the card in the hand, the champions in the discard, or the figure that moves on. */
export function targetsOf(seat: Seat, action: Action): readonly Target[] {
  if (action === TAKE_BONUS) return [`figure ${seat}`];
  const { verb, cards } = action;
  const zone = verb === 'heal' ? 'discard' : 'hand';
  return cardsIn(cards).map(card => `${zone} ${seat} ${nameOf(card)}`);
}

/** The card a single-card action is about. */
export const cardOf = ({ cards }: Action): Card => 31 - Math.clz32(cards);

function actionPerCard(verb: 'play' | 'add'): Action[] {
  return [action(verb, NO_CARDS, ''), ...cardsIn(ALL_CARDS).map(card => action(verb, setOf(card), nameOf(card)))];
}

function championsOneOrTwo(): Card[][] {
  const champions = cardsIn(ALL_CARDS).filter(isChampion);
  return champions.flatMap(one => [[one], ...champions.filter(two => two > one).map(two => [one, two])]);
}

function forEverySet(all: CardSet, options: (set: CardSet) => Action[]): readonly (readonly Action[])[] {
  const lists: (readonly Action[])[] = [];
  for (let set = 0; set <= all; set += 2) {
    lists[set] = Object.freeze(options(set));
    lists[set + 1] = [];
  }
  return lists;
}

function at(actions: readonly Action[], card: Card): Action {
  return actions[card] as Action;
}
