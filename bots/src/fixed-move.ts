import { type Bot, type Content, type Game, pick } from '@snowbound/engine';

/** Makes the choice of this notation whenever it is offered, and any choice with the same chance when it is not. */
export function fixedMove<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  notation: string,
): Bot<State, Action, View> {
  return {
    name: `always:${notation}`,
    budget: { iterations: 1 },
    choose: ({ options }, _budget, dice) =>
      options.find(option => game.moveFor(option) === notation) ?? pick(dice, options),
  };
}
