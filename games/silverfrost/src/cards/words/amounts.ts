import type { Seat } from '@snowbound/engine';
import { type Building, hasChimney, isOpen, kindIn } from '../../city.ts';
import { leftOf } from '../../gifts.ts';
import { amountOf, FIRE, GOODS, type Good, RESOURCES, resourcesIn } from '../../goods.ts';
import { countIn } from '../../mountain.ts';
import { isPaws } from '../../paws/seat.ts';
import { PLAYER_PARTS, type PlayerPart } from '../../player-parts.ts';
import {
  type Asked,
  type Count,
  cardOf,
  type Frame,
  type Holds,
  type Meant,
  playerAt,
  type Scored,
  type State,
} from '../../state.ts';
import { CITY_SPACES, spacesTaken } from '../../turn/price.ts';
import { NO_BUILDING } from '../../turn/triggers.ts';
import type { Lexicon } from './lexicon.ts';
import { type Amount, type Bonus, COLOURS, type ForEach, type Had, type Requirement } from './word.ts';

/** SF-6.3: snowed cards count for nothing. */
function countCards(meant: Meant): Count {
  return (state, seat) => {
    const { city } = playerAt(state, seat);
    let count = 0;
    for (let at = 0; at < city.length; at++) {
      const building = city[at] as Building;
      if (isOpen(building) && meant[kindIn(building)] === 1) count++;
    }
    return count;
  };
}

/** Whether there are as many, counted no further: bots ask this of every Quest at every position. */
function hasCards(meant: Meant, least: number): Holds {
  return (state, seat) => {
    const { city } = playerAt(state, seat);
    if (city.length < least) return false;
    let missing = least;
    for (let at = 0; at < city.length && missing > 0; at++) {
      const building = city[at] as Building;
      if (isOpen(building) && meant[kindIn(building)] === 1) missing--;
    }
    return missing <= 0;
  };
}

const isGood = (had: Had): had is Had & Good => GOODS.some(good => good === had);

function countHad(had: Had, isCompared: boolean): Count {
  if (isCompared && isResource(had)) return withFireOfPaws(countHad(had, false));
  if (isGood(had)) {
    const good = GOODS.indexOf(had);
    return (state, seat) => amountOf(playerAt(state, seat).supply, good);
  }
  return (state, seat) => COUNTED[had](state, seat);
}

const isResource = (had: Had): boolean => had === 'resource' || RESOURCES.some(resource => resource === had);

/** SF-10.13: where Quests compare resources each Fire of Paws is also one of the kind best for him. */
const withFireOfPaws =
  (count: Count): Count =>
  (state, seat) =>
    count(state, seat) + (isPaws(state, seat) ? amountOf(playerAt(state, seat).supply, FIRE) : 0);

const COUNTED: Readonly<Record<Exclude<Had, Good>, Count>> = {
  resource: (state, seat) => resourcesIn(playerAt(state, seat).supply),
  card: (state, seat) => playerAt(state, seat).hand.length,
  chimney: (state, seat) => playerAt(state, seat).city.filter(each => isOpen(each) && hasChimney(each)).length,
  highland: (state, seat) => countIn(playerAt(state, seat).completedHighlands),
  lowland: (state, seat) => countIn(playerAt(state, seat).completedLowlands),
  quest: (state, seat) => {
    const { completedHighlands, completedLowlands } = playerAt(state, seat);
    return countIn(completedHighlands) + countIn(completedLowlands);
  },
  colour: countColours,
  // Only Paws's city can be larger.
  space: (state, seat) =>
    Math.max(0, CITY_SPACES - spacesTaken(state, playerAt(state, seat), NO_BUILDING, NO_BUILDING)),
};

function countColours(state: State, seat: Seat): number {
  let colours = 0;
  for (const building of playerAt(state, seat).city) {
    if (isOpen(building)) colours |= 1 << COLOURS.indexOf(cardOf(state, kindIn(building)).colour);
  }
  return countIn(colours);
}

