/** SF-2.2: when a seat wishes to be asked whether it clears Snow before the next step. */
export const PAUSES = ['when it matters', 'always', 'never'] as const;
export type Pauses = (typeof PAUSES)[number];

/** Its number in the position; a seat that has not said anything is asked when it matters. */
export type PausesWished = number;
export const UNSAID: PausesWished = -1;
export const ALWAYS: PausesWished = PAUSES.indexOf('always');
export const NEVER: PausesWished = PAUSES.indexOf('never');
