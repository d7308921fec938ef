import { type Deal, draw as drawLots, flow, type PlayerIndex, RULES, type Seat, toAll } from '@snowbound/engine';
import { KEEP, REDRAW } from './actions.ts';
import { drawLowlands, isIn, putUnder } from './guild.ts';
import { numberOf } from './hand.ts';
import { NOBODY_THERE } from './locations/crowd.ts';
import { countIn, dealRow, MOUNTAIN_SPACES, NO_CRITTER, numberAt } from './mountain.ts';
import { PAWS } from './paws/paws.ts';
import { revealMap } from './paws/plans.ts';
import { isPaws } from './paws/seat.ts';
import { dealQuests, newPaws, seatsFor } from './paws/setup.ts';
import { discardFromHand, draw } from './piles.ts';
import { put, SETUP } from './source.ts';
import {
  type AskAll,
  type Effect,
  NO_CARD,
  type Player,
  playerAt,
  type Reward,
  type SilverfrostContent,
  type State,
} from './state.ts';
import { turns } from './turn/turn.ts';
import { fillValley, VALLEY_POSITIONS } from './valley.ts';
import { UNSAID } from './wishes.ts';
import { phrase } from './words.ts';

/** SF-10: one player faces Paws, whom the rules play. */
export const seatingFor = (players: number): readonly PlayerIndex[] =>
  Array.from({ length: seatsFor(players) }, (_, seat) => (seat < players ? seat : RULES));

/** SF-1.5, SF-1.11, SF-1.12 */
const LOWLANDS_DRAWN = 2;
const FIRST_HAND = 5;
const WORKERS = 1;
const STARTING_FIRE = 1;

/** SF-1: everything laid out, the secret choices waiting. */
export function setup(deal: Deal<SilverfrostContent>): State {
  const state = layOut(deal);
  chooseHighlands(state);
  dealRow(state);
  fillValley(state);
  if (state.paws !== null) {
    dealQuests(state, state.paws);
    revealMap(state, state.paws);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isPaws(state, seat)) playerAt(state, seat).lowlands = drawLowlands(state, LOWLANDS_DRAWN);
  }
  flow.begin(state, state.start, turns, 0).left = state.start;
  flow.resolve(state, state.start, opening);
  flow.advance(state);
  return state;
}

/** The table before any card is dealt. */
export function layOut({ players, options, content, random, journal }: Deal<SilverfrostContent>): State {
  const seating = seatingFor(players);
  return {
    seats: seating.length,
    random,
    journal,
    stack: [],
    questions: [],
    sealed: seating.map(() => null),
    reveals: 0,
    questionNumber: 0,
    content,
    players: seating.map(newPlayer),
    start: startOf(players, options['start'] ?? 'random', random),
    reward: (options['reward'] ?? 'flurries') as Reward,
    deck: content.wholeDeck.slice(),
    deckTop: [],
    discard: [],
    valley: Array.from({ length: VALLEY_POSITIONS }, () => NO_CARD),
    stacked: Array.from({ length: VALLEY_POSITIONS }, () => 0),
    valleySnow: 0,
    crowds: content.locations.map(() => NOBODY_THERE),
    boardSnow: 0,
    row: Array.from({ length: MOUNTAIN_SPACES }, () => NO_CRITTER),
    bigDeck: allOf(content.bigCritters),
    bigDiscard: 0,
    highlands: 0,
    lowlandDeck: allOf(content.lowlands),
    lowlandsUnder: [],
    snowstormDeck: allOf(content.snowstorms.filter(({ from }) => from <= seating.length)),
    snowstormDiscard: 0,
    isFurious: false,
    turn: 0,
    isOver: false,
    inspected: [],
    inspectedQuests: [],
    mayClear: false,
    playedByWords: 0,
    playing: NO_CARD,
    playingFromHand: false,
    due: 0,
    waivable: 0,
    bigInUse: 0,
    paws: newPaws(players, options, content),
  };
}

