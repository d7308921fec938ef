import { flow, type Seat } from '@snowbound/engine';
import { type Action, DONE, FIRE_GOOD, GOOD, NO, YES } from '../../actions.ts';
import { isOpen, kindIn } from '../../city.ts';
import { amountOf, RESOURCES, resourcesIn } from '../../goods.ts';
import { discardBuilding } from '../../leaving.ts';
import { discardFromHand } from '../../piles.ts';
import { type Effect, type Frame, type Meant, playerAt, type State, type Step } from '../../state.ts';
import { pay as payGood } from '../../supply.ts';
import { setOff } from '../../turn/afterwards.ts';
import { ask, evident, NOTHING } from '../../turn/asking.ts';
import { addCity, addHand } from '../../turn/choices.ts';
import { discardCards } from '../../turn/discarding.ts';
import { goods, phrase } from '../../words.ts';
import { spoken, withPauses } from './between.ts';
import { namedGoods } from './gaining.ts';
import type { Compiler, Lexicon } from './lexicon.ts';
import { moment, type Piece } from './pieces.ts';
import type { Cost, Word, Words } from './word.ts';

const setLeft = (left: number): Step => ({
  kind: 'act',
  act: (_state, frame) => {
    frame.left = left;
  },
});

const discardSome = ({ asks }: Lexicon): Piece =>
  discardCards(
    ask,
    asks(source => phrase('SF-1.14', 'prompts.discard', { source })),
  );

export const discard: Compiler<'discard'> = ({ discard: count }, lexicon) => [setLeft(count), discardSome(lexicon)];

/** SF-2.3: "up to" may be 0. */
export const discardUpTo: Compiler<'discardUpTo'> = ({ discardUpTo: count }, { asks }) => [
  {
    kind: 'act',
    act: (_state, frame) => {
      frame.left = count;
      frame.counted = 0;
    },
  },
  ask(
    asks(source => phrase('SF-2.3', 'prompts.discard-up-to', { source, count })),
    (state, { seat, left }) => {
      const options: Action[] = [];
      if (left > 0) addHand(state, seat, options);
      if (options.length > 0) options.push(DONE);
      return options;
    },
    (state, frame, action) => {
      if (action === DONE) return;
      discardFromHand(state, frame.seat, action.number);
      frame.left--;
      frame.counted++;
      return 'again';
    },
  ),
];

export const payUpTo: Compiler<'payUpTo'> = ({ payUpTo: count, of }, { asks }) => {
  const choices = of === 'any' ? GOOD : of === 'fire' ? [FIRE_GOOD] : GOOD.filter(({ id }) => id === of);
  return [
    {
      kind: 'act',
      act: (_state, frame) => {
        frame.left = count;
        frame.counted = 0;
      },
    },
    ask(
      asks(source => phrase('SF-2.3', 'prompts.pay-up-to', { source, goods: goods(of, count) })),
      (state, { seat, left }) => {
        if (left === 0) return NOTHING;
        const { supply } = playerAt(state, seat);
        const options = choices.filter(({ at }) => amountOf(supply, at) > 0);
        if (options.length > 0) options.push(DONE);
        return options;
      },
      (state, frame, action) => {
        if (action === DONE) return;
        payGood(state, frame.seat, action.at, 1);
        frame.left--;
        frame.counted++;
        return 'again';
      },
    ),
  ];
};

interface Due {
  readonly named: readonly (readonly [number, number])[];
  readonly any: number;
  readonly cards: number;
  readonly fromCity: Meant | null;
}

const dueOf = ({ goods = {}, cards = 0, fromCity }: Cost, lexicon: Lexicon): Due => ({
  named: namedGoods(goods),
  any: goods.any ?? 0,
  cards,
  fromCity: fromCity === undefined ? null : lexicon.meant(fromCity),
});

/** SF-2.3: no full price, nothing for it. */
function canGiveUp(state: State, seat: Seat, { named, any, cards, fromCity }: Due): boolean {
  const { supply, hand, city } = playerAt(state, seat);
  if (hand.length < cards) return false;
  let resources = resourcesIn(supply);
  for (const [good, amount] of named) {
    if (amountOf(supply, good) < amount) return false;
    if (good < RESOURCES.length) resources -= amount;
  }
  if (resources < any) return false;
  return fromCity === null || city.some(building => isOpen(building) && fromCity[kindIn(building)] === 1);
}

const payAny = ({ asks }: Lexicon): Piece =>
  ask(
    asks(source => phrase('SF-4.4', 'prompts.pay-any', { source })),
    (state, { seat, left }) => {
      if (left === 0) return NOTHING;
      const { supply } = playerAt(state, seat);
      return GOOD.filter(({ at }) => amountOf(supply, at) > 0);
    },
    (state, frame, { at }) => {
      payGood(state, frame.seat, at, 1);
      frame.left--;
      return 'again';
    },
  );

/** The price in full, then what it buys. */
function exchange(word: Word, { named, any, cards, fromCity }: Due, does: Words, lexicon: Lexicon): Effect {
  const pieces: Piece[] = [
    {
      kind: 'act',
      act: (state, { seat }) => {
        for (const [good, amount] of named) payGood(state, seat, good, amount);
      },
    },
  ];
  if (any > 0) pieces.push(setLeft(any), payAny(lexicon));
  if (cards > 0) pieces.push(setLeft(cards), discardSome(lexicon));
  if (fromCity !== null) pieces.push(...discardOneOf(fromCity, lexicon));
  const price = withPauses(pieces, { ...spoken([word], lexicon), isBegun: true });
  return { name: 'an exchange', steps: [...price, ...lexicon.effect(does, 'an exchange').steps] };
}

const discardOneOf = (meant: Meant, { asks }: Lexicon): readonly Piece[] =>
  evident(
    ask(
      asks(source => phrase('SF-8', 'prompts.discard-from-city', { source })),
      (state, { seat }) => {
        const options: Action[] = [];
        addCity(state, seat, meant, options);
        return options;
      },
      (state, { seat }, { which }) => {
        discardBuilding(state, seat, which);
        setOff(state, seat, 'city-discard');
      },
    ),
  );

/** Begins an effect inside another, which hands down what it has counted. */
export function within(state: State, { seat, counted }: Frame, effect: Effect): void {
  flow.begin(state, seat, effect, 0).counted = counted;
}

export const pay: Compiler<'pay'> = (word, lexicon) => {
  const due = dueOf(word.pay, lexicon);
  const effect = exchange(word, due, word.do, lexicon);
  return [
    moment((state, { seat }) => Number(canGiveUp(state, seat, due))),
    {
      kind: 'act',
      act: (state, frame) => {
        if (canGiveUp(state, frame.seat, due)) within(state, frame, effect);
      },
    },
  ];
};

export const mayPay: Compiler<'mayPay'> = (word, lexicon) => {
  const due = dueOf(word.mayPay, lexicon);
  const effect = exchange(word, due, word.do, lexicon);
  return [
    ask(
      lexicon.asks(source => phrase('SF-2.3', 'prompts.may', { source, text: lexicon.text([word]) })),
      (state, { seat }) => (canGiveUp(state, seat, due) ? YES_OR_NO : NOTHING),
      (state, frame, action) => {
        if (action === YES) within(state, frame, effect);
      },
    ),
  ];
};

export const YES_OR_NO: readonly Action[] = Object.freeze([YES, NO]);
