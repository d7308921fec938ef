import { type Fast, flow, fork, type Seat } from '@snowbound/engine';
import { clone, type State } from './state.ts';

/** ST-7: only the choices of others that lie face down are hidden, and the dice to come. */
export function imagine(state: State, viewer: Seat, random: Fast): State {
  const imagined = clone(state);
  // ST-1.4: who plays two colours knows both choices.
  flow.guessSealed(imagined, seat => state.seating[seat] !== state.seating[viewer], random);
  imagined.random = fork(random);
  return imagined;
}
