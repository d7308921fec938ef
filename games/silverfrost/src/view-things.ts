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
import { hasRangerOf, workersOf } from './locations/crowd.ts';
import { crowdAt, isLocationSnowed } from './locations/placing.ts';
import { NO_CRITTER } from './mountain.ts';
import { type BuildingView, isLookOf, type LocationView, type MountainView, type ValleyView } from './shared-views.ts';
import { cardOf, type Kind, type Location, NO_CARD, type SilverfrostContent, type State } from './state.ts';
import { isValleySnowed } from './valley.ts';

const SNOW_BITS = 2;
/** More than the copies of a card, the Locations, the seats or the spaces of the mountain. */
const MANY = 32;

/** A city as in the previous view, if nothing in it has changed. */
export function viewCity(
  state: State,
  city: readonly Building[],
  before: readonly BuildingView[] | undefined,
): readonly BuildingView[] {
  if (before !== undefined && before.length === city.length) {
    let at = 0;
    while (at < city.length && isLookOf(before[at], city[at] as Building)) at++;
    if (at === city.length) return before;
  }
  return city.map(building => viewBuilding(state, building));
}

function viewBuilding(state: State, building: Building): BuildingView {
  const { buildings } = state.content.sharedViews;
  return (
    buildings.get(building) ??
    buildings.add(building, {
      id: cardOf(state, kindIn(building)).id,
      copy: copyOfWhich(whichOf(building)),
      snow: isSnowed(building),
      chimney: hasChimney(building),
      worker: hasOwnRanger(building) ? 'ranger' : hasOwnWorker(building) ? 'worker' : null,
      visitor: hasVisitor(building) ? visitorOf(building) : null,
      visitingRanger: hasVisitingRanger(building),
    })
  );
}

/** The Valley as in the previous view, if nothing in it has changed. */
export function viewValley(
  state: State,
  before: readonly (ValleyView | null)[] | undefined,
): readonly (ValleyView | null)[] {
  const { valley } = state;
  if (before !== undefined) {
    let at = 0;
    while (at < valley.length && isSameIn(state, at, before[at])) at++;
    if (at === valley.length) return before;
  }
  return valley.map((kind, position) => viewPosition(state, kind, position));
}

function isSameIn(state: State, position: number, before: ValleyView | null | undefined): boolean {
  const kind = state.valley[position] as Kind;
  return kind === NO_CARD ? before === null : isLookOf(before, conditionIn(state, kind, position));
}

const conditionIn = (state: State, kind: Kind, position: number): number =>
  (kind * MANY + (state.stacked[position] as number)) * SNOW_BITS + Number(isValleySnowed(state, position));

function viewPosition(state: State, kind: Kind, position: number): ValleyView | null {
  if (kind === NO_CARD) return null;
  const { valley } = state.content.sharedViews;
  const condition = conditionIn(state, kind, position);
  const copies = state.stacked[position] as number;
  const snow = isValleySnowed(state, position);
  return valley.get(condition) ?? valley.add(condition, { id: cardOf(state, kind).id, copies, snow });
}

/** The Locations as in the previous view, if nothing has changed there. */
export function viewLocations(state: State, before: readonly LocationView[] | undefined): readonly LocationView[] {
  const { locations } = state.content;
  if (before !== undefined) {
    let at = 0;
    while (at < locations.length && isLookOf(before[at], conditionAt(state, at))) at++;
    if (at === locations.length) return before;
  }
  return locations.map(location => viewLocation(state, location));
}

const conditionAt = (state: State, number: number): number =>
  ((crowdAt(state, number) * MANY + state.seats) * MANY + number) * SNOW_BITS + Number(isLocationSnowed(state, number));

function viewLocation(state: State, { number, id, from }: Location): LocationView {
  const { seats } = state;
  const { locations } = state.content.sharedViews;
  const condition = conditionAt(state, number);
  const known = locations.get(condition);
  if (known !== undefined) return known;
  const crowd = crowdAt(state, number);
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return locations.add(condition, {
    id,
    inPlay: from <= seats,
    snow: isLocationSnowed(state, number),
    workers: everyone.map(seat => workersOf(crowd, seat)),
    rangers: everyone.map(seat => hasRangerOf(crowd, seat)),
  });
}

/** The mountain as in the previous view, if the same Big Critters sit there. */
export function viewMountain(
  { content, row }: State,
  before: readonly MountainView[] | undefined,
): readonly MountainView[] {
  if (before !== undefined && before.length === row.length) {
    let space = 0;
    while (space < row.length && isLookOf(before[space], conditionOn(row[space] as number, space))) space++;
    if (space === row.length) return before;
  }
  return row.map((number, space) => viewSpace(content, number, space));
}

const conditionOn = (number: number, space: number): number => (number - NO_CRITTER) * MANY + space;

function viewSpace(content: SilverfrostContent, number: number, space: number): MountainView {
  const { mountain } = content.sharedViews;
  const condition = conditionOn(number, space);
  const id = number === NO_CRITTER ? null : (content.bigCritters[number]?.id ?? null);
  return mountain.get(condition) ?? mountain.add(condition, { id, points: content.mountain[space] ?? 0 });
}
