import type { Seat } from '@snowbound/engine';
import { type Building, hasChimney, holds, isOpen, kindIn, type Which, whichOf } from '../city.ts';
import { ANY, amountOf, FIRE, type Price, priced, resourcesIn, type Supply, sizeOf } from '../goods.ts';
import { snowPrice } from '../snow.ts';
import { type Card, type CardPlaying, cardOf, type Kind, type Player, playerAt, type State } from '../state.ts';
import { CANNOT_PAY, CITY_FULL, POSSIBLE, type Refusal, SNOW_TOO_DEAR, UNIQUE_THERE } from './refusals.ts';
import { NO_BUILDING } from './triggers.ts';

/** SF-4.2 */
export const CITY_SPACES = 15;
/** SF-4.5: what a chimney costs. */
export const CHIMNEY_FIRE = 1;
/** SF-4.4: what the Mountaineer costs. */
export const FIRE_TO_LEFT = 1;

/** Whether a supply can pay this when so many resources of its choice are waived. */
export function canPay(supply: Supply, price: Price, waivable: number): boolean {
  let short = 0;
  for (let good = 0; good < ANY; good++) {
    const lack = priced(price, good) - amountOf(supply, good);
    if (lack > 0) short += lack;
  }
  if (short > waivable) return false;
  return priced(price, ANY) === 0 || sizeOf(price) - waivable <= resourcesIn(supply);
}

/** SF-4.9: the first reason why this card cannot be played, from hand or Valley; `less` is what an effect takes off. */
export function whyNotPlay(
  state: State,
  seat: Seat,
  kind: Kind,
  isSnowed: boolean,
  isFromHand: boolean,
  less: number,
): Refusal {
  const player = playerAt(state, seat);
  const card = cardOf(state, kind);
  const fire = amountOf(player.supply, FIRE) - (isSnowed ? snowPrice(state) : 0);
  if (fire < 0) return SNOW_TOO_DEAR;
  const isThere = isUniqueThere(player, card);
  const isFull = isCityFullFor(state, player, card);
  if (!isThere && !isFull && canFinish(state, player, card, less, fire, NO_BUILDING, NO_BUILDING)) return POSSIBLE;
  if (less === 0 && player.abilities > 0 && hasWayWithAbility(state, player, card, fire, isFromHand)) return POSSIBLE;
  return isThere ? UNIQUE_THERE : isFull ? CITY_FULL : CANNOT_PAY;
}

/** SF-4.3 */
const isUniqueThere = ({ city }: Player, card: Card): boolean => card.isUnique && holds(city, card.number);

/** SF-4.2: a full city accepts only cards that take no space. */
const isCityFullFor = (state: State, player: Player, card: Card): boolean =>
  !card.takesNoSpace &&
  player.city.length >= CITY_SPACES &&
  spacesTaken(state, player, NO_BUILDING, NO_BUILDING) >= CITY_SPACES;

/** Whether the card could lie in the city as it is now. */
export const hasRoomFor = (state: State, player: Player, card: Card): boolean =>
  !isUniqueThere(player, card) && !isCityFullFor(state, player, card);

export function spacesTaken(state: State, { city }: Player, gone: Which, alsoGone: Which): number {
  let taken = 0;
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    const which = whichOf(building);
    if (which !== gone && which !== alsoGone && !cardOf(state, kindIn(building)).takesNoSpace) taken++;
  }
  return taken;
}

/** Whether steps 3 and 4 can be done once these buildings are gone. */
export function canFinish(
  state: State,
  player: Player,
  card: Card,
  less: number,
  fire: number,
  gone: Which,
  alsoGone: Which,
): boolean {
  if (gone !== NO_BUILDING || alsoGone !== NO_BUILDING) {
    if (!card.takesNoSpace && spacesTaken(state, player, gone, alsoGone) >= CITY_SPACES) return false;
    if (card.isUnique && isStillThere(player, card.number, gone, alsoGone)) return false;
  }
  if (canPayPlainly(player, card, card.cost, less, fire)) return true;
  return canUseChimney(player, card, fire) && hasSpotForChimney(state, player, card.number, gone, alsoGone);
}

