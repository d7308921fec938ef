import {
  type Bot,
  type Budget,
  type Content,
  chairAt,
  type Fast,
  type Game,
  type PlayerIndex,
} from '@snowbound/engine';

/** What bots need to play a game to its end: one for each player, and how long each may think (`null`: as long as it likes). */
export interface Match<State, Action, View> {
  readonly seating: readonly PlayerIndex[];
  readonly bots: readonly Bot<State, Action, View>[];
  readonly budget: Budget | null;
}

/** Lets bots play on from `state` to the end; says how many moves it took. */
export function playMatch<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  { seating, bots, budget }: Match<State, Action, View>,
  random: Fast,
): number {
  let moves = 0;
  for (;;) {
    const [question] = game.questions(state);
    if (question === undefined) return moves;
    const { seat } = question;
    const bot = bots[seating[seat] as PlayerIndex] as Bot<State, Action, View>;
    game.apply(state, seat, bot.choose(chairAt(game, state, seating, seat), budget ?? bot.budget, random));
    moves++;
  }
}