function compileAmount(amount: Amount, lexicon: Lexicon, isCompared: boolean): Count {
  if ('cards' in amount) return countCards(lexicon.meant(amount.cards));
  if ('have' in amount) return countHad(amount.have, isCompared);
  const [one, other] = amount.pairs.map(cards => countCards(lexicon.meant(cards))) as [Count, Count];
  return (state, seat) => Math.min(one(state, seat), other(state, seat));
}

/** More than there are cards in a city: what is said without an end ends here. */
export const MOST_TIMES = 99;

/** "For every 2 …, at most 5 times." */
function limited(count: Count, every: number, most: number): Count {
  return (state, seat) => Math.min(most, Math.floor(count(state, seat) / every));
}

/** Whether it is counted only now how often something is done. */
export const isWorkedOut = (forEach: ForEach | undefined): boolean => forEach !== undefined && forEach !== 'counted';

/** How many times something is done, in the frame that does it. */
export function compileForEach(forEach: ForEach | undefined, lexicon: Lexicon): (state: State, frame: Frame) => number {
  if (forEach === undefined) return () => 1;
  if (forEach === 'counted') return (_state, { counted }) => counted;
  const count = limited(compileAmount(forEach, lexicon, false), forEach.every ?? 1, forEach.most ?? MOST_TIMES);
  return (state, { seat }) => count(state, seat);
}

/** What a requirement counts. */
export const countedBy = (requirement: Requirement, lexicon: Lexicon, isQuest: boolean): Count =>
  compileAmount(amountIn(requirement), lexicon, isQuest && !('atLeast' in requirement));

/** How a requirement asks for what it counts. */
export function askedBy(requirement: Requirement): Asked {
  const amount = amountIn(requirement);
  const looksAt = 'have' in amount ? partOf(amount.have) : PLAYER_PARTS.city;
  if ('atLeast' in requirement) return { asks: 'at-least', least: requirement.atLeast, looksAt };
  return { asks: 'moreThanLeft' in requirement ? 'more' : 'as-many', least: 0, looksAt };
}

/** What of a player is looked at to count what they have. */
function partOf(had: Had): PlayerPart {
  switch (had) {
    case 'card':
      return PLAYER_PARTS.hand;
    case 'highland':
    case 'lowland':
    case 'quest':
      return PLAYER_PARTS.completed;
    case 'chimney':
    case 'colour':
    case 'space':
      return PLAYER_PARTS.city;
    default:
      return PLAYER_PARTS.supply;
  }
}

function amountIn(requirement: Requirement): Amount {
  if ('atLeast' in requirement) return requirement.of;
  return 'moreThanLeft' in requirement ? requirement.moreThanLeft : requirement.asManyAsLeft;
}

/** SF-7.2: for a comparison you need at least 1 yourself. */
export function compileRequirement(requirement: Requirement, lexicon: Lexicon, isQuest: boolean): Holds {
  const count = countedBy(requirement, lexicon, isQuest);
  if ('atLeast' in requirement) {
    const { atLeast, of } = requirement;
    if ('cards' in of) return hasCards(lexicon.meant(of.cards), atLeast);
    return (state, seat) => count(state, seat) >= atLeast;
  }
  if ('moreThanLeft' in requirement) {
    return (state, seat) => count(state, seat) > count(state, leftOf(state, seat));
  }
  return (state, seat) => {
    const own = count(state, seat);
    return own >= 1 && own >= count(state, leftOf(state, seat));
  };
}

export function compileBonus(bonus: Bonus, lexicon: Lexicon): Scored {
  const { points } = bonus;
  if ('if' in bonus) {
    const holds = compileRequirement(bonus.if, lexicon, false);
    return { points, times: (state, seat) => (holds(state, seat) ? 1 : 0) };
  }
  const { forEach } = bonus;
  const count = compileAmount(forEach, lexicon, false);
  return { points, times: limited(count, forEach.every ?? 1, forEach.most ?? MOST_TIMES) };
}
