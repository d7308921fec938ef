import { type Fast, flow, fork, type Seat } from '@snowbound/engine';
import { clone, type State } from './state.ts';
import { knowsChoiceOf } from './view.ts';

/** ST-7: only the choices of others that lie face down are hidden, and the dice to come. */
export function imagine(state: State, viewer: Seat, random: Fast): State {
  const imagined = clone(state);
  flow.guessSealed(imagined, seat => !knowsChoiceOf(state, viewer, seat), random);
  imagined.random = fork(random);
  return imagined;
}
