import { flow, type Seat, toAll } from '@snowbound/engine';
import type { Action } from '../actions.ts';
import { kindOfWhich, newCopy, whichOf } from '../city.ts';
import { FIRE } from '../goods.ts';
import { type HiddenCard, numberOf, takeFrom } from '../hand.ts';
import { cardName } from '../names.ts';
import { clearValley, snowPrice } from '../snow.ts';
import { type Act, cardOf, type Effect, type Frame, type Kind, NO_CARD, playerAt, type State } from '../state.ts';
import { pay } from '../supply.ts';
import { isValleySnowed, positionOf, takeFromValley } from '../valley.ts';
import { phrase } from '../words.ts';
import { CITY_DISCARD } from './abilities.ts';
import { afterwards } from './afterwards.ts';
import { isEarlier } from './choices.ts';
import { CLEARED_SNOW, paymentSteps, USED_CHIMNEY } from './payment.ts';
import { whyNotPlay } from './price.ts';
import { POSSIBLE } from './refusals.ts';
import { type Deed, plainly } from './triggers.ts';

/** SF-4.1: steps 1 to 6 of playing a card; `less` is what an effect takes off its price. */
export function playCard(state: State, seat: Seat, kind: Kind, isFromHand: boolean, less: number): void {
  const card = cardOf(state, kind);
  state.journal?.push(toAll(phrase('SF-4.1', 'journal.plays', { who: { seat }, card: cardName(card) })));
  const frame = flow.begin(state, seat, playing, 0);
  if (isFromHand) {
    takeFrom(playerAt(state, seat).hand, kind);
    state.reveals++;
  } else {
    const position = positionOf(state, kind);
    if (isValleySnowed(state, position)) {
      pay(state, seat, FIRE, snowPrice(state));
      clearValley(state, seat, position);
      frame.counted |= CLEARED_SNOW;
    }
    takeFromValley(state, position);
  }
  state.playing = kind;
  state.playingFromHand = isFromHand;
  state.due = card.cost;
  state.waivable = less;
}

/** Adds the cards of hand and Valley that can be played now. */
export function addPlays(state: State, seat: Seat, options: Action[]): void {
  const { actions } = state.content;
  const { hand } = playerAt(state, seat);
  for (let at = 0; at < hand.length; at++) {
    const kind = numberOf(hand[at] as HiddenCard);
    if (isEarlier(hand, at, kind)) continue;
    if (whyNotPlay(state, seat, kind, false, true, 0) === POSSIBLE) options.push(actions.play[kind] as Action);
  }
  for (let position = 0; position < state.valley.length; position++) {
    const kind = state.valley[position] as Kind;
    if (kind === NO_CARD) continue;
    if (whyNotPlay(state, seat, kind, isValleySnowed(state, position), false, 0) === POSSIBLE) {
      options.push(actions.playFromValley[kind] as Action);
    }
  }
}

/** Whether any card of hand or Valley can be played now. */
export function canPlayAnything(state: State, seat: Seat): boolean {
  for (const card of playerAt(state, seat).hand) {
    if (whyNotPlay(state, seat, numberOf(card), false, true, 0) === POSSIBLE) return true;
  }
  for (let position = 0; position < state.valley.length; position++) {
    const kind = state.valley[position] as Kind;
    if (kind === NO_CARD) continue;
    if (whyNotPlay(state, seat, kind, isValleySnowed(state, position), false, 0) === POSSIBLE) return true;
  }
  return false;
}

/** SF-4.1 (4), (5): into the city, then its own effect. */
const putDown: Act = {
  kind: 'act',
  act: (state, frame) => {
    const { seat } = frame;
    const player = playerAt(state, seat);
    const kind = state.playing;
    const card = cardOf(state, kind);
    const building = newCopy(player.city, kind);
    player.city.push(building);
    if (card.playing !== null) player.abilities++;
    state.playing = NO_CARD;
    frame.subject = whichOf(building);
    if (card.effect !== null) flow.begin(state, seat, card.effect, frame.subject);
  },
};

/** SF-4.1 (6): what this play, and paying for it, may set off. */
function deedsOf({ counted, subject }: Frame): readonly [Deed, ...Deed[]] {
  const deeds: [Deed, ...Deed[]] = [{ ...plainly('play'), played: kindOfWhich(subject) }];
  if ((counted & CLEARED_SNOW) !== 0) deeds.push(plainly('snow'));
  if ((counted & USED_CHIMNEY) !== 0) deeds.push(plainly('chimney'));
  for (let left = counted; left >= CITY_DISCARD; left -= CITY_DISCARD) deeds.push(plainly('city-discard'));
  return deeds;
}

const playing: Effect = { name: 'playing a card', steps: [...paymentSteps, putDown, ...afterwards(deedsOf)] };
