import type { Name, Phrase, Seat } from '@snowbound/engine';
import { type Building, hasOwnWorker, isSnowed, kindOfWhich, placeOf, visitorOf, type Which } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { hasRoomForRanger, NOBODY_THERE, standingOf } from '../locations/crowd.ts';
import {
  crowdAt,
  isLocationSnowed,
  locationAt,
  MOST_IN_GUILD,
  RANGER_FIRE,
  whyNotPlace,
  whyNotVisit,
} from '../locations/placing.ts';
import { cardName, locationName } from '../names.ts';
import { whoIs } from '../paws/seat.ts';
import { snowPrice } from '../snow.ts';
import { cardOf, playerAt, type State } from '../state.ts';
import {
  GUILD_LIMIT,
  NO_COMMUNITY,
  NO_WORKER_LEFT,
  NOT_A_DESTINATION,
  NOT_IN_PLAY,
  NOT_SPRING,
  OCCUPIED,
  POSSIBLE,
  TOO_FEW_CARDS,
} from '../turn/refusals.ts';
import { phrase } from '../words.ts';

const ranger = (isRanger: boolean): 'yes' | 'no' => (isRanger ? 'yes' : 'no');

/** Whoever is at home, if the question is about the place alone. */
const worker = (state: State, seat: Seat, isRanger: boolean | null): boolean =>
  isRanger ?? playerAt(state, seat).workers === 0;

/** SF-3: why no worker can be placed on this Location. */
export function whyNotPlaceNow(state: State, seat: Seat, number: number, asked: boolean | null): Phrase | null {
  const isRanger = worker(state, seat, asked);
  const player = playerAt(state, seat);
  const location = locationAt(state, number);
  const where = locationName(location);
  switch (whyNotPlace(state, seat, number, isRanger)) {
    case POSSIBLE:
      return null;
    case NO_WORKER_LEFT:
      return phrase('SF-3.13', 'reasons.no-worker', { ranger: ranger(isRanger) });
    case NOT_IN_PLAY:
      return phrase('SF-1.8', 'reasons.not-in-play', { where, players: location.from });
    case NOT_SPRING:
      return phrase('SF-3.10', 'reasons.not-spring');
    case GUILD_LIMIT:
      return phrase('SF-3.9', 'reasons.guild-limit', { most: MOST_IN_GUILD });
    case OCCUPIED:
      return occupied(state, seat, number);
    case TOO_FEW_CARDS: {
      const have = player.hand.length;
      return phrase('SF-3.10', 'reasons.too-few-cards', { where, needed: location.discards, have });
    }
    default: {
      const snow = isLocationSnowed(state, number) ? snowPrice(state) : 0;
      const isLone = crowdAt(state, number) === NOBODY_THERE;
      return tooLittleFire(state, seat, where, location.fire + snow, isLone, isRanger);
    }
  }
}

/** SF-3.1, SF-3.11: who stands there, and whether the Ranger could join. */
function occupied(state: State, seat: Seat, number: number): Phrase {
  const crowd = crowdAt(state, number);
  const { place } = locationAt(state, number);
  const there: Name[] = state.players.flatMap((_, other) =>
    standingOf(crowd, other) > 0 ? [whoIs(state, other)] : [],
  );
  const couldJoin = place !== 'journey' && playerAt(state, seat).ranger > 0 && hasRoomForRanger(crowd, seat);
  const remedy = couldJoin ? phrase('SF-3.11', 'remedies.ranger-joins') : phrase('SF-3.1', 'remedies.wait');
  return phrase('SF-3.1', 'reasons.occupied', { who: there, remedy });
}

/** SF-3.13: what all prices come to; a lone Ranger brings 1 Fire. */
function tooLittleFire(
  state: State,
  seat: Seat,
  where: Name,
  needed: number,
  isLone: boolean,
  isRanger: boolean,
): Phrase {
  const { supply, ranger: atHome } = playerAt(state, seat);
  const have = amountOf(supply, FIRE) + (isRanger && isLone ? RANGER_FIRE : 0);
  const rangerWouldDo = !isRanger && isLone && atHome > 0 && have + RANGER_FIRE >= needed;
  const remedy = rangerWouldDo
    ? phrase('SF-3.11', 'remedies.ranger-brings-fire')
    : phrase('SF-3.5', 'remedies.more-fire', { fire: needed - have });
  return phrase('SF-3.13', 'reasons.too-little-fire', { where, needed, have, remedy });
}

/** SF-3.8: why no worker can be placed on this card. */
export function whyNotVisitNow(
  state: State,
  seat: Seat,
  owner: Seat,
  which: Which,
  asked: boolean | null,
): Phrase | null {
  const isRanger = worker(state, seat, asked);
  const { city } = playerAt(state, owner);
  const at = placeOf(city, which);
  const where = cardName(cardOf(state, kindOfWhich(which)));
  if (at < 0) return phrase('SF-3.8', 'reasons.not-in-city', { card: where, owner: whoIs(state, owner) });
  const building = city[at] as Building;
  switch (whyNotVisit(state, seat, owner, building, isRanger)) {
    case POSSIBLE:
      return null;
    case NO_WORKER_LEFT:
      return phrase('SF-3.13', 'reasons.no-worker', { ranger: ranger(isRanger) });
    case NOT_A_DESTINATION:
      return phrase('SF-3.8', 'reasons.not-a-destination', { card: where });
    case NO_COMMUNITY:
      return phrase('SF-3.8', 'reasons.no-community', { card: where });
    case OCCUPIED: {
      const there = owner === seat && hasOwnWorker(building) ? seat : visitorOf(building);
      return phrase('SF-3.8', 'reasons.occupied', {
        who: [{ seat: there }],
        remedy: phrase('SF-3.1', 'remedies.wait'),
      });
    }
    default:
      return tooLittleFire(state, seat, where, isSnowed(building) ? snowPrice(state) : 0, true, isRanger);
  }
}
