import type { Name, Seat } from '@snowbound/engine';
import { PAWS_CITY } from '../actions.ts';
import type { State } from '../state.ts';
import { PAWS, PAWS_NAME } from './paws.ts';

export const isPaws = (state: State, seat: Seat): boolean => seat === PAWS && state.paws !== null;

/** What a seat is called: by its animal, or Paws. */
export const whoIs = (state: State, seat: Seat): Name => (isPaws(state, seat) ? PAWS_NAME : { seat });

/** Where the actions about somebody's city stand. */
export const cityRow = (state: State, owner: Seat): number => (isPaws(state, owner) ? PAWS_CITY : owner);
