import { type Content, type Fast, type Game, pick, type Seat } from '@snowbound/engine';

/** Plays random moves until the game is over; says how many. */
export function playAtRandom<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  random: Fast,
): number {
  let moves = 0;
  for (;;) {
    const decisions = game.decisions(state);
    const decision = decisions[decisions.length - 1];
    if (decision === undefined) return moves;
    game.apply(state, decision.seat, pick(random, decision.options));
    moves++;
  }
}

/** Plays random moves until `seat` is asked again or the game is over. */
export function playUntilAsked<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  seat: Seat,
  random: Fast,
): void {
  for (;;) {
    const decisions = game.decisions(state);
    const [decision] = decisions;
    if (decision === undefined || decisions.some(asked => asked.seat === seat)) return;
    game.apply(state, decision.seat, pick(random, decision.options));
  }
}
