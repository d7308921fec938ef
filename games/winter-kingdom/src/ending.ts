import { flow, type Seat, toAll, total } from '@snowbound/engine';
import { hasSpace } from './deck.ts';
import { score } from './scoring.ts';
import type { State } from './state.ts';
import { CARD_TERRAINS } from './terrain.ts';
import { phrase } from './words.ts';

/** WK-9.1: at the end of a round, if a supply became empty in it or no card terrain has an empty space. */
export function endIfLast(state: State): void {
  if (!state.isLastRound && isSpaceLeft(state)) return;
  state.isOver = true;
  flow.finish(state);
  if (state.journal === null) return;
  const won = winners(state);
  const who = won.map(seat => ({ seat }));
  state.journal.push(toAll(phrase('WK-9.2', 'journal.wins', { who, count: won.length })));
}

function isSpaceLeft(state: State): boolean {
  for (let terrain = 0; terrain < CARD_TERRAINS; terrain++) if (hasSpace(state, terrain)) return true;
  return false;
}

/** WK-9.2: the highest total wins, ties share; nobody before the end. */
export function winners(state: State): readonly Seat[] {
  if (!state.isOver) return [];
  const totals = state.players.map((_, seat) => total(score(state, seat)));
  const best = Math.max(...totals);
  return [...totals.keys()].filter(seat => totals[seat] === best);
}
