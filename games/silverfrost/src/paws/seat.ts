import type { Name, Seat } from '@snowbound/engine';
import { PAWS_CITY } from '../actions.ts';
import type { State } from '../state.ts';
import { PAWS, PAWS_NAME } from './paws.ts';

const MOST_SEATS = 4;

export const isPaws = (state: State, seat: Seat): boolean => seat === PAWS && state.paws !== null;

const SEATS: readonly Name[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({ seat }));

/** What a seat is called: by its animal, or Paws. */
export const whoIs = (state: State, seat: Seat): Name => (isPaws(state, seat) ? PAWS_NAME : (SEATS[seat] ?? { seat }));

/** Where the actions about somebody's city stand. */
export const cityRow = (state: State, owner: Seat): number => (isPaws(state, owner) ? PAWS_CITY : owner);
