import { draw, type Fast, flow, fork, type Question, type Seat } from '@snowbound/engine';
import { type Action, GO_ON } from './actions.ts';
import { clone } from './clone.ts';
import { type HiddenCard, held, isKnownTo, knownTo, numberOf } from './hand.ts';
import { countIn, numberAt } from './mountain.ts';
import type { Paws } from './paws/paws.ts';
import { highlandsNobodySaw } from './paws/setup.ts';
import { type Kind, type NumberSet, playerAt, type State } from './state.ts';
import { UNSAID } from './wishes.ts';

/** How others wish to be asked is theirs; SF-1.2, SF-1.5: other hands and Lowland Quests, decks and discards are dealt anew; the deck has no order to begin with. */
export function imagine(state: State, viewer: Seat, random: Fast): State {
  const imagined = clone(state);
  redealCards(imagined, viewer, random);
  redealLowlands(imagined, viewer, random);
  if (imagined.paws !== null) redealHighlands(imagined, imagined.paws, random);
  flow.guessSealed(imagined, seat => seat !== viewer, random);
  imagined.random = fork(random);
  for (let seat = 0; seat < imagined.seats; seat++) if (seat !== viewer) playerAt(imagined, seat).pauses = UNSAID;
  askAgain(imagined, viewer);
  return imagined;
}

/** Cards the viewer does not know, kind by kind, waiting to be dealt: the first `waiting` of these. */
let unknown = new Uint8Array(0);
let waiting = 0;
let counts = new Uint8Array(0);

/** Gathers what the viewer cannot know, in an order that tells nothing, and deals it back at random. */
function redealCards(state: State, viewer: Seat, random: Fast): void {
  const { deck, deckTop, discard, inspected, content } = state;
  if (counts.length < content.cards.length) counts = new Uint8Array(content.cards.length);
  counts.fill(0);
  if (unknown.length < content.wholeDeck.length) unknown = new Uint8Array(content.wholeDeck.length);
  const isLooking = viewer === state.turn;
  countPile(deck);
  countPile(deckTop);
  countHidden(discard, viewer);
  if (!isLooking) countPile(inspected);
  for (let seat = 0; seat < state.seats; seat++) countHidden(playerAt(state, seat).hand, viewer);
  spread();
  if (!isLooking) dealPile(inspected, random);
  for (let seat = 0; seat < state.seats; seat++) dealHidden(playerAt(state, seat).hand, viewer, random);
  dealHidden(discard, viewer, random);
  // What is left is the deck; what lay on top on purpose is known to nobody.
  deckTop.length = 0;
  deck.length = waiting;
  for (let at = 0; at < waiting; at++) deck[at] = unknown[at] as Kind;
}

function countPile(pile: readonly Kind[]): void {
  for (let at = 0; at < pile.length; at++) add(pile[at] as Kind);
}

function countHidden(pile: readonly HiddenCard[], viewer: Seat): void {
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as HiddenCard;
    if (!isKnownTo(card, viewer)) add(numberOf(card));
  }
}

function add(kind: Kind): void {
  counts[kind] = (counts[kind] as number) + 1;
}

function spread(): void {
  waiting = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    for (let copies = counts[kind] as number; copies > 0; copies--) unknown[waiting++] = kind;
  }
}

function dealOne(random: Fast): Kind {
  const at = draw(random, 'redeal', waiting);
  const kind = unknown[at] as Kind;
  unknown[at] = unknown[--waiting] as Kind;
  return kind;
}

function dealPile(pile: Kind[], random: Fast): void {
  for (let at = 0; at < pile.length; at++) pile[at] = dealOne(random);
}

function dealHidden(pile: HiddenCard[], viewer: Seat, random: Fast): void {
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as HiddenCard;
    if (!isKnownTo(card, viewer)) pile[at] = held(dealOne(random), knownTo(card));
  }
}

/** Lowland Quests: in other hands, in the deck, under it, and those another seat looks at. */
function redealLowlands(state: State, viewer: Seat, random: Fast): void {
  let pool = state.lowlandDeck | (state.paws?.pileLowlands ?? 0);
  const { lowlandsUnder, inspectedQuests } = state;
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) pool |= playerAt(state, seat).lowlands;
  for (const card of lowlandsUnder) if (!isKnownTo(card, viewer)) pool |= 1 << numberOf(card);
  if (viewer !== state.turn) for (const number of inspectedQuests) pool |= 1 << number;
  const take = (): number => {
    const number = numberAt(pool, draw(random, 'redeal', countIn(pool)));
    pool &= ~(1 << number);
    return number;
  };
  const takeSet = (set: NumberSet): NumberSet => {
    let taken = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) taken |= 1 << take();
    return taken;
  };
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat);
    if (seat !== viewer) player.lowlands = takeSet(player.lowlands);
  }
  for (let at = 0; at < lowlandsUnder.length; at++) {
    const card = lowlandsUnder[at] as HiddenCard;
    if (!isKnownTo(card, viewer)) lowlandsUnder[at] = held(take(), knownTo(card));
  }
  if (viewer !== state.turn) for (let at = 0; at < inspectedQuests.length; at++) inspectedQuests[at] = take();
  if (state.paws !== null) state.paws.pileLowlands = takeSet(state.paws.pileLowlands);
  state.lowlandDeck = pool;
}

/** SF-10.1: the Highlands of Paws's pile come from those nobody has seen; Schemes laid on top on purpose are known to nobody. */
function redealHighlands(state: State, paws: Paws, random: Fast): void {
  let pool = highlandsNobodySaw(state);
  let pile = 0;
  for (let rest = paws.pileHighlands; rest !== 0; rest &= rest - 1) {
    const number = numberAt(pool, draw(random, 'redeal', countIn(pool)));
    pool &= ~(1 << number);
    pile |= 1 << number;
  }
  paws.pileHighlands = pile;
  for (const scheme of paws.schemesOnTop) paws.schemeDeck |= 1 << scheme;
  paws.schemesOnTop.length = 0;
}

const NOTHING_LEFT: readonly Action[] = Object.freeze([GO_ON]);

/** The questions of others as they stand in the imagined world. */
function askAgain(state: State, viewer: Seat): void {
  const { questions } = state;
  const frame = state.stack[state.stack.length - 1];
  const question = flow.openAsk(state);
  if (frame === undefined || question === null) return;
  for (let at = 0; at < questions.length; at++) {
    const { seat, prompt } = questions[at] as Question<Action>;
    if (seat === viewer) continue;
    const options = question.options(state, frame, seat);
    questions[at] = { seat, prompt, options: options.length > 0 ? options : NOTHING_LEFT };
  }
}
