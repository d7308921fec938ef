import { type Deal, Problem, problem, readList, readNumber, readObject, readOneOf, type Seat } from '@snowbound/engine';
import {
  ALL_CARDS,
  CARD_NAMES,
  type CardSet,
  CHAMPIONS,
  cardNamed,
  cardsIn,
  GUARDIAN,
  LEVELS,
  NO_CARDS,
  SNOWSTORM,
  setOf,
} from './cards.ts';
import type { SnowTimeContent } from './content.ts';
import { resumeAtChoice } from './round.ts';
import { layOut } from './setup.ts';
import { type Colour, colourAt, type State } from './state.ts';
import { cardName, phrase } from './words.ts';

/** Fruit grows on levels 1 to 6 only. */
const HIGHEST_FRUIT = LEVELS - 1;

/** A position as all are about to choose. What is left out is as at the start. The README lists the fields. */
export function arrange(deal: Deal<SnowTimeContent>, arrangement: unknown): State {
  const fields = readObject(arrangement, 'arrange', ['round', 'fruit', 'colours']);
  const state = layOut(deal);
  state.round =
    fields['round'] === undefined ? 1 : readNumber(fields['round'], 'arrange.round', 1, deal.content.roundLimit);
  if (fields['fruit'] !== undefined) hangFruit(state, fields['fruit']);
  if (fields['colours'] !== undefined) placeColours(state, fields['colours']);
  resumeAtChoice(state);
  return state;
}

/** `{ "6": 3 }`: three fruit on level 6. */
function hangFruit(state: State, value: unknown): void {
  const at = 'arrange.fruit';
  const levels = Array.from({ length: HIGHEST_FRUIT }, (_, index) => String(index + 1));
  const { fruitTokens: tokens } = state.content;
  for (const [level, count] of Object.entries(readObject(value, at, levels))) {
    const fruit = readNumber(count, `${at}.${level}`, 0, tokens);
    state.fruit[Number(level)] = fruit;
    state.supply -= fruit;
  }
  if (state.supply < 0)
    throw new Problem(phrase('ST-1.2', 'problems.fruit', { at, given: tokens - state.supply, tokens }));
}

function placeColours(state: State, value: unknown): void {
  const colours = readList(value, 'arrange.colours');
  if (colours.length !== state.seats) {
    throw problem('input.list-length', { at: 'arrange.colours', count: state.seats, given: colours.length });
  }
  colours.forEach((colour, seat) => {
    placeColour(state, seat, colour);
  });
}

function placeColour(state: State, seat: Seat, value: unknown): void {
  const at = `arrange.colours[${seat}]`;
  const fields = readObject(value, at, ['hand', 'discard', 'spent', 'space']);
  const colour = colourAt(state, seat);
  colour.discard = readCards(fields['discard'], `${at}.discard`, CHAMPIONS);
  colour.spent = readCards(fields['spent'], `${at}.spent`, setOf(GUARDIAN, SNOWSTORM));
  const rest = ALL_CARDS & ~colour.discard & ~colour.spent;
  colour.hand = fields['hand'] === undefined ? rest : readCards(fields['hand'], `${at}.hand`, ALL_CARDS);
  complain(at, 'problems.two-places', colour.hand & ~rest);
  complain(at, 'problems.nowhere', rest & ~colour.hand);
  if (fields['space'] !== undefined)
    standOn(colour, readNumber(fields['space'], `${at}.space`, 0, state.content.lastSpace - 1));
}

/** Spaces walked before the position began are nobody's in particular, so they count as fruit. */
function standOn(colour: Colour, space: number): void {
  colour.space = space;
  colour.fruit = space;
}

function readCards(value: unknown, at: string, allowed: CardSet): CardSet {
  if (value === undefined) return NO_CARDS;
  let set = NO_CARDS;
  readList(value, at).forEach((entry, index) => {
    const name = readOneOf(typeof entry === 'number' ? String(entry) : entry, `${at}[${index}]`, CARD_NAMES);
    const card = setOf(cardNamed(name) ?? 0);
    complain(`${at}[${index}]`, 'problems.two-places', set & card);
    complain(`${at}[${index}]`, 'problems.wrong-place', card & ~allowed);
    set |= card;
  });
  return set;
}

function complain(
  at: string,
  key: 'problems.two-places' | 'problems.wrong-place' | 'problems.nowhere',
  cards: CardSet,
): void {
  const [card] = cardsIn(cards);
  if (card !== undefined) throw new Problem(phrase('ST-1.1', key, { at, card: cardName(card) }));
}
