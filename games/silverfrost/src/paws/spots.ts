import { add, FIRE, SNOW } from '../goods.ts';
import { isIn, qualifies } from '../guild.ts';
import { type Crowd, hasRoomForRanger, NOBODY_THERE, standingOf } from '../locations/crowd.ts';
import { crowdAt, isLocationSnowed, locationAt, RANGER_FIRE, SPRING } from '../locations/placing.ts';
import { type Location, playerAt, type State } from '../state.ts';
import { PAWS, type Paws, YOU } from './paws.ts';
import type { Aim, JourneyWish } from './solo-file.ts';

/** No spot of what he aims at is possible. */
export const NOWHERE = -1;

/** SF-10.5: the spot he takes; `wish` is what the Scheme says of the Journey, `null` after Plan B. */
export function spotFor(state: State, paws: Paws, aim: Aim, wish: JourneyWish | null, isRanger: boolean): number {
  const spots = state.content.solo.spots[aim];
  if (aim === 'journey') return journeySpot(state, paws, spots, wish);
  const spot = bestSpot(state, spots, isRanger);
  return aim === 'guild' && spot !== NOWHERE && !hasQuestAt(state, paws, spot, isRanger) ? NOWHERE : spot;
}

/** SF-10.5: Exclusive, then empty, then with Snow, then lowest number. */
function bestSpot(state: State, spots: readonly number[], isRanger: boolean): number {
  let best = NOWHERE;
  let highest = -1;
  for (const number of spots) {
    const location = locationAt(state, number);
    const crowd = crowdAt(state, number);
    if (location.from > state.seats || !isPossible(location, crowd, isRanger)) continue;
    const rank =
      (location.isShared ? 0 : 4) + (crowd === NOBODY_THERE ? 2 : 0) + (isLocationSnowed(state, number) ? 1 : 0);
    if (rank <= highest) continue;
    highest = rank;
    best = number;
  }
  return best;
}

/** SF-10.5: empty or Shared; for his Ranger also where one worker of yours stands that is no Ranger. */
const isPossible = ({ isShared }: Location, crowd: Crowd, isRanger: boolean): boolean =>
  isShared || crowd === NOBODY_THERE || (isRanger && hasRoomForRanger(crowd, PAWS));

/** SF-10.5: whether his Ranger brings Fire here. */
export const bringsFire = (state: State, number: number, isRanger: boolean): boolean =>
  isRanger && standingOf(crowdAt(state, number), YOU) === 0;

/** SF-10.5: whether a visit of the Guild would complete anything, with what he gains by placing there. */
function hasQuestAt(state: State, paws: Paws, spot: number, isRanger: boolean): boolean {
  if ((paws.pileLowlands | paws.pileHighlands) !== 0) return true;
  const { supply } = playerAt(state, PAWS);
  const fire = bringsFire(state, spot, isRanger) ? RANGER_FIRE : 0;
  const snow = isLocationSnowed(state, spot) ? 1 : 0;
  add(supply, FIRE, fire);
  add(supply, SNOW, snow);
  const quest = bestHighland(state);
  add(supply, FIRE, -fire);
  add(supply, SNOW, -snow);
  return quest !== NO_QUEST;
}

export const NO_QUEST = -1;

/** SF-10.5: the face-up Highland Quest of highest value that he qualifies for, of several the first in the row. */
export function bestHighland(state: State): number {
  let best = NO_QUEST;
  let most = -1;
  for (const quest of state.content.highlands) {
    if (quest.points <= most || !isIn(state.highlands, quest.number)) continue;
    if (!qualifies(state, PAWS, quest)) continue;
    best = quest.number;
    most = quest.points;
  }
  return best;
}

/** SF-10.5: only in his own spring; on level 1 always the Shared spot. */
function journeySpot(state: State, { level }: Paws, spots: readonly number[], wish: JourneyWish | null): number {
  if (playerAt(state, PAWS).season !== SPRING) return NOWHERE;
  const shared = spots.find(number => locationAt(state, number).isShared) ?? NOWHERE;
  if (level === 0 || wish === 'shared') return shared;
  const free = spots
    .map(number => locationAt(state, number))
    .filter(({ isShared, number }) => !isShared && crowdAt(state, number) === NOBODY_THERE);
  const ranked = free.sort((one, other) => other.points - one.points);
  const chosen = wish === 'lowest' ? ranked[ranked.length - 1] : ranked[0];
  if (chosen !== undefined) return chosen.number;
  return wish === null ? shared : NOWHERE;
}
