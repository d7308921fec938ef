import { flow, toAll } from '@snowbound/engine';
import { NOBODY, namesOf, type SeatSet, withSeat } from './seats.ts';
import { colourAt, type State } from './state.ts';
import { phrase } from './words.ts';

/** ST-6.1: figures that reached the last space in the step just settled end the game and share the victory. */
export function endIfHome(state: State): boolean {
  let home = NOBODY;
  for (let seat = 0; seat < state.seats; seat++) {
    if (colourAt(state, seat).space === state.content.lastSpace) home = withSeat(home, seat);
  }
  if (home === NOBODY) return false;
  end(state, home);
  state.journal?.push(toAll(phrase('ST-6.1', 'journal.home', { who: namesOf(home), count: namesOf(home).length })));
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
  const values = { who: namesOf(ahead), count: namesOf(ahead).length, rounds: state.round };
  state.journal?.push(toAll(phrase('ST-6.3', 'journal.limit', values)));
}

function end(state: State, winners: SeatSet): void {
  state.winners = winners;
  flow.finish(state);
}
