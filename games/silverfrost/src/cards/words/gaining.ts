import { GOOD } from '../../actions.ts';
import { GOODS } from '../../goods.ts';
import type { Frame, State } from '../../state.ts';
import { gain as gainGood } from '../../supply.ts';
import { ask, NOTHING } from '../../turn/asking.ts';
import { phrase } from '../../words.ts';
import { compileForEach, isWorkedOut, MOST_TIMES } from './amounts.ts';
import type { Compiler, Lexicon } from './lexicon.ts';
import { moment, type Piece } from './pieces.ts';
import type { Goods } from './word.ts';

/** Amounts by the number of the good, "any" left out. */
export const namedGoods = (goods: Goods): readonly (readonly [number, number])[] =>
  GOODS.flatMap((name, good) => {
    const amount = name === 'snow' ? 0 : (goods[name] ?? 0);
    return amount > 0 ? [[good, amount] as const] : [];
  });

/** A resource of one's choice, as often as the frame says. */
const gainAny = ({ asks }: Lexicon): Piece =>
  ask(
    asks(source => phrase('SF-1.1', 'prompts.gain-any', { source })),
    (_state, { left }) => (left > 0 ? GOOD : NOTHING),
    (state, frame, { at }) => {
      gainGood(state, frame.seat, at, 1);
      frame.left--;
      return 'again';
    },
  );

export const gain: Compiler<'gain'> = ({ gain: goods, forEach }, lexicon) => {
  const named = namedGoods(goods);
  const any = goods.any ?? 0;
  const times = compileForEach(forEach, lexicon);
  const act = (state: State, frame: Frame): void => {
    const count = times(state, frame);
    for (const [good, amount] of named) gainGood(state, frame.seat, good, amount * count);
    frame.left = Math.min(any * count, MOST_TIMES);
  };
  const pieces: Piece[] = [{ kind: 'act', act }];
  // Where all that is gained is chosen, the choice is a moment itself.
  if (named.length > 0 || isWorkedOut(forEach)) pieces.unshift(moment(isWorkedOut(forEach) ? times : null));
  if (any > 0) pieces.push(gainAny(lexicon));
  return pieces;
};
