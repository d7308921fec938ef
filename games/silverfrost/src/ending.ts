import { flow, type Seat, toAll, total } from '@snowbound/engine';
import { amountOf, FIRE, resourcesIn, SNOW } from './goods.ts';
import { countIn } from './mountain.ts';
import { collectTokens } from './paws/cards.ts';
import { PAWS, YOU } from './paws/paws.ts';
import { whoIs } from './paws/seat.ts';
import { score } from './scoring.ts';
import { playerAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** SF-9.2: over once everyone has passed. */
export function endIfAllPassed(state: State): void {
  if (!state.players.every(({ passed }) => passed)) return;
  if (state.paws !== null) collectTokens(state, state.paws, 'SF-10.11');
  state.isOver = true;
  flow.finish(state);
  tellWinners(state);
}

function tellWinners(state: State): void {
  const who = winners(state).map(seat => whoIs(state, seat));
  if (state.paws !== null) {
    const [yours, his] = [total(score(state, YOU)), total(score(state, PAWS))];
    state.journal?.push(toAll(phrase('SF-10.12', 'paws.result', { yours, his })));
  }
  state.journal?.push(toAll(phrase(state.paws === null ? 'SF-9.4' : 'SF-10.12', 'journal.wins', { who })));
}

/** SF-9.4: what decides, in this order: points, Snow, Quests, Fire, resources. */
function merits(state: State, seat: Seat): readonly number[] {
  const { supply, completedLowlands, completedHighlands } = playerAt(state, seat);
  return [
    total(score(state, seat)),
    amountOf(supply, SNOW),
    countIn(completedLowlands) + countIn(completedHighlands),
    amountOf(supply, FIRE),
    resourcesIn(supply),
  ];
}

export const TIE_BREAKS = ['snow', 'quests', 'fire', 'resources', 'shared'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** SF-9.4: what parted those who were level on points, `shared` if nothing did; `null` if nobody was. */
export function tieBreak(state: State): TieBreak | null {
  // SF-10.12: against Paws nothing has to decide.
  if (!state.isOver || state.paws !== null) return null;
  let level = state.players.map((_, seat) => merits(state, seat));
  for (const at of [0, 1, 2, 3, 4]) {
    const most = Math.max(...level.map(each => each[at] as number));
    level = level.filter(each => each[at] === most);
    if (level.length < 2) return at === 0 ? null : (TIE_BREAKS[at - 1] as TieBreak);
  }
  return 'shared';
}

export function winners(state: State): readonly Seat[] {
  if (!state.isOver) return [];
  // SF-10.12: ties are his.
  if (state.paws !== null) return total(score(state, YOU)) > total(score(state, PAWS)) ? [YOU] : [PAWS];
  const all = state.players.map((_, seat) => merits(state, seat));
  const best = all.reduce((one, other) => (compare(other, one) > 0 ? other : one));
  return [...all.keys()].filter(seat => compare(all[seat] as readonly number[], best) === 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, merit] of one.entries()) {
    const difference = merit - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