const newPlayer = (): Player => ({
  hand: [],
  city: [],
  abilities: 0,
  supply: [0, 0, 0, 0, STARTING_FIRE, 0, 0],
  chimneys: 0,
  workers: WORKERS,
  ranger: 1,
  beside: 0,
  rangerBeside: 0,
  season: 0,
  passed: false,
  lowlands: 0,
  completedLowlands: 0,
  completedHighlands: 0,
  pauses: UNSAID,
});

const allOf = (list: readonly { readonly number: number }[]): number =>
  list.reduce((set, { number }) => set | (1 << number), 0);

/** SF-1.13: whoever the table chose, or a random player; SF-10.2: Paws if he plays. */
function startOf(players: number, choice: string, random: Deal<SilverfrostContent>['random']): Seat {
  if (players === 1) return PAWS;
  const chosen = Number(choice);
  return Number.isInteger(chosen) && chosen < players ? chosen : drawLots(random, 'start player', players);
}

/** SF-1.4: players + 1 face up; the rest leave the game. */
export function chooseHighlands(state: State): void {
  // In an arranged position some are completed already.
  const completed = state.players.reduce((set, { completedHighlands }) => set | completedHighlands, 0);
  let left = allOf(state.content.highlands) & ~completed;
  for (let count = state.seats + 1 - countIn(completed); count > 0 && left !== 0; count--) {
    const number = numberAt(left, flow.roll(state, 'highlands', countIn(left)));
    left &= ~(1 << number);
    state.highlands |= 1 << number;
  }
}

/** SF-1.12: what follows a secret choice is done in turn order. */
function inTurnOrder(state: State, done: (seat: Seat, place: number) => void): void {
  for (let place = 0; place < state.seats; place++) done((state.start + place) % state.seats, place);
}

/** SF-1.5: one of two Lowland Quests, secretly and all at once. */
const keepLowland: AskAll = {
  kind: 'askAll',
  prompt: put(SETUP, source => phrase('SF-1.5', 'prompts.keep-lowland', { source })),
  options: (state, _frame, seat) => {
    const { lowlands } = playerAt(state, seat);
    return state.content.actions.lowland.filter(({ number }) => isIn(lowlands, number));
  },
  reveal: (state, _frame, chosen) => {
    inTurnOrder(state, seat => {
      const player = playerAt(state, seat);
      const kept = chosen[seat]?.number ?? 0;
      const other = player.lowlands & ~(1 << kept);
      if (other !== 0) putUnder(state, seat, numberAt(other, 0));
      player.lowlands &= 1 << kept;
    });
  },
};

/** SF-1.12: 5, 6, 7 and 8 cards in turn order. */
export function dealHands(state: State): void {
  inTurnOrder(state, (seat, place) => {
    // SF-10.1: no hand for Paws.
    if (!isPaws(state, seat)) draw(state, seat, FIRST_HAND + place);
  });
}

/** SF-1.12: once, the whole hand for as many new cards. */
const mulligan: AskAll = {
  kind: 'askAll',
  prompt: put(SETUP, source => phrase('SF-1.12', 'prompts.mulligan', { source })),
  options: (state, _frame, seat) => (isPaws(state, seat) ? [] : [KEEP, REDRAW]),
  reveal: (state, _frame, chosen) => {
    inTurnOrder(state, seat => {
      if (chosen[seat] !== REDRAW) return;
      const { hand } = playerAt(state, seat);
      const cards = hand.map(numberOf);
      for (const kind of cards) discardFromHand(state, seat, kind);
      state.journal?.push(toAll(phrase('SF-1.12', 'journal.redraws', { who: { seat } })));
      draw(state, seat, cards.length);
    });
  },
};

const opening: Effect = {
  name: 'setup',
  steps: [keepLowland, { kind: 'act', act: dealHands }, mulligan],
};
