import { type Seat, toAll } from '@snowbound/engine';
import { type Action, addsFrom, cardOf, healsFrom, NOTHING_ASKED } from './actions.ts';
import {
  type Card,
  cardsIn,
  GUARDIAN,
  HEALER,
  has,
  isChampion,
  isEmpty,
  LEVELS,
  SNOWSTORM,
  withCard,
  without,
} from './cards.ts';
import { endIfHome } from './ending.ts';
import { gain } from './points.ts';
import { countOf, isAmong, NOBODY, type SeatSet, withSeat } from './seats.ts';
import { type AskAll, championsOn, colourAt, type State } from './state.ts';
import { fall } from './tree.ts';
import { cardName, cardNames, phrase } from './words.ts';

/** ST-2.3: each Guardian's owner secretly adds one card of the hand, or none; then the Guardian is spent. */
export const guardians: AskAll = {
  kind: 'askAll',
  prompt: phrase('ST-2.3', 'prompts.add'),
  options: (state, _frame, seat) => {
    const { hand, revealed } = colourAt(state, seat);
    return has(revealed, GUARDIAN) ? addsFrom(hand) : NOTHING_ASKED;
  },
  reveal: (state, _frame, chosen) => {
    for (let seat = 0; seat < state.seats; seat++) {
      const action = chosen[seat];
      if (action === null || action === undefined) continue;
      spend(state, seat, GUARDIAN);
      add(state, seat, action);
    }
  },
};

function add(state: State, seat: Seat, action: Action): void {
  if (isEmpty(action.cards)) {
    state.journal?.push(toAll(phrase('ST-2.3', 'journal.adds-none', { who: { seat } })));
    return;
  }
  const card = cardOf(action);
  reveal(state, seat, card);
  state.journal?.push(toAll(phrase('ST-2.3', 'journal.adds', { who: { seat }, card: cardName(card) })));
}

/** A card leaves the hand and lies face up; a champion climbs to its level. */
export function reveal(state: State, seat: Seat, card: Card): void {
  const colour = colourAt(state, seat);
  colour.hand = without(colour.hand, card);
  colour.revealed = withCard(colour.revealed, card);
  if (isChampion(card)) state.tree[card] = withSeat(championsOn(state, card), seat);
}

/** ST-3.3: every champion revealed is discarded; each Snowstorm's owner gains a fight point for each of them. */
export function snowstorms(state: State): void {
  const owners = ownersOf(state, SNOWSTORM);
  if (owners === NOBODY) return;
  const struck = sweepTheTree(state);
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isAmong(owners, seat)) continue;
    spend(state, seat, SNOWSTORM);
    gain(state, seat, 'fight', struck);
    state.journal?.push(toAll(phrase('ST-3.3', 'journal.snowstorm', { who: { seat }, struck })));
  }
  endIfHome(state);
}

/** The colours that have revealed this card. */
function ownersOf(state: State, card: Card): SeatSet {
  let owners = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    if (has(colourAt(state, seat).revealed, card)) owners = withSeat(owners, seat);
  }
  return owners;
}

function sweepTheTree(state: State): number {
  let struck = 0;
  for (let level = LEVELS; level >= 1; level--) {
    const here = championsOn(state, level);
    struck += countOf(here);
    fall(state, level, here);
  }
  return struck;
}

/** ST-3.1: each Healer's owner secretly takes back champions; they are too late for this round. */
export const healers: AskAll = {
  kind: 'askAll',
  prompt: phrase('ST-3.1', 'prompts.heal'),
  options: (state, _frame, seat) => {
    const { discard, revealed } = colourAt(state, seat);
    return has(revealed, HEALER) ? healsFrom(discard) : NOTHING_ASKED;
  },
  reveal: (state, _frame, chosen) => {
    for (let seat = 0; seat < state.seats; seat++) {
      const action = chosen[seat];
      if (action !== null && action !== undefined) heal(state, seat, action);
    }
  },
};

function heal(state: State, seat: Seat, { cards }: Action): void {
  const colour = colourAt(state, seat);
  colour.discard &= ~cards;
  colour.hand |= cards;
  if (state.journal === null) return;
  const who = { seat };
  const tells = isEmpty(cards)
    ? phrase('ST-3.1', 'journal.heals-none', { who })
    : phrase('ST-3.1', 'journal.heals', { who, cards: cardNames(cards), count: cardsIn(cards).length });
  state.journal.push(toAll(tells));
}

/** ST-3.2, ST-3.3: out of the game, face up. */
function spend(state: State, seat: Seat, card: Card): void {
  const colour = colourAt(state, seat);
  colour.revealed = without(colour.revealed, card);
  colour.spent = withCard(colour.spent, card);
}
