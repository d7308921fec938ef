/** A card of one colour. Champions are 1 to 7, the level each climbs to. */
export type Card = number;

export const LEVELS = 7;
export const HEALER: Card = 8;
export const GUARDIAN: Card = 9;
export const SNOWSTORM: Card = 10;

const NAMES = ['', '1', '2', '3', '4', '5', '6', '7', 'healer', 'guardian', 'snowstorm'];

export const CARD_NAMES: readonly string[] = NAMES.slice(1);
export const nameOf = (card: Card): string => NAMES[card] ?? '';
export const cardNamed = (name: string): Card | null => {
  const card = NAMES.indexOf(name);
  return card > 0 ? card : null;
};

export const isChampion = (card: Card): boolean => card >= 1 && card <= LEVELS;

/** Some cards of one colour: bit n stands for card n. */
export type CardSet = number;

export const NO_CARDS: CardSet = 0;
export const ALL_CARDS: CardSet = 0b111_1111_1110;
export const CHAMPIONS: CardSet = 0b000_1111_1110;

export const setOf = (...cards: Card[]): CardSet => cards.reduce(withCard, NO_CARDS);
export const has = (set: CardSet, card: Card): boolean => ((set >> card) & 1) === 1;
export const isEmpty = (set: CardSet): boolean => set === NO_CARDS;

export function withCard(set: CardSet, card: Card): CardSet {
  return set | (1 << card);
}

export function without(set: CardSet, card: Card): CardSet {
  return set & ~(1 << card);
}

/** The cards in rising order. */
export function cardsIn(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let card = 1; card <= SNOWSTORM; card++) if (has(set, card)) cards.push(card);
  return cards;
}

const NAMES_OF_SETS: (readonly string[])[] = [];

/** Their names. Each list exists once, so that views of the same cards share it. */
export function namesIn(set: CardSet): readonly string[] {
  const names = NAMES_OF_SETS[set] ?? Object.freeze(cardsIn(set).map(nameOf));
  NAMES_OF_SETS[set] = names;
  return names;
}
