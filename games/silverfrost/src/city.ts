import type { Seat } from '@snowbound/engine';

/** A card in a city, packed into one number: kind, copy, Snow, chimney, and the workers on its one or two spots. */
export type Building = number;

/** Kind and copy of a building: which one it is, as long as it stands. */
export type Which = number;

const COPY_BITS = 4;
const WHICH_MASK = 0x7ff;
export const MOST_COPIES = 15;
/** Numbers of `Which` are below this. */
export const WHICHES = WHICH_MASK + 1;

const SNOWED = 1 << 11;
const CHIMNEY = 1 << 12;
const OWN_WORKER = 1 << 13;
const OWN_RANGER = 1 << 14;
const VISITOR_SHIFT = 15;
const VISITOR_MASK = 7 << VISITOR_SHIFT;
const VISITING_RANGER = 1 << 18;

export const whichOf = (building: Building): Which => building & WHICH_MASK;
export const kindIn = (building: Building): number => (building & WHICH_MASK) >> COPY_BITS;
export const kindOfWhich = (which: Which): number => which >> COPY_BITS;
export const copyOfWhich = (which: Which): number => which & MOST_COPIES;
export const whichFrom = (kind: number, copy: number): Which => (kind << COPY_BITS) | copy;

export const isSnowed = (building: Building): boolean => (building & SNOWED) !== 0;
/** SF-6.3: a snowed card does nothing and counts for nothing. */
export const isOpen = (building: Building): boolean => (building & SNOWED) === 0;
export const withSnow = (building: Building): Building => building | SNOWED;
export const withoutSnow = (building: Building): Building => building & ~SNOWED;

export const hasChimney = (building: Building): boolean => (building & CHIMNEY) !== 0;
export const withChimney = (building: Building): Building => building | CHIMNEY;
export const withoutChimney = (building: Building): Building => building & ~CHIMNEY;

export const hasOwnWorker = (building: Building): boolean => (building & (OWN_WORKER | OWN_RANGER)) !== 0;
export const hasOwnRanger = (building: Building): boolean => (building & OWN_RANGER) !== 0;
export const withOwn = (building: Building, isRanger: boolean): Building =>
  building | (isRanger ? OWN_RANGER : OWN_WORKER);
export const withoutOwn = (building: Building): Building => building & ~(OWN_WORKER | OWN_RANGER);

export const hasVisitor = (building: Building): boolean => (building & VISITOR_MASK) !== 0;
/** Who stands on the Community spot; -1 if nobody does. */
export const visitorOf = (building: Building): Seat => ((building & VISITOR_MASK) >> VISITOR_SHIFT) - 1;
export const hasVisitingRanger = (building: Building): boolean => (building & VISITING_RANGER) !== 0;
export const withVisitor = (building: Building, seat: Seat, isRanger: boolean): Building =>
  building | ((seat + 1) << VISITOR_SHIFT) | (isRanger ? VISITING_RANGER : 0);
export const withoutVisitor = (building: Building): Building => building & ~(VISITOR_MASK | VISITING_RANGER);

/** Where in the city this one stands; -1 if it has left. */
export function placeOf(city: readonly Building[], which: Which): number {
  for (let at = 0; at < city.length; at++) if (whichOf(city[at] as Building) === which) return at;
  return -1;
}

/** Whether it stands in the city without Snow. */
export function isOpenIn(city: readonly Building[], which: Which): boolean {
  const at = placeOf(city, which);
  return at >= 0 && isOpen(city[at] as Building);
}

export function holds(city: readonly Building[], kind: number): boolean {
  for (let at = 0; at < city.length; at++) if (kindIn(city[at] as Building) === kind) return true;
  return false;
}

/** A new copy of this kind for the city, with the lowest number not in use there. */
export function newCopy(city: readonly Building[], kind: number): Building {
  let copy = 1;
  while (placeOf(city, whichFrom(kind, copy)) >= 0) copy++;
  return whichFrom(kind, copy);
}
