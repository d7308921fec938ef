import type { Seat } from '@snowbound/engine';

/** Who stands on a Location: for each seat up to seven workers in three bits, and above them a bit for its Ranger. */
export type Crowd = number;

export const NOBODY_THERE: Crowd = 0;

const BITS = 3;
const MASK = 7;
const RANGERS = 12;

export const workersOf = (crowd: Crowd, seat: Seat): number => (crowd >> (seat * BITS)) & MASK;
export const hasRangerOf = (crowd: Crowd, seat: Seat): boolean => ((crowd >> (RANGERS + seat)) & 1) === 1;
export const standingOf = (crowd: Crowd, seat: Seat): number =>
  workersOf(crowd, seat) + ((crowd >> (RANGERS + seat)) & 1);

export const withWorker = (crowd: Crowd, seat: Seat): Crowd => crowd + (1 << (seat * BITS));
export const withRanger = (crowd: Crowd, seat: Seat): Crowd => crowd | (1 << (RANGERS + seat));
export const without = (crowd: Crowd, seat: Seat): Crowd => crowd & ~(MASK << (seat * BITS)) & ~(1 << (RANGERS + seat));

/** The lowest bit of each seat's three: a single worker is exactly one of these, and no Ranger. */
const SINGLE = 0b001_001_001_001;

/** SF-3.11: exactly one worker stands there, neither of `seat` nor a Ranger. */
export const hasRoomForRanger = (crowd: Crowd, seat: Seat): boolean =>
  (crowd & (crowd - 1)) === 0 && (crowd & SINGLE) !== 0 && workersOf(crowd, seat) === 0;
