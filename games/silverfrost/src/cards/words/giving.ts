import type { Prompt, Seat } from '@snowbound/engine';
import { type Action, DONE, GOOD, SEAT, SEAT_OF_PAWS } from '../../actions.ts';
import { giveCard, giveGoods, leftReceiver, mayReceive, NO_RECEIVER } from '../../gifts.ts';
import { amountOf } from '../../goods.ts';
import { type Frame, playerAt, type State, type Step } from '../../state.ts';
import { ask, evident, NOTHING } from '../../turn/asking.ts';
import { addHand } from '../../turn/choices.ts';
import { phrase } from '../../words.ts';
import { namedGoods } from './gaining.ts';
import type { Compiler, Lexicon } from './lexicon.ts';
import { moment, type Piece } from './pieces.ts';
import { amountList } from './text-parts.ts';
import type { Receiver } from './word.ts';

/** The receiver stands in the frame's `subject` from here on. */
const toLeft: Step = {
  kind: 'act',
  act: (state, frame) => {
    frame.subject = leftReceiver(state, frame.seat);
  },
};

const ONLY_PAWS: readonly Action[] = Object.freeze([SEAT_OF_PAWS]);

const receivers = (state: State, seat: Seat, isCards: boolean): readonly Action[] =>
  (state.paws === null ? SEAT : ONLY_PAWS).filter(
    ({ seat: other }) => other < state.seats && mayReceive(state, seat, other, isCards),
  );

/** Who is chosen, and for what. */
type Receiving = { readonly isCards: boolean; readonly prompt: Prompt };

const toChosen = ({ isCards, prompt }: Receiving): readonly Piece[] => [
  {
    kind: 'act',
    act: (_state, frame) => {
      frame.subject = NO_RECEIVER;
    },
  },
  ...evident(
    ask(
      prompt,
      (state, { seat }) => receivers(state, seat, isCards),
      (_state, frame, { seat }) => {
        frame.subject = seat;
      },
    ),
  ),
];

export const receiverSteps = (to: Receiver, receiving: Receiving): readonly Piece[] =>
  to === 'left' ? [toLeft] : toChosen(receiving);

/** SF-2.3: as much of it as there is. */
export const give: Compiler<'give'> = ({ give: goods, to }, lexicon) => {
  const prompt = lexicon.asks(source => phrase('SF-2.4', 'prompts.receiver', { source, what: amountList(goods) }));
  const named = namedGoods(goods);
  const any = goods.any ?? 0;
  const given = (state: State, { seat }: Frame): readonly number[] => {
    const { supply } = playerAt(state, seat);
    return named.map(([good, amount]) => Math.min(amount, amountOf(supply, good)));
  };
  const pieces: Piece[] = [
    ...receiverSteps(to, { isCards: false, prompt }),
    {
      kind: 'act',
      act: (state, frame) => {
        for (const [at, amount] of given(state, frame).entries()) {
          giveGoods(state, frame.seat, frame.subject, named[at]?.[0] ?? 0, amount);
        }
        frame.left = any;
      },
    },
  ];
  // Where all that is given is chosen, the choice is a moment itself.
  if (named.length > 0) pieces.unshift(moment(given));
  if (any > 0) pieces.push(giveAny(lexicon));
  return pieces;
};

const giveAny = ({ asks }: Lexicon): Piece =>
  ask(
    asks(source => phrase('SF-2.4', 'prompts.give-any', { source })),
    (state, { seat, left }) => {
      if (left === 0) return NOTHING;
      const { supply } = playerAt(state, seat);
      return GOOD.filter(({ at }) => amountOf(supply, at) > 0);
    },
    (state, frame, { at }) => {
      giveGoods(state, frame.seat, frame.subject, at, 1);
      frame.left--;
      return 'again';
    },
  );

const setLeft = (left: number): Step => ({
  kind: 'act',
  act: (_state, frame) => {
    frame.left = left;
    frame.counted = 0;
  },
});

/** SF-2.4: one by one, in the giver's order. */
const handOverCards = ({ asks }: Lexicon, isUpTo: boolean): Piece =>
  ask(
    asks(source => phrase('SF-2.4', 'prompts.give-card', { source })),
    (state, { seat, left }) => {
      const options: Action[] = [];
      if (left > 0) addHand(state, seat, options);
      if (isUpTo && options.length > 0) options.push(DONE);
      return options;
    },
    (state, frame, action) => {
      if (action === DONE) return;
      giveCard(state, frame.seat, frame.subject, action.number);
      frame.left--;
      frame.counted++;
      return 'again';
    },
  );

function getsCards({ asks }: Lexicon, count: number): Receiving {
  const what = phrase('SF-2.4', 'prompts.receiver-cards', { count });
  return { isCards: true, prompt: asks(source => phrase('SF-2.4', 'prompts.receiver', { source, what })) };
}

export const giveCards: Compiler<'giveCards'> = ({ giveCards: count, to }, lexicon) => [
  ...receiverSteps(to, getsCards(lexicon, count)),
  setLeft(count),
  handOverCards(lexicon, false),
];

export const giveCardsUpTo: Compiler<'giveCardsUpTo'> = ({ giveCardsUpTo: count, to }, lexicon) => [
  ...receiverSteps(to, getsCards(lexicon, count)),
  setLeft(count),
  handOverCards(lexicon, true),
];
