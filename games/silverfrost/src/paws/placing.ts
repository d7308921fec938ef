import { flow, type Name, type Phrase, toAll } from '@snowbound/engine';
import { FIRE, POINT } from '../goods.ts';
import { withRanger, withWorker } from '../locations/crowd.ts';
import { crowdAt, isLocationSnowed, locationAt, RANGER_FIRE } from '../locations/placing.ts';
import { bigCritterAt, countIn, NO_CRITTER, numberAt, sendHome } from '../mountain.ts';
import { bigCritterName, locationName, questName } from '../names.ts';
import { clearLocation } from '../snow.ts';
import { playerAt, type Quest, type State } from '../state.ts';
import { gain } from '../supply.ts';
import { phrase } from '../words.ts';
import { PAWS, type Paws } from './paws.ts';
import { type Aim, CORNERS, type SchemeFile } from './solo-file.ts';
import { bestHighland, bringsFire, NO_QUEST } from './spots.ts';

const FORGE_FIRE = 1;
const HOT_SPRINGS_FIRE = 2;

/** What he aims at, by name. */
export const aimName = (aim: Aim): Name =>
  aim === 'birch' || aim === 'moss' || aim === 'copper' || aim === 'acorn'
    ? { name: `locations.${aim}` }
    : { name: `paws.aim-${aim}` };

/** SF-10.5: his worker on this spot: the Ranger's Fire, the Snow; he pays nothing. */
export function stepOn(state: State, number: number, isRanger: boolean): void {
  const player = playerAt(state, PAWS);
  const values = { ranger: isRanger ? 'yes' : 'no', where: locationName(locationAt(state, number)) } as const;
  state.journal?.push(toAll(phrase('SF-10.5', 'paws.places', values)));
  const isBringing = bringsFire(state, number, isRanger);
  const crowd = crowdAt(state, number);
  state.crowds[number] = isRanger ? withRanger(crowd, PAWS) : withWorker(crowd, PAWS);
  if (isRanger) {
    player.ranger--;
    state.journal?.push(toAll(phrase('SF-10.5', isBringing ? 'paws.ranger-fire' : 'paws.no-ranger-fire')));
    if (isBringing) gain(state, PAWS, FIRE, RANGER_FIRE);
  } else player.workers--;
  if (isLocationSnowed(state, number)) clearLocation(state, PAWS, number);
}

/** SF-10.5: what he does where he stands now; the Scheme was laid with this corner. */
export function act(state: State, paws: Paws, aim: Aim, scheme: SchemeFile, corner: number): void {
  if (aim === 'forge') {
    state.journal?.push(toAll(phrase('SF-10.5', 'paws.forge-fire')));
    gain(state, PAWS, FIRE, FORGE_FIRE);
  } else if (aim === 'beacon') lightBeacon(state, beaconValue(scheme, corner));
  else if (aim === 'guild') visitGuild(state, paws);
}

/** SF-10.6 */
export const bathe = (state: State): void => gain(state, PAWS, FIRE, HOT_SPRINGS_FIRE);

/** SF-10.5: of the active corner, or else of the first Beacon corner clockwise from it. */
function beaconValue({ corners }: SchemeFile, corner: number): number {
  let at = corner;
  while (corners[at]?.to !== 'beacon') at = (at + 1) % CORNERS;
  return corners[at]?.points ?? 0;
}

/** SF-10.5: points, and the Big Critter under that value goes home unused. */
function lightBeacon(state: State, points: number): void {
  const number = state.row[state.content.mountain.indexOf(points)] ?? NO_CRITTER;
  const entry: Phrase =
    number === NO_CRITTER
      ? phrase('SF-10.5', 'paws.empty-space', { points })
      : phrase('SF-10.5', 'paws.beacon', { points, critter: bigCritterName(bigCritterAt(state, number)) });
  state.journal?.push(toAll(entry));
  gain(state, PAWS, POINT, points);
  if (number !== NO_CRITTER) sendHome(state, number);
}

/** SF-10.5: the best Highland he qualifies for, else the next Quest of his pile as it comes. */
function visitGuild(state: State, paws: Paws): void {
  const player = playerAt(state, PAWS);
  const { highlands, lowlands } = state.content;
  const best = bestHighland(state);
  if (best !== NO_QUEST) {
    tellQuest(state, 'paws.highland', highlands[best] as Quest);
    state.highlands &= ~(1 << best);
    player.completedHighlands |= 1 << best;
    return;
  }
  const inLowlands = countIn(paws.pileLowlands);
  const at = flow.roll(state, 'quests of Paws', inLowlands + countIn(paws.pileHighlands));
  if (at < inLowlands) {
    const number = numberAt(paws.pileLowlands, at);
    tellQuest(state, 'paws.pile', lowlands[number] as Quest);
    paws.pileLowlands &= ~(1 << number);
    player.completedLowlands |= 1 << number;
  } else {
    const number = numberAt(paws.pileHighlands, at - inLowlands);
    tellQuest(state, 'paws.pile', highlands[number] as Quest);
    paws.pileHighlands &= ~(1 << number);
    player.completedHighlands |= 1 << number;
  }
}

function tellQuest(state: State, key: 'paws.highland' | 'paws.pile', quest: Quest): void {
  const values = { quest: questName(quest), points: quest.points };
  state.journal?.push(toAll(phrase('SF-10.5', key, values)));
}