function isStillThere({ city }: Player, kind: Kind, gone: Which, alsoGone: Which): boolean {
  return city.some(
    building => kindIn(building) === kind && whichOf(building) !== gone && whichOf(building) !== alsoGone,
  );
}

/** SF-4.1 (3): its resources, or the Mountaineer's Fire. */
export const canPayPlainly = ({ supply }: Player, card: Card, due: Price, less: number, fire: number): boolean =>
  // Most cards cost more than there is at all, which is quicker to see than what is missing.
  card.costsFireToLeft ? fire >= FIRE_TO_LEFT : card.size - less <= resourcesIn(supply) && canPay(supply, due, less);

/** SF-4.5: a Critter, a chimney in the supply and its Fire. */
export const canUseChimney = ({ chimneys }: Player, card: Card, fire: number): boolean =>
  chimneys > 0 && card.isCritter && !card.costsFireToLeft && fire >= CHIMNEY_FIRE;

/** SF-4.5: an un-snowed Construction without a chimney that lets this Critter in. */
export const takesChimneyFor = (state: State, building: Building, kind: Kind): boolean =>
  isOpen(building) && !hasChimney(building) && cardOf(state, kindIn(building)).lets?.[kind] === 1;

function hasSpotForChimney(state: State, { city }: Player, kind: Kind, gone: Which, alsoGone: Which): boolean {
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    const which = whichOf(building);
    if (which !== gone && which !== alsoGone && takesChimneyFor(state, building, kind)) return true;
  }
  return false;
}

function hasWayWithAbility(state: State, player: Player, card: Card, fire: number, isFromHand: boolean): boolean {
  const { city } = player;
  for (let at = 0; at < city.length; at++) {
    const building = city[at] as Building;
    if (cardOf(state, kindIn(building)).playing === null) continue;
    if (isUsableFor(state, player, card, building, fire, isFromHand)) return true;
  }
  return false;
}

/** SF-4.1 (2), SF-4.9: whether this building's card-playing ability leads to a play that can be finished. */
export function isUsableFor(
  state: State,
  player: Player,
  card: Card,
  building: Building,
  fire: number,
  isFromHand: boolean,
): boolean {
  const { playing } = cardOf(state, kindIn(building));
  if (playing === null || playing.cards[card.number] !== 1 || !isOpen(building)) return false;
  if (fire < playing.fire || card.costsFireToLeft) return false;
  if (player.hand.length - (isFromHand ? 1 : 0) < playing.discards) return false;
  if (playing.movesChimney) return canMoveChimney(state, player, card, playing, fire);
  const gone = playing.takesThisCard ? whichOf(building) : NO_BUILDING;
  if (playing.fromCity === null) return canGo(state, player, card, playing, fire, gone, NO_BUILDING);
  for (let at = 0; at < player.city.length; at++) {
    const other = player.city[at] as Building;
    if (mayBeTaken(playing, other, building) && canGo(state, player, card, playing, fire, gone, whichOf(other))) {
      return true;
    }
  }
  return false;
}

/** Whether the play can be finished with this ability once these buildings are gone. */
export function canGo(
  state: State,
  player: Player,
  card: Card,
  playing: CardPlaying,
  fire: number,
  gone: Which,
  alsoGone: Which,
): boolean {
  if (gone === NO_BUILDING && alsoGone === NO_BUILDING && !hasRoomFor(state, player, card)) return false;
  return canFinish(state, player, card, playing.less, fire - playing.fire, gone, alsoGone);
}

/** One other un-snowed card that an ability takes from the city. */
export const mayBeTaken = ({ fromCity }: CardPlaying, other: Building, own: Building): boolean =>
  other !== own && isOpen(other) && fromCity?.[kindIn(other)] === 1;

function canMoveChimney(state: State, player: Player, card: Card, playing: CardPlaying, fire: number): boolean {
  if (!card.isCritter || fire - playing.fire < CHIMNEY_FIRE) return false;
  if (!hasRoomFor(state, player, card)) return false;
  if (!player.city.some(building => hasChimney(building) && isOpen(building))) return false;
  return hasSpotForChimney(state, player, card.number, NO_BUILDING, NO_BUILDING);
}
