import { type Phrase, toAll } from '@snowbound/engine';
import { SPRING } from '../locations/placing.ts';
import { playerAt, type State } from '../state.ts';
import { phrase } from '../words.ts';
import { layToken } from './cards.ts';
import { PAWS, type Paws } from './paws.ts';
import { act, aimName, bathe, stepOn } from './placing.ts';
import { currentMap, mapAt } from './plans.ts';
import type { Aim, SchemeCorner, SchemeFile } from './solo-file.ts';
import { NOWHERE, spotFor } from './spots.ts';

/** SF-10.5: normal workers first, the Ranger last. */
export function placeWorker(state: State, paws: Paws, scheme: SchemeFile, corner: number): void {
  const { to, journey = null } = scheme.corners[corner] as SchemeCorner;
  const isRanger = playerAt(state, PAWS).workers === 0;
  const spot = spotFor(state, paws, to, journey, isRanger);
  if (spot === NOWHERE) {
    followPlanB(state, paws, scheme, corner, isRanger);
    return;
  }
  stepOn(state, spot, isRanger);
  act(state, paws, to, scheme, corner);
}

/** SF-10.6: along the Tactics to the first possible Location, and a token into the Valley. */
function followPlanB(state: State, paws: Paws, scheme: SchemeFile, corner: number, isRanger: boolean): void {
  const { tactics, hotSprings } = state.content.solo;
  const { to } = scheme.corners[corner] as SchemeCorner;
  const { arrow } = mapAt(state, currentMap(paws));
  const step = arrow === 'down' ? 1 : tactics.length - 1;
  const passedOver: Aim[] = [];
  for (let at = next(tactics.indexOf(to)); tactics[at] !== to; at = next(at)) {
    const aim = tactics[at] as Aim;
    const spot = spotFor(state, paws, aim, null, isRanger);
    if (spot === NOWHERE) {
      passedOver.push(aim);
      continue;
    }
    tell(aim);
    stepOn(state, spot, isRanger);
    act(state, paws, aim, scheme, corner);
    layToken(state, paws, scheme);
    return;
  }
  state.journal?.push(toAll(phrase('SF-10.6', 'paws.hot-springs', { why: whyNowhere(state, to) })));
  stepOn(state, hotSprings, isRanger);
  bathe(state);
  layToken(state, paws, scheme);

  function next(at: number): number {
    return (at + step) % tactics.length;
  }

  function tell(aim: Aim): void {
    if (state.journal === null) return;
    const values = { why: whyNowhere(state, to), arrow, where: aimName(aim), count: passedOver.length };
    const over = passedOver.map(each => whyNowhere(state, each));
    state.journal.push(toAll(phrase('SF-10.6', 'paws.plan-b', { ...values, over })));
  }
}

/** Why what he aimed at is not possible. */
function whyNowhere(state: State, aim: Aim): Phrase {
  if (aim === 'guild') return phrase('SF-10.5', 'paws.no-quest');
  if (aim !== 'journey') return phrase('SF-10.5', 'paws.taken', { where: aimName(aim) });
  const isSpring = playerAt(state, PAWS).season === SPRING;
  return phrase('SF-10.5', isSpring ? 'paws.journey-taken' : 'paws.not-spring');
}
