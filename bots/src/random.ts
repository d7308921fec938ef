import { type Bot, pick } from '@snowbound/engine';

/** Chooses any option with the same chance. */
export function random<State, Action, View>(): Bot<State, Action, View> {
  return { name: 'random', budget: { iterations: 1 }, choose: ({ options }, _budget, dice) => pick(dice, options) };
}
