import type { Seat } from '@snowbound/engine';

/** Who stands on a Location: for each seat up to seven workers in three bits, and above them a bit for its Ranger. */
export type Crowd = number;

export const NOBODY_THERE: Crowd = 0;

const BITS = 3;
const MASK = 7;
const RANGERS = 12;
const WORKERS = (1 << RANGERS) - 1;

export const workersOf = (crowd: Crowd, seat: Seat): number => (crowd >> (seat * BITS)) & MASK;
export const hasRangerOf = (crowd: Crowd, seat: Seat): boolean => ((crowd >> (RANGERS + seat)) & 1) === 1;
export const standingOf = (crowd: Crowd, seat: Seat): number =>
  workersOf(crowd, seat) + ((crowd >> (RANGERS + seat)) & 1);

export const withWorker = (crowd: Crowd, seat: Seat): Crowd => crowd + (1 << (seat * BITS));
export const withRanger = (crowd: Crowd, seat: Seat): Crowd => crowd | (1 << (RANGERS + seat));
export const without = (crowd: Crowd, seat: Seat): Crowd => crowd & ~(MASK << (seat * BITS)) & ~(1 << (RANGERS + seat));

/** SF-3.11: exactly one worker stands there, neither of `seat` nor a Ranger. */
export function hasRoomForRanger(crowd: Crowd, seat: Seat): boolean {
  if (crowd > WORKERS) return false;
  // A single worker of another seat is a lone bit at the foot of that seat's three.
  const isOne = (crowd & (crowd - 1)) === 0 && (crowd & 0b001001001001) !== 0;
  return isOne && workersOf(crowd, seat) === 0;
}
