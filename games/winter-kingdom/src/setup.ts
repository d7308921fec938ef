import { type Deal, draw, flow, type PlayerIndex, type Seat } from '@snowbound/engine';
import { copyOf, NOWHERE, noCells } from '@snowbound/hex';
import { type AbilitySet, countAbilities, NO_ABILITIES, TUNNEL_CARD, withoutAbility } from './abilities/ability.ts';
import { CARDS_PER_TERRAIN, sum, takeOne } from './deck.ts';
import { drawSetup } from './draw-setup.ts';
import { newPlayer } from './players.ts';
import { CELLS } from './spaces.ts';
import { startCoins } from './start-coins.ts';
import type { WinterKingdomContent } from './state.ts';
import { playerAt, type State, type Table } from './state.ts';
import { CARD_TERRAINS, NO_TERRAIN } from './terrain.ts';
import { theGame } from './turn.ts';

/** WK-2.2 */
export const HAND = 5;

const FULL_DECK: readonly number[] = Array.from({ length: CARD_TERRAINS }, () => CARDS_PER_TERRAIN);
const NO_DISCARDS: readonly number[] = Array.from({ length: CARD_TERRAINS }, () => 0);

export const seatingFor = (players: number): readonly PlayerIndex[] =>
  Array.from({ length: players }, (_, seat) => seat);

/** WK-2: everything dealt, the start player's turn begun. */
export function setup(deal: Deal<WinterKingdomContent>): State {
  const { players, options, content, random } = deal;
  const state = layOut(deal, drawSetup(players, options, content, random));
  dealAbilities(state);
  dealTerrain(state);
  begin(state);
  return state;
}

export function begin(state: State): void {
  flow.resolve(state, state.active, theGame);
  flow.advance(state);
}

/** The table before any card is dealt. */
export function layOut(
  { players, options, content, random, journal }: Deal<WinterKingdomContent>,
  table: Table,
): State {
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
    table,
    players: seating.map(seat => newPlayer(table.twist, startCoins(options, players, table.start, seat))),
    occupied: noCells(CELLS),
    open: copyOf(table.board.buildable),
    deck: FULL_DECK.slice(),
    discards: NO_DISCARDS.slice(),
    undealt: content.dealt,
    round: 1,
    active: table.start,
    isLastRound: false,
    isOver: false,
    played: NO_TERRAIN,
    building: NO_TERRAIN,
    isMandatoryBegun: false,
    placed: [],
    built: 0,
    isFortNext: false,
    subject: NOWHERE,
    left: NOWHERE,
    focus: TUNNEL_CARD,
    usesLeft: 0,
    inThisUse: 0,
    purchased: NO_ABILITIES,
  };
}

/** Fills every hand, as far as cards go, but those that were `given` already. */
export function dealAbilities(state: State, given: readonly Seat[] = []): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (given.includes(seat)) continue;
    const player = playerAt(state, seat);
    const dealt = countAbilities(withoutAbility(player.bought, TUNNEL_CARD));
    for (let card = dealt; card < HAND && state.undealt !== NO_ABILITIES; card++) {
      player.hand |= takeAbility(state, draw(state.random, 'abilities', countAbilities(state.undealt)));
    }
  }
}

/** Takes the undealt card that has `at` others before it. */
function takeAbility(state: State, at: number): AbilitySet {
  let rest = state.undealt;
  for (let skipped = 0; skipped < at; skipped++) rest &= rest - 1;
  const card = rest & -rest;
  state.undealt &= ~card;
  return card;
}

/** A card for everyone who has none yet, as far as cards go. */
export function dealTerrain(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat);
    const cards = sum(state.deck);
    if (player.terrain === NO_TERRAIN && cards > 0) {
      player.terrain = takeOne(state.deck, draw(state.random, 'terrain', cards));
    }
  }
}
