import type { Seat } from '@snowbound/engine';
import { type Building, visitorOf, withoutOwn, withoutVisitor } from '../city.ts';
import { without } from '../locations/crowd.ts';
import { crowdAt } from '../locations/placing.ts';
import { revealSnowstorm } from '../snowstorms.ts';
import { playerAt, type State } from '../state.ts';

/** SF-5.2 to SF-5.4: what each season brings; Snowstorms by the number of seats. */
export interface Season {
  readonly cardsAFire: number;
  readonly workers: number;
  readonly chimneys: number;
  readonly produces: boolean;
  readonly isFury: boolean;
  readonly snowstorms: readonly number[];
  readonly citySnow: number;
}

export const SEASONS: readonly Season[] = [
  { cardsAFire: 1, workers: 1, chimneys: 1, produces: true, isFury: false, snowstorms: [2, 2, 2, 2, 1], citySnow: 3 },
  { cardsAFire: 2, workers: 1, chimneys: 1, produces: false, isFury: true, snowstorms: [3, 3, 3, 2, 2], citySnow: 4 },
  { cardsAFire: 2, workers: 2, chimneys: 0, produces: true, isFury: false, snowstorms: [1, 1, 1, 1, 1], citySnow: 2 },
];

/** SF-1.11: workers in summer beside the Ranger, and what has arrived by each season. */
export const WORKERS_BY_SEASON: readonly number[] = [1, 2, 3, 5];
export const seasonNames = ['summer', 'autumn', 'winter', 'spring'] as const;
export const seasonName = (season: number) => seasonNames[season] ?? 'summer';

/** What the season a seat is in has brought. */
export const seasonOf = (state: State, seat: Seat): Season => SEASONS[playerAt(state, seat).season - 1] as Season;

/** SF-5.1: all own workers home, wherever they stand, and the new ones with them. */
export function moveOn(state: State, seat: Seat): void {
  takeBack(state, seat);
  const player = playerAt(state, seat);
  player.season++;
  player.workers = WORKERS_BY_SEASON[player.season] as number;
  player.ranger = 1;
  player.beside = 0;
  player.rangerBeside = 0;
}

function takeBack(state: State, seat: Seat): void {
  for (let number = 0; number < state.crowds.length; number++) {
    state.crowds[number] = without(crowdAt(state, number), seat);
  }
  for (let owner = 0; owner < state.seats; owner++) {
    const { city } = playerAt(state, owner);
    for (let at = 0; at < city.length; at++) {
      const building = city[at] as Building;
      if (owner === seat) city[at] = withoutOwn(building);
      else if (visitorOf(building) === seat) city[at] = withoutVisitor(building);
    }
  }
}

/** SF-5.7: the Snowstorms of the season a seat has come to. */
export function storm(state: State, seat: Seat): void {
  const count = seasonOf(state, seat).snowstorms[state.seats] as number;
  for (let revealed = 0; revealed < count; revealed++) revealSnowstorm(state);
}
