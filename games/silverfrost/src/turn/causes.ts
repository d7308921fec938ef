import { nothing, PREPARING, type Source } from '../source.ts';
import { cardOf, NO_CARD, OCCASIONS, type State } from '../state.ts';
import { phrase } from '../words.ts';
import type { Deed } from './triggers.ts';

/** What has set off several effects at once, as a number that a frame can carry: a season, an occasion or the card played. */
export type Cause = number;

const [, ...OCCASIONS_BUT_PLAYS] = OCCASIONS;

/** What sets off several cards at once, in the order of `OCCASIONS`; of a play the card played is the source. */
const AFTER = OCCASIONS_BUT_PLAYS.map(occasion => nothing(phrase('SF-4.11', `sources.after-${occasion}`)));

const TOLD: readonly Source[] = [...PREPARING, ...AFTER];

export const causedBySeason = (season: number): Cause => season;

export const causedBy = ({ occasion, played }: Deed): Cause =>
  // The first occasion is a play, of which the entry names the card.
  played === NO_CARD ? PREPARING.length + OCCASIONS.indexOf(occasion) - 1 : TOLD.length + played;

export const sourceOf = (state: State, cause: Cause): Source =>
  TOLD[cause] ?? cardOf(state, cause - TOLD.length).source;
