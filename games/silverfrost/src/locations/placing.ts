import type { Seat } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { type Building, hasOwnWorker, hasVisitor, isSnowed, kindIn, whichOf } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { cityRow } from '../paws/seat.ts';
import { snowPrice } from '../snow.ts';
import { cardOf, type Location, type Player, playerAt, type State } from '../state.ts';
import {
  GUILD_LIMIT,
  NO_COMMUNITY,
  NO_WORKER_LEFT,
  NOT_A_DESTINATION,
  NOT_IN_PLAY,
  NOT_SPRING,
  OCCUPIED,
  POSSIBLE,
  type Refusal,
  TOO_FEW_CARDS,
  TOO_LITTLE_FIRE,
} from '../turn/refusals.ts';
import { type Crowd, hasRoomForRanger, NOBODY_THERE, standingOf } from './crowd.ts';

/** SF-3.9 */
export const MOST_IN_GUILD = 2;
/** SF-3.11 */
export const RANGER_FIRE = 1;
export const SPRING = 3;

export const crowdAt = (state: State, location: number): Crowd => state.crowds[location] as Crowd;
export const locationAt = (state: State, number: number): Location => state.content.locations[number] as Location;
export const isLocationSnowed = (state: State, number: number): boolean => ((state.boardSnow >> number) & 1) === 1;

const hasAtHome = (player: Player, isRanger: boolean): boolean => (isRanger ? player.ranger : player.workers) > 0;

/** SF-3: the first reason why a worker cannot be placed on this Location of the board. */
export function whyNotPlace(state: State, seat: Seat, number: number, isRanger: boolean): Refusal {
  const player = playerAt(state, seat);
  const location = locationAt(state, number);
  const crowd = crowdAt(state, number);
  if (!hasAtHome(player, isRanger)) return NO_WORKER_LEFT;
  if (location.from > state.seats) return NOT_IN_PLAY;
  const { place } = location;
  if (place === 'journey' && player.season !== SPRING) return NOT_SPRING;
  if (place === 'guild' && inGuild(state, seat) >= MOST_IN_GUILD) return GUILD_LIMIT;
  if (!location.isShared && crowd !== NOBODY_THERE) {
    if (!isRanger || place === 'journey' || !hasRoomForRanger(crowd, seat)) return OCCUPIED;
  }
  const fire = fireOf(player, isRanger && crowd === NOBODY_THERE);
  if (fire < location.fire + (isLocationSnowed(state, number) ? snowPrice(state) : 0)) return TOO_LITTLE_FIRE;
  return player.hand.length < location.discards ? TOO_FEW_CARDS : POSSIBLE;
}

/** SF-3.13: the Ranger's Fire may go towards every price there. */
const fireOf = ({ supply }: Player, isLoneRanger: boolean): number =>
  amountOf(supply, FIRE) + (isLoneRanger ? RANGER_FIRE : 0);

export function inGuild(state: State, seat: Seat): number {
  const { guild } = state.content;
  let workers = 0;
  for (let at = 0; at < guild.length; at++) workers += standingOf(crowdAt(state, guild[at] as number), seat);
  return workers;
}

/** SF-3.8: the first reason why a worker cannot be placed on this red card in the city of `owner`. */
export function whyNotVisit(state: State, seat: Seat, owner: Seat, building: Building, isRanger: boolean): Refusal {
  const player = playerAt(state, seat);
  if (!hasAtHome(player, isRanger)) return NO_WORKER_LEFT;
  const card = cardOf(state, kindIn(building));
  if (card.visit === null) return NOT_A_DESTINATION;
  if (seat !== owner && !card.isCritter) return NO_COMMUNITY;
  if (seat === owner ? hasOwnWorker(building) : hasVisitor(building)) return OCCUPIED;
  if (!isSnowed(building)) return POSSIBLE;
  return fireOf(player, isRanger) < snowPrice(state) ? TOO_LITTLE_FIRE : POSSIBLE;
}

/** Adds every placement that is possible now. */
export function addPlacements(state: State, seat: Seat, options: Action[]): void {
  const { workers, ranger } = playerAt(state, seat);
  if (workers > 0) addPlacementsOf(state, seat, false, options);
  if (ranger > 0) addPlacementsOf(state, seat, true, options);
}

function addPlacementsOf(state: State, seat: Seat, isRanger: boolean, options: Action[]): void {
  const { actions, locations } = state.content;
  const onBoard = isRanger ? actions.ranger : actions.worker;
  for (let number = 0; number < locations.length; number++) {
    if (whyNotPlace(state, seat, number, isRanger) === POSSIBLE) options.push(onBoard[number] as Action);
  }
  const onCards = isRanger ? actions.rangerVisit : actions.visit;
  for (let owner = 0; owner < state.seats; owner++) {
    const { city } = playerAt(state, owner);
    const visits = onCards[cityRow(state, owner)] as readonly Action[];
    for (let at = 0; at < city.length; at++) {
      const building = city[at] as Building;
      // Most cards are no Destination at all.
      if (cardOf(state, kindIn(building)).visit === null) continue;
      if (whyNotVisit(state, seat, owner, building, isRanger) === POSSIBLE) {
        options.push(visits[whichOf(building)] as Action);
      }
    }
  }
}

/** SF-5.8: whether any worker at home can be placed anywhere. */
export function canPlace(state: State, seat: Seat): boolean {
  const { workers, ranger } = playerAt(state, seat);
  return (workers > 0 && canPlaceThis(state, seat, false)) || (ranger > 0 && canPlaceThis(state, seat, true));
}

function canPlaceThis(state: State, seat: Seat, isRanger: boolean): boolean {
  for (let number = 0; number < state.content.locations.length; number++) {
    if (whyNotPlace(state, seat, number, isRanger) === POSSIBLE) return true;
  }
  for (let owner = 0; owner < state.seats; owner++) {
    for (const building of playerAt(state, owner).city) {
      if (whyNotVisit(state, seat, owner, building, isRanger) === POSSIBLE) return true;
    }
  }
  return false;
}
