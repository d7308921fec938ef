import type { Name, Seat } from '@snowbound/engine';

/** Some colours at the table: bit n stands for seat n. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;

export const isAmong = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;
export const withSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);

/** How many of five seats are in the set. */
export function countOf(set: SeatSet): number {
  let count = 0;
  for (let rest = set; rest !== NOBODY; rest &= rest - 1) count++;
  return count;
}

/** The lowest seat of a set that has one. */
export const firstOf = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

const SEATS_OF_SETS: (readonly Seat[])[] = [];

/** The seats in rising order. Each list exists once, so that views of the same seats share it. */
export function seatsIn(set: SeatSet): readonly Seat[] {
  const seats = SEATS_OF_SETS[set] ?? Object.freeze(listOf(set));
  SEATS_OF_SETS[set] = seats;
  return seats;
}

function listOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== NOBODY; rest &= rest - 1) seats.push(firstOf(rest));
  return seats;
}

export const namesOf = (set: SeatSet): Name[] => seatsIn(set).map(seat => ({ seat }));
