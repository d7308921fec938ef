import { toAll } from '@snowbound/engine';
import { SPRING } from '../locations/placing.ts';
import { NO_CARD, playerAt, type State } from '../state.ts';
import { phrase } from '../words.ts';
import { followPlanC, playFrom } from './cards.ts';
import { PAWS, type Paws, YOU } from './paws.ts';
import { aimName } from './placing.ts';
import { cornerAfter, cornerName, currentMap, drawScheme, layScheme, mapAt, revealMap, schemeAt } from './plans.ts';
import { preparePaws } from './prepare.ts';
import { CORNERS, type SchemeCorner } from './solo-file.ts';
import { placeWorker } from './tactics.ts';

/** SF-10.10 */
const ENOUGH_CARDS = 15;
const MANY_CARDS = 17;

/** SF-10.4: the first that applies: prepare, pass, or follow the Map and a Scheme. */
export function takeTurnOfPaws(state: State, paws: Paws): void {
  const { season, city } = playerAt(state, PAWS);
  const isPlaced = !hasWorker(state);
  if (isPlaced && season < SPRING && playerAt(state, YOU).season > season) {
    preparePaws(state, paws);
  } else if (isPlaced && season === SPRING && (city.length >= ENOUGH_CARDS || isNoCardLeft(state))) {
    state.journal?.push(toAll(phrase('SF-10.10', 'paws.passes', { count: city.length })));
    playerAt(state, PAWS).passed = true;
  } else followMap(state, paws);
}

const hasWorker = (state: State): boolean => {
  const { workers, ranger } = playerAt(state, PAWS);
  return workers + ranger > 0;
};

/** SF-10.10: then the fifteen count as reached. */
const isNoCardLeft = ({ deck, deckTop, discard, valley }: State): boolean =>
  deck.length + deckTop.length + discard.length === 0 && valley.every(kind => kind === NO_CARD);

/** SF-10.4: a Scheme on the next corner; only that corner counts. */
function followMap(state: State, paws: Paws): void {
  const corner = nextCorner(state, paws);
  const map = currentMap(paws);
  const number = drawScheme(state, paws);
  const scheme = schemeAt(state, number);
  const called = mapAt(state, map).corners[corner];
  const { from, to, points = 0, journey = 'none' } = scheme.corners[corner] as SchemeCorner;
  const where = { scheme: number + 1, map: map + 1, corner: cornerName(corner) };
  if (called === 'card') {
    state.journal?.push(toAll(phrase('SF-10.4', 'paws.calls-card', { ...where, source: from })));
    layScheme(paws, corner, number);
    playFrom(state, paws, scheme, from);
    return;
  }
  const aim = { to: aimName(to), points, is: to === 'beacon' ? 'beacon' : journey } as const;
  state.journal?.push(toAll(phrase('SF-10.4', 'paws.calls-worker', { ...where, ...aim })));
  layScheme(paws, corner, number);
  if (hasWorker(state)) placeWorker(state, paws, scheme, corner);
  else followPlanC(state, paws, scheme, from);
}

/** SF-10.4: the Cave first, then clockwise, onto a new Map if need be; SF-10.10: without card corners once he has many. */
function nextCorner(state: State, paws: Paws): number {
  const { season, city } = playerAt(state, PAWS);
  const isSkipping = season === SPRING && city.length >= MANY_CARDS && hasWorker(state);
  for (;;) {
    if (paws.covered === CORNERS) revealMap(state, paws);
    const map = mapAt(state, currentMap(paws));
    const corner = cornerAfter(map, paws.covered);
    if (!isSkipping || map.corners[corner] === 'worker') return corner;
    paws.covered++;
    state.journal?.push(toAll(phrase('SF-10.10', 'paws.skips', { count: city.length, corner: cornerName(corner) })));
  }
}
