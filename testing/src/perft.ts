import type { Content, Game } from '@snowbound/engine';

/** How many ways there are to make `depth` decisions from here, the seat asked first going first: a tripwire for legality. */
export function perft<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  depth: number,
): number {
  const [decision] = game.questions(state);
  if (decision === undefined || depth === 0) return 1;
  if (depth === 1) return decision.options.length;
  let ways = 0;
  for (const action of decision.options) {
    const next = game.clone(state);
    game.apply(next, decision.seat, action);
    ways += perft(game, next, depth - 1);
  }
  return ways;
}
