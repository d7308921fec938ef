import type { Content, Game } from '@snowbound/engine';

/** How many ways there are to answer `depth` questions from here, the seat asked first going first: a tripwire for legality. */
export function perft<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  depth: number,
): number {
  const [question] = game.questions(state);
  if (question === undefined || depth === 0) return 1;
  if (depth === 1) return question.options.length;
  let ways = 0;
  for (const action of question.options) {
    const next = game.clone(state);
    game.apply(next, question.seat, action);
    ways += perft(game, next, depth - 1);
  }
  return ways;
}
