import { type Phrase, type Seat, toAll } from '@snowbound/engine';
import { type Action, ANY_GOOD, GOOD, PAY } from '../actions.ts';
import { type Building, kindOfWhich, placeOf, type Which, whichOf, withChimney } from '../city.ts';
import { giveGoods, leftReceiver } from '../gifts.ts';
import { ANY, amountOf, FIRE, FREE, one, PRICED, priced, sizeOf } from '../goods.ts';
import { cardName } from '../names.ts';
import { putFor, type Source } from '../source.ts';
import { type Act, type Ask, cardOf, type Frame, playerAt, type State, type Step } from '../state.ts';
import { pay } from '../supply.ts';
import { phrase } from '../words.ts';
import { abilitySteps, beginAbility, MOVED_CHIMNEY, NO_ABILITY } from './abilities.ts';
import { closedAsk, evident, NOTHING } from './asking.ts';
import {
  CHIMNEY_FIRE,
  canPay,
  canPayPlainly,
  canUseChimney,
  FIRE_TO_LEFT,
  hasRoomFor,
  isUsableFor,
  takesChimneyFor,
} from './price.ts';

/** What happened while paying, noted in the frame's `counted`. */
export const CLEARED_SNOW = 1;
export const USED_CHIMNEY = MOVED_CHIMNEY;
const SETTLED = 4;

/** A question of the card being played. */
function ofPlaying(say: (source: Source['name']) => Phrase): Ask['prompt'] {
  const prompt = putFor(say);
  return state => prompt(cardOf(state, state.playing).source);
}

/** SF-4.1 (2), (3): resources, a chimney, or first an ability. */
function waysToPay(state: State, { seat, subject, counted }: Frame): readonly Action[] {
  if ((counted & SETTLED) !== 0) return NOTHING;
  const player = playerAt(state, seat);
  const card = cardOf(state, state.playing);
  const fire = amountOf(player.supply, FIRE);
  const { actions } = state.content;
  const options: Action[] = [];
  if (hasRoomFor(state, player, card)) {
    if (canPayPlainly(player, card, state.due, state.waivable, fire)) options.push(PAY);
    if (canUseChimney(player, card, fire)) {
      for (const building of player.city) {
        if (takesChimneyFor(state, building, card.number)) options.push(actions.chimney[whichOf(building)] as Action);
      }
    }
  }
  if (subject !== NO_ABILITY || state.waivable > 0) return options;
  for (const building of player.city) {
    // The card being played is no longer in the hand.
    if (isUsableFor(state, player, card, building, fire, false))
      options.push(actions.with[whichOf(building)] as Action);
  }
  return options;
}

function goThisWay(state: State, frame: Frame, action: Action): void {
  if (action.verb === 'with') {
    beginAbility(state, frame, action.which);
    return;
  }
  frame.counted |= SETTLED;
  const { seat } = frame;
  if (action.verb === 'chimney') {
    layChimney(state, seat, action.which);
    frame.counted |= USED_CHIMNEY;
  } else if (cardOf(state, state.playing).costsFireToLeft) {
    giveGoods(state, seat, leftReceiver(state, seat), FIRE, FIRE_TO_LEFT);
  }
}

/** SF-4.5: 1 Fire and a chimney from the supply instead of the resources. */
function layChimney(state: State, seat: Seat, which: Which): void {
  const player = playerAt(state, seat);
  const card = cardName(cardOf(state, kindOfWhich(which)));
  state.journal?.push(toAll(phrase('SF-4.5', 'journal.lays-chimney', { who: { seat }, card })));
  pay(state, seat, FIRE, CHIMNEY_FIRE);
  player.chimneys--;
  const at = placeOf(player.city, which);
  player.city[at] = withChimney(player.city[at] as Building);
  state.due = FREE;
}

const way = evident(
  closedAsk(
    ofPlaying(source => phrase('SF-4.1', 'prompts.way', { source })),
    waysToPay,
    goThisWay,
  ),
);

/** After an ability that moved a chimney nothing is due any more. */
const settleIfMoved: Act = {
  kind: 'act',
  act: (_state, frame) => {
    if ((frame.counted & USED_CHIMNEY) !== 0) frame.counted |= SETTLED;
  },
};

/** SF-4.4: a discount takes resources off one by one, and gives no change. */
const waive = evident(
  closedAsk(
    ofPlaying(source => phrase('SF-4.4', 'prompts.waive', { source })),
    (state, { seat }) => {
      const { due, waivable } = state;
      if (due === FREE || waivable === 0) return NOTHING;
      const { supply } = playerAt(state, seat);
      const options: Action[] = [];
      for (let good = 0; good < PRICED; good++) {
        if (priced(due, good) > 0 && canPay(supply, due - one(good), waivable - 1)) {
          options.push(good === ANY ? ANY_GOOD : (GOOD[good] as Action));
        }
      }
      return options;
    },
    (state, _frame, { at }) => {
      state.due -= one(at);
      state.waivable--;
      return 'again';
    },
  ),
);

const waiveAll: Act = {
  kind: 'act',
  act: state => {
    if (state.waivable >= sizeOf(state.due)) state.due = FREE;
  },
};

const payNamed: Act = {
  kind: 'act',
  act: (state, { seat }) => {
    for (let good = 0; good < ANY; good++) pay(state, seat, good, priced(state.due, good));
    state.due = priced(state.due, ANY) * one(ANY);
  },
};

/** SF-4.4: any resource, acorns too. */
const payAny = evident(
  closedAsk(
    ofPlaying(source => phrase('SF-4.4', 'prompts.pay-any', { source })),
    (state, { seat }) => {
      if (state.due === FREE) return NOTHING;
      const { supply } = playerAt(state, seat);
      return GOOD.filter(({ at }) => amountOf(supply, at) > 0);
    },
    (state, { seat }, { at }) => {
      pay(state, seat, at, 1);
      state.due -= one(ANY);
      return 'again';
    },
  ),
);

/** SF-4.1 (2), (3), with nothing in between. */
export const paymentSteps: readonly Step[] = [
  ...way,
  ...abilitySteps,
  settleIfMoved,
  ...way,
  waiveAll,
  ...waive,
  payNamed,
  ...payAny,
];
