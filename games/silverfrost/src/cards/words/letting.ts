import { flow, type Seat, toAll } from '@snowbound/engine';
import { NO_RECEIVER } from '../../gifts.ts';
import { FIRE } from '../../goods.ts';
import { PAWS, PAWS_NAME } from '../../paws/paws.ts';
import { isPaws } from '../../paws/seat.ts';
import { draw } from '../../piles.ts';
import { type Act, playerAt, type State } from '../../state.ts';
import { gain } from '../../supply.ts';
import { phrase } from '../../words.ts';
import { namedGoods } from './gaining.ts';
import { receiverSteps } from './giving.ts';
import type { Compiler } from './lexicon.ts';
import { moment } from './pieces.ts';
import { theirGoods } from './text-parts.ts';
import type { Goods } from './word.ts';

/** What the receiver chosen does, if there is one. */
const byReceiver = (take: (state: State, taker: Seat) => void): Act => ({
  kind: 'act',
  act: (state, { subject }) => {
    if (subject !== NO_RECEIVER) take(state, subject);
  },
});

/** SF-9.1: those who have passed draw nothing. */
export const letDraw: Compiler<'letDraw'> = ({ letDraw: count, who }, { asks }) => {
  if (who === 'each') {
    const act = (state: State, { seat }: { readonly seat: Seat }): void => {
      for (let other = 0; other < state.seats; other++) {
        if (other !== seat && !playerAt(state, other).passed) draw(state, other, count);
      }
    };
    return [moment(), { kind: 'act', act }];
  }
  const prompt = asks(source => phrase('SF-2.4', 'prompts.receiver-draws', { source, count }));
  return [...receiverSteps(who, { isCards: true, prompt }), byReceiver((state, taker) => draw(state, taker, count))];
};

/** SF-9.1: those who have passed take nothing; what is not named they choose themselves. */
export const letGain: Compiler<'let'> = ({ let: { gain: goods }, who }, { asks, effect }) => {
  const taking = effect([{ gain: goods }], 'what another takes');
  const byPaws = takingOfPaws(goods);
  const take = (state: State, taker: Seat): void => {
    if (isPaws(state, taker)) byPaws(state);
    else flow.resolve(state, taker, taking);
  };
  if (who === 'each') {
    const act = (state: State, { seat }: { readonly seat: Seat }): void => {
      // What is laid on the stack last comes first: the next on the left.
      for (let away = state.seats - 1; away > 0; away--) {
        const other = (seat + away) % state.seats;
        if (!playerAt(state, other).passed) take(state, other);
      }
    };
    return [moment(), { kind: 'act', act }];
  }
  const what = theirGoods(goods);
  const prompt = asks(source => phrase('SF-2.4', 'prompts.receiver', { source, what }));
  return [...receiverSteps(who, { isCards: false, prompt }), byReceiver(take)];
};

/** SF-10.14: Fire and points; he keeps no resources. */
function takingOfPaws(taken: Goods): (state: State) => void {
  const kept = namedGoods(taken).filter(([good]) => good >= FIRE);
  const { fire: _fire, point: _point, ...resources } = taken;
  const goods = theirGoods(resources);
  return state => {
    for (const [good, amount] of kept) gain(state, PAWS, good, amount);
    if (goods.length > 0) {
      state.journal?.push(toAll(phrase('SF-10.14', 'journal.takes-in-vain', { who: PAWS_NAME, goods })));
    }
  };
}
