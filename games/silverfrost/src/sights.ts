import type { Seat } from '@snowbound/engine';
import {
  type Building,
  copyOfWhich,
  hasChimney,
  hasOwnRanger,
  hasOwnWorker,
  hasVisitingRanger,
  hasVisitor,
  isSnowed,
  kindIn,
  visitorOf,
  whichOf,
} from './city.ts';
import { type Crowd, hasRangerOf, workersOf } from './locations/crowd.ts';
import { crowdAt, isLocationSnowed } from './locations/placing.ts';
import { NO_CRITTER } from './mountain.ts';
import { cardOf, type Kind, type Location, NO_CARD, type State } from './state.ts';
import { isValleySnowed } from './valley.ts';

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

/** The look of a condition, which a number tells apart from all others. */
function sight<Look>(made: Map<number, Look>, condition: number, make: () => Look): Look {
  const known = made.get(condition);
  if (known !== undefined) return known;
  const look = make();
  made.set(condition, look);
  return look;
}

const SNOW_BITS = 2;
/** More than the copies of a card, the Locations, the seats or the spaces of the mountain. */
const MANY = 32;

export function viewBuilding(state: State, building: Building): BuildingView {
  return sight(state.content.sights.buildings, building, () => ({
    id: cardOf(state, kindIn(building)).id,
    copy: copyOfWhich(whichOf(building)),
    snow: isSnowed(building),
    chimney: hasChimney(building),
    worker: hasOwnRanger(building) ? 'ranger' : hasOwnWorker(building) ? 'worker' : null,
    visitor: hasVisitor(building) ? visitorOf(building) : null,
    visitingRanger: hasVisitingRanger(building),
  }));
}

export function viewValley(state: State, kind: Kind, position: number): ValleyView | null {
  if (kind === NO_CARD) return null;
  const copies = state.stacked[position] ?? 0;
  const snow = isValleySnowed(state, position);
  return sight(state.content.sights.valley, (kind * MANY + copies) * SNOW_BITS + Number(snow), () => ({
    id: cardOf(state, kind).id,
    copies,
    snow,
  }));
}

export function viewLocation(state: State, { number, id, from }: Location): LocationView {
  const { seats } = state;
  const crowd: Crowd = crowdAt(state, number);
  const snow = isLocationSnowed(state, number);
  const condition = ((crowd * MANY + seats) * MANY + number) * SNOW_BITS + Number(snow);
  return sight(state.content.sights.locations, condition, () => ({
    id,
    inPlay: from <= seats,
    snow,
    workers: state.players.map((_, seat) => workersOf(crowd, seat)),
    rangers: state.players.map((_, seat) => hasRangerOf(crowd, seat)),
  }));
}

export function viewMountain({ content }: State, number: number, space: number): MountainView {
  return sight(content.sights.mountain, (number - NO_CRITTER) * MANY + space, () => ({
    id: number === NO_CRITTER ? null : (content.bigCritters[number]?.id ?? null),
    points: content.mountain[space] ?? 0,
  }));
}
