import { type Bot, type Content, type Game, pick } from '@snowbound/engine';

/** Makes this move whenever it is offered, and any move with the same chance when it is not. */
export function fixedMove<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  move: string,
): Bot<State, Action, View> {
  return {
    name: `always:${move}`,
    budget: { iterations: 1 },
    choose: ({ options }, _budget, dice) =>
      options.find(option => game.moveFor(option) === move) ?? pick(dice, options),
  };
}
