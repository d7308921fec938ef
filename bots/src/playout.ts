import { type Content, type Fast, type Game, pick, type Question, type Seat } from '@snowbound/engine';

/** Plays random moves until the game is over; says how many. */
export function playAtRandom<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  random: Fast,
): number {
  let moves = 0;
  for (;;) {
    const questions = game.questions(state);
    if (questions.length === 0) return moves;
    const question = questions[questions.length - 1] as Question<Action>;
    game.apply(state, question.seat, pick(random, question.options));
    moves++;
  }
}

/** Plays random moves, the seat's own included, until `seat` is asked for the `times`-th time or the game is over. */
export function playUntilAsked<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  seat: Seat,
  times: number,
  random: Fast,
): void {
  let asked = 0;
  for (;;) {
    const questions = game.questions(state);
    const question = questions.find(open => open.seat === seat) ?? questions[0];
    if (question === undefined) return;
    if (question.seat === seat && ++asked === times) return;
    game.apply(state, question.seat, pick(random, question.options));
  }
}
