import { flow, toAll } from '@snowbound/engine';
import { countOf, NOBODY, namesOf, type SeatSet, withSeat } from './seats.ts';
import type { State } from './state.ts';
import { phrase } from './words.ts';

/** ST-6.1: figures that reached the last space in the step just settled end the game and share the victory. */
export function endIfHome(state: State): boolean {
  const { home } = state;
  if (home === NOBODY) return false;
  end(state, home);
  state.journal?.push(toAll(phrase('ST-6.1', 'journal.home', { who: namesOf(home), count: countOf(home) })));
  return true;
}

/** ST-6.3: when the rounds are used up, the figures furthest ahead win. */
export function endAtLimit(state: State): void {
  const furthest = Math.max(...state.colours.map(colour => colour.space));
  let ahead = NOBODY;
  state.colours.forEach((colour, seat) => {
    if (colour.space === furthest) ahead = withSeat(ahead, seat);
  });
  end(state, ahead);
  const values = { who: namesOf(ahead), count: countOf(ahead), rounds: state.round };
  state.journal?.push(toAll(phrase('ST-6.3', 'journal.limit', values)));
}

function end(state: State, winners: SeatSet): void {
  state.winners = winners;
  flow.finish(state);
}
