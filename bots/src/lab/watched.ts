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

/** Lets a bot play all people's seats to the end while the study watches. */
export function watched<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  labMetrics: LabMetrics<State, Action, Set>,
  groups: readonly Group[],
  state: State,
  people: readonly PlayerIndex[],
  bots: readonly Bot<State, Action, View>[],
  budget: Budget,
  random: Fast,
): GameNotes {
  const watcher = labMetrics.watch(state, people, groups);
  for (;;) {
    const [decision] = game.questions(state);
    if (decision === undefined) break;
    const { seat, options } = decision;
    const bot = bots[people[seat] as PlayerIndex] as Bot<State, Action, View>;
    const action = bot.choose(chairAt(game, state, people, seat), budget, random);
    watcher.before(state, seat, options, action);
    game.apply(state, seat, action);
  }
  const notes = watcher.notes(state);
  const winners = new Set(game.winners(state).map(seat => people[seat]));
  const scoreOf = (person: PlayerIndex): number =>
    Math.max(...people.flatMap((holder, seat) => (holder === person ? [total(game.score(state, seat))] : [])));
  return {
    ...notes,
    people: notes.people.map((noted, person) => ({
      ...noted,
      won: winners.has(person) ? 1 / winners.size : 0,
      score: scoreOf(person),
    })),
  };
}
