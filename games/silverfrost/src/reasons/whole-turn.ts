import type { Phrase, Seat } from '@snowbound/engine';
import { type Building, isSnowed, kindOfWhich, placeOf, type Which } from '../city.ts';
import { amountOf, FIRE } from '../goods.ts';
import { SPRING } from '../locations/placing.ts';
import { cardName } from '../names.ts';
import { snowPrice } from '../snow.ts';
import { cardOf, playerAt, type State } from '../state.ts';
import { phrase } from '../words.ts';

/** SF-5.1 */
export function whyNotPrepare(state: State, seat: Seat): Phrase {
  const { season, workers, ranger } = playerAt(state, seat);
  if (season === SPRING) return phrase('SF-9.1', 'reasons.last-season');
  if (!state.mayClear) return phrase('SF-2.2', 'reasons.cleared-first');
  return phrase('SF-5.1', 'reasons.workers-at-home', { count: workers + ranger });
}

/** SF-9.1 */
export function whyNotPass(state: State, seat: Seat): Phrase {
  if (playerAt(state, seat).season !== SPRING) return phrase('SF-9.1', 'reasons.pass-in-spring');
  return phrase('SF-2.2', 'reasons.cleared-first');
}

/** SF-2.2 */
export function whyNotClear(state: State, seat: Seat, which: Which): Phrase {
  const { city, supply } = playerAt(state, seat);
  const at = placeOf(city, which);
  const card = cardName(cardOf(state, kindOfWhich(which)));
  if (at < 0) return phrase('SF-2.2', 'reasons.not-in-city', { card, owner: { seat } });
  if (!isSnowed(city[at] as Building)) return phrase('SF-2.2', 'reasons.no-snow', { card });
  if (!state.mayClear) return phrase('SF-2.2', 'reasons.clear-used');
  const [price, fire] = [snowPrice(state), amountOf(supply, FIRE)];
  if (fire < price) return phrase('SF-6.1', 'reasons.snow-too-dear', { card, price, fire });
  return phrase('SF-2.2', 'reasons.nothing-after-clearing');
}
