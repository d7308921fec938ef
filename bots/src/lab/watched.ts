import {
  type Bot,
  type Budget,
  type Content,
  chairAt,
  type Fast,
  type Game,
  type PlayerIndex,
  total,
} from '@snowbound/engine';
import type { GameNotes, Group, LabMetrics } from './lab-metrics.ts';

/** Lets bots play all players' seats to the end while the lab metrics count. */
export function watched<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  labMetrics: LabMetrics<State, Action, Set>,
  groups: readonly Group[],
  state: State,
  seating: readonly PlayerIndex[],
  bots: readonly Bot<State, Action, View>[],
  budget: Budget,
  random: Fast,
): GameNotes {
  const watcher = labMetrics.watch(state, seating, groups);
  for (;;) {
    const [question] = game.questions(state);
    if (question === undefined) break;
    const { seat, options } = question;
    const bot = bots[seating[seat] as PlayerIndex] as Bot<State, Action, View>;
    const action = bot.choose(chairAt(game, state, seating, seat), budget, random);
    watcher.before(state, seat, options, action);
    game.apply(state, seat, action);
  }
  const notes = watcher.notes(state);
  const winners = new Set(game.winners(state).map(seat => seating[seat]));
  const scoreOf = (playerIndex: PlayerIndex): number =>
    Math.max(...seating.flatMap((holder, seat) => (holder === playerIndex ? [total(game.score(state, seat))] : [])));
  return {
    ...notes,
    players: notes.players.map((noted, playerIndex) => ({
      ...noted,
      won: winners.has(playerIndex) ? 1 / winners.size : 0,
      score: scoreOf(playerIndex),
    })),
  };
}
