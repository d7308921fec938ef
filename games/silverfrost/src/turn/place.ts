import { flow, type Seat, toAll } from '@snowbound/engine';
import { PLACES, type Place } from '../cards/words/word.ts';
import {
  type Building,
  hasOwnWorker,
  hasVisitor,
  isSnowed,
  kindOfWhich,
  placeOf,
  type Which,
  withOwn,
  withVisitor,
} from '../city.ts';
import { payFirePrice } from '../gifts.ts';
import { FIRE, POINT } from '../goods.ts';
import { NOBODY_THERE, withRanger, withWorker } from '../locations/crowd.ts';
import { crowdAt, isLocationSnowed, locationAt, RANGER_FIRE } from '../locations/placing.ts';
import { cardName, locationName } from '../names.ts';
import { clearBuilding, clearLocation, snowPrice } from '../snow.ts';
import { putFor } from '../source.ts';
import { cardOf, type Effect, type Frame, playerAt, type State } from '../state.ts';
import { gain, pay } from '../supply.ts';
import { phrase } from '../words.ts';
import { afterwards } from './afterwards.ts';
import { closedAsk } from './asking.ts';
import { discardCards } from './discarding.ts';
import { type Deed, NO_BUILDING, plainly } from './triggers.ts';

/** SF-3.8: what the owner of a visited Community spot gains. */
const COMMUNITY_POINTS = 1;

/** SF-3.13: Ranger's Fire, Snow price, Fire price, discards, then the effect, then what the visit sets off. */
export function placeOnBoard(state: State, seat: Seat, number: number, isRanger: boolean): void {
  const location = locationAt(state, number);
  const crowd = crowdAt(state, number);
  const values = { who: { seat }, ranger: isRanger ? 'yes' : 'no', where: locationName(location) } as const;
  state.journal?.push(toAll(phrase('SF-3.13', 'journal.places', values)));
  leaveHome(state, seat, isRanger);
  if (isRanger && crowd === NOBODY_THERE) gain(state, seat, FIRE, RANGER_FIRE);
  state.crowds[number] = isRanger ? withRanger(crowd, seat) : withWorker(crowd, seat);
  const isCleared = isLocationSnowed(state, number);
  if (isCleared) {
    pay(state, seat, FIRE, snowPrice(state));
    clearLocation(state, seat, number);
  }
  payFirePrice(state, seat, location);
  lookAfterwards(state, seat, location.place).counted = isCleared ? 1 : 0;
  flow.begin(state, seat, location.effect, number);
  if (location.discards > 0) flow.begin(state, seat, travelLight, number).left = location.discards;
}

/** SF-4.11: once the effect, which comes on top of it, is done; `counted` is the Snow cleared on the way. */
function lookAfterwards(state: State, seat: Seat, place: Place): Frame {
  const frame = flow.begin(state, seat, visited, NO_BUILDING);
  frame.left = PLACES.indexOf(place);
  return frame;
}

const visited: Effect = {
  name: 'what a visit sets off',
  steps: afterwards(({ left, counted }) => {
    const visit: Deed = { ...plainly('visit'), place: PLACES[left] as Place };
    return counted > 0 ? [visit, plainly('snow')] : [visit];
  }),
};

const packing = putFor(source => phrase('SF-3.10', 'prompts.journey', { source }));

/** SF-3.10: cards discarded for a Journey, one by one. */
const travelLight: Effect = {
  name: 'packing for a Journey',
  steps: [discardCards(closedAsk, (state, { subject }) => packing(locationAt(state, subject).source))],
};

/** SF-3.8: a worker on a red card, one's own or the Community spot of another's. */
export function placeOnCard(state: State, seat: Seat, owner: Seat, which: Which, isRanger: boolean): void {
  const { city } = playerAt(state, owner);
  const at = placeOf(city, which);
  const building = city[at] as Building;
  const card = cardOf(state, kindOfWhich(which));
  const isOwn = seat === owner;
  const values = { who: { seat }, ranger: isRanger ? 'yes' : 'no', where: cardName(card) } as const;
  state.journal?.push(toAll(phrase('SF-3.8', 'journal.places', values)));
  leaveHome(state, seat, isRanger);
  // Its spot is empty: a red card never takes two.
  if (isRanger && !(isOwn ? hasOwnWorker(building) : hasVisitor(building))) gain(state, seat, FIRE, RANGER_FIRE);
  city[at] = isOwn ? withOwn(building, isRanger) : withVisitor(building, seat, isRanger);
  const isCleared = isSnowed(building);
  if (isCleared) {
    pay(state, seat, FIRE, snowPrice(state));
    clearBuilding(state, seat, owner, which);
  }
  if (!isOwn) gain(state, owner, POINT, COMMUNITY_POINTS);
  lookAfterwards(state, seat, 'red').counted = isCleared ? 1 : 0;
  if (card.visit !== null) flow.begin(state, seat, card.visit, which);
}

function leaveHome(state: State, seat: Seat, isRanger: boolean): void {
  const player = playerAt(state, seat);
  if (isRanger) player.ranger--;
  else player.workers--;
}
