import type { Seat } from '@snowbound/engine';
import type { Building } from './city.ts';

export interface ValleyView {
  readonly id: string;
  readonly copies: number;
  readonly snow: boolean;
}

export interface LocationView {
  readonly id: string;
  readonly inPlay: boolean;
  readonly snow: boolean;
  /** For each seat how many workers stand here beside its Ranger, and whether that does. */
  readonly workers: readonly number[];
  readonly rangers: readonly boolean[];
}

export interface MountainView {
  readonly id: string | null;
  readonly points: number;
}

export interface BuildingView {
  readonly id: string;
  readonly copy: number;
  readonly snow: boolean;
  readonly chimney: boolean;
  readonly worker: 'worker' | 'ranger' | null;
  readonly visitor: Seat | null;
  readonly visitingRanger: boolean;
}

/** Things of some content as they look in each condition they were ever in, for all tables: each is made once. */
export class Sights {
  readonly buildings = new Map<Building, BuildingView>();
  readonly valley = new Map<number, ValleyView>();
  readonly locations = new Map<number, LocationView>();
  readonly mountain = new Map<number, MountainView>();
}
