import { flow, type Seat, toAll } from '@snowbound/engine';
import { exceeds } from '@snowbound/hex';
import type { State } from './state.ts';
import { CARD_TERRAINS, NO_TERRAIN, nameOfTerrain, type Terrain } from './terrain.ts';
import { phrase } from './words.ts';

export const CARDS_PER_TERRAIN = 5;
const STREAM = 'terrain';

/** Whether an empty space of that terrain is left. */
export const hasSpace = (state: State, terrain: Terrain): boolean =>
  exceeds(state.table.board.spacesOf(terrain), state.occupied);

/** WK-3.5: a card for a terrain that still has an empty space, or none if there is none. */
export function drawTerrain(state: State, seat: Seat): Terrain {
  for (;;) {
    if (sum(state.deck) === 0 && sum(state.discards) > 0) reshuffle(state);
    if (!holdsUseful(state)) return NO_TERRAIN;
    const drawn = takeOne(state.deck, flow.roll(state, STREAM, sum(state.deck)));
    if (hasSpace(state, drawn)) return drawn;
    state.discards[drawn] = (state.discards[drawn] as number) + 1;
    const terrain = { name: `names.${nameOfTerrain(drawn)}` };
    state.journal?.push(toAll(phrase('WK-3.5', 'journal.replaces', { who: { seat }, terrain })));
  }
}

function holdsUseful(state: State): boolean {
  for (let terrain = 0; terrain < CARD_TERRAINS; terrain++) {
    const cards = (state.deck[terrain] as number) + (state.discards[terrain] as number);
    if (cards > 0 && hasSpace(state, terrain)) return true;
  }
  return false;
}

function reshuffle(state: State): void {
  for (let terrain = 0; terrain < CARD_TERRAINS; terrain++) {
    state.deck[terrain] = state.discards[terrain] as number;
    state.discards[terrain] = 0;
  }
  state.journal?.push(toAll(phrase('WK-3.5', 'journal.reshuffles')));
}

/** Takes the card that lies `at` places into a pile sorted by kind: without an order, any is as good as the top one. */
export function takeOne(pile: number[], at: number): Terrain {
  let left = at;
  for (let terrain = 0; ; terrain++) {
    const cards = pile[terrain] as number;
    if (left >= cards) {
      left -= cards;
      continue;
    }
    pile[terrain] = cards - 1;
    return terrain;
  }
}

export function sum(pile: readonly number[]): number {
  let cards = 0;
  for (let terrain = 0; terrain < pile.length; terrain++) cards += pile[terrain] as number;
  return cards;
}
