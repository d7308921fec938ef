import { draw, type Fast, flow, fork, type Seat } from '@snowbound/engine';
import { type AbilitySet, countAbilities, NO_ABILITIES } from './abilities/ability.ts';
import { clone } from './clone.ts';
import { sum, takeOne } from './deck.ts';
import { purchase } from './purchase.ts';
import { playerAt, type State } from './state.ts';
import { NO_TERRAIN } from './terrain.ts';

/** WK-10: other hands, terrain cards in them and undealt cards are dealt anew; the deck has no order to begin with. */
export function imagine(state: State, viewer: Seat, random: Fast): State {
  const imagined = clone(state);
  redealAbilities(imagined, viewer, random);
  redealTerrain(imagined, viewer, random);
  imagined.random = fork(random);
  if (imagined.active !== viewer && flow.openAsk(imagined) === purchase) askAgain(imagined);
  return imagined;
}

function redealAbilities(state: State, viewer: Seat, random: Fast): void {
  let unknown = state.undealt;
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) unknown |= playerAt(state, seat).hand;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const player = playerAt(state, seat);
    const size = countAbilities(player.hand);
    player.hand = NO_ABILITIES;
    for (let card = 0; card < size; card++) {
      const dealt = cardAt(unknown, draw(random, 'abilities', countAbilities(unknown)));
      player.hand |= dealt;
      unknown &= ~dealt;
    }
  }
  state.undealt = unknown;
}

/** The card of the set that has `at` others before it. */
function cardAt(set: AbilitySet, at: number): AbilitySet {
  let rest = set;
  for (let skipped = 0; skipped < at; skipped++) rest &= rest - 1;
  return rest & -rest;
}

/** Who has no card is plain to see, so that stays. */
function redealTerrain(state: State, viewer: Seat, random: Fast): void {
  const { deck } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const { terrain } = playerAt(state, seat);
    if (seat !== viewer && terrain !== NO_TERRAIN) deck[terrain] = (deck[terrain] as number) + 1;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat);
    if (seat !== viewer && player.terrain !== NO_TERRAIN) {
      player.terrain = takeOne(deck, draw(random, 'terrain', sum(deck)));
    }
  }
}

/** The only question whose options depend on a hidden hand. */
function askAgain(state: State): void {
  state.questions.length = 0;
  const { questionNumber: questions } = state;
  flow.advance(state);
  state.questionNumber = questions;
}
