import { type Content, type Fast, type Game, type Options, pick, readOptions } from '@snowbound/engine';

/** Random options that can all be: each is drawn anew until it goes with those before it. */
export function drawOptions<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  players: number,
  random: Fast,
): Options {
  const options: Record<string, string> = { ...readOptions(game.name, game.options, {}) };
  for (const { name, choices } of game.options) {
    do options[name] = pick(random, choices);
    while (game.whyNotOptions(players, options, game.content) !== null);
  }
  return options;
}
