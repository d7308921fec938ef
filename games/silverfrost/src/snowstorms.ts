import { flow, toAll } from '@snowbound/engine';
import { countIn, numberAt } from './mountain.ts';
import { cardName, locationName } from './names.ts';
import { cardOf, type Kind, NO_CARD, type Snowstorm, type State } from './state.ts';
import { phrase } from './words.ts';

/** SF-5.7: 1 Snow on the place shown, if it is there and has none. */
export function revealSnowstorm(state: State): void {
  if (state.snowstormDeck === 0) {
    state.snowstormDeck = state.snowstormDiscard;
    state.snowstormDiscard = 0;
  }
  if (state.snowstormDeck === 0) return;
  const number = numberAt(state.snowstormDeck, flow.roll(state, 'snowstorms', countIn(state.snowstormDeck)));
  state.snowstormDeck &= ~(1 << number);
  state.snowstormDiscard |= 1 << number;
  const { isValley, at } = state.content.snowstorms[number] as Snowstorm;
  if (isValley) snowValley(state, at);
  else snowLocation(state, at);
}

function snowValley(state: State, position: number): void {
  const kind = state.valley[position] as Kind;
  if (kind === NO_CARD || ((state.valleySnow >> position) & 1) === 1) {
    state.journal?.push(toAll(phrase('SF-5.7', 'journal.snowstorm-misses')));
    return;
  }
  state.journal?.push(toAll(phrase('SF-5.7', 'journal.snowstorm', { where: cardName(cardOf(state, kind)) })));
  state.valleySnow |= 1 << position;
}

function snowLocation(state: State, number: number): void {
  const location = state.content.locations[number] as { readonly id: string; readonly from: number };
  if (location.from > state.seats || ((state.boardSnow >> number) & 1) === 1) {
    state.journal?.push(toAll(phrase('SF-5.7', 'journal.snowstorm-misses')));
    return;
  }
  state.journal?.push(toAll(phrase('SF-5.7', 'journal.snowstorm', { where: locationName(location) })));
  state.boardSnow |= 1 << number;
}
