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
import type { BuildingView, LocationView, MountainView, ValleyView } from './sights.ts';
import { cardOf, type Kind, type Location, NO_CARD, type State } from './state.ts';
import { isValleySnowed } from './valley.ts';

/** The look of a condition, from now on. */
function remembered<Look>(made: Map<number, Look>, condition: number, look: Look): Look {
  made.set(condition, look);
  return look;
}

const SNOW_BITS = 2;
/** More than the copies of a card, the Locations, the seats or the spaces of the mountain. */
const MANY = 32;

export function viewBuilding(state: State, building: Building): BuildingView {
  const { buildings } = state.content.sights;
  const known = buildings.get(building);
  if (known !== undefined) return known;
  return remembered(buildings, building, {
    id: cardOf(state, kindIn(building)).id,
    copy: copyOfWhich(whichOf(building)),
    snow: isSnowed(building),
    chimney: hasChimney(building),
    worker: hasOwnRanger(building) ? 'ranger' : hasOwnWorker(building) ? 'worker' : null,
    visitor: hasVisitor(building) ? visitorOf(building) : null,
    visitingRanger: hasVisitingRanger(building),
  });
}

export function viewValley(state: State, kind: Kind, position: number): ValleyView | null {
  if (kind === NO_CARD) return null;
  const { valley } = state.content.sights;
  const copies = state.stacked[position] ?? 0;
  const snow = isValleySnowed(state, position);
  const condition = (kind * MANY + copies) * SNOW_BITS + Number(snow);
  const known = valley.get(condition);
  return known ?? remembered(valley, condition, { id: cardOf(state, kind).id, copies, snow });
}

export function viewLocation(state: State, { number, id, from }: Location): LocationView {
  const { seats } = state;
  const { locations } = state.content.sights;
  const crowd: Crowd = crowdAt(state, number);
  const snow = isLocationSnowed(state, number);
  const condition = ((crowd * MANY + seats) * MANY + number) * SNOW_BITS + Number(snow);
  const known = locations.get(condition);
  if (known !== undefined) return known;
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return remembered(locations, condition, {
    id,
    inPlay: from <= seats,
    snow,
    workers: everyone.map(seat => workersOf(crowd, seat)),
    rangers: everyone.map(seat => hasRangerOf(crowd, seat)),
  });
}

export function viewMountain({ content }: State, number: number, space: number): MountainView {
  const { mountain } = content.sights;
  const condition = (number - NO_CRITTER) * MANY + space;
  const known = mountain.get(condition);
  if (known !== undefined) return known;
  const id = number === NO_CRITTER ? null : (content.bigCritters[number]?.id ?? null);
  return remembered(mountain, condition, { id, points: content.mountain[space] ?? 0 });
}
