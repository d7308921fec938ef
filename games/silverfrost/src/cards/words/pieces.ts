import type { Step } from '../../state.ts';
import type { Question } from '../../turn/asking.ts';
import type { Outcome } from '../../turn/pausing.ts';

/** Where a step begins that nobody is asked about; `outcome` is what it comes to, if Snow cleared first could change that. */
export interface Moment {
  readonly kind: 'moment';
  readonly outcome: Outcome | null;
}

export const moment = (outcome: Outcome | null = null): Moment => ({ kind: 'moment', outcome });

/** What a word is made of. */
export type Piece = Step | Question | Moment;
