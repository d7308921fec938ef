import { type Bot, type Chair, type Content, type Game, type Seat, total } from '@snowbound/engine';
import { playUntilAsked } from './playout.ts';

/** Worth more than any lead on points. */
const VICTORY = 1000;

/** Far enough to see what a card held back or healed is good for. */
const QUESTIONS_AHEAD = 3;

/** Worlds it imagines: enough to be sensible, quick enough for a phone. */
const WORLDS = 24;

/** Tries every option in a few imagined worlds and takes the one that leads best a few questions later. */
export function greedy<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
): Bot<State, Action, View> {
  return {
    name: 'greedy',
    budget: { iterations: WORLDS },
    choose(chair, { iterations }, random) {
      const { options, seat } = chair;
      const worth = options.map(() => 0);
      for (let world = 0; world < iterations; world++) {
        const imagined = chair.imagine(random);
        options.forEach((action, index) => {
          const tried = game.clone(imagined);
          game.apply(tried, seat, action);
          playUntilAsked(game, tried, seat, QUESTIONS_AHEAD, random);
          worth[index] = (worth[index] ?? 0) + lead(game, tried, chair);
        });
      }
      const best = worth.indexOf(Math.max(...worth));
      return options[best] as Action;
    },
  };
}

/** How far this player's best seat is ahead of the best of the others. */
function lead<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  state: State,
  { seat, seating }: Chair<State, Action, View>,
): number {
  const isMine = (other: Seat): boolean => seating[other] === seating[seat];
  let mine = Number.NEGATIVE_INFINITY;
  let theirs = Number.NEGATIVE_INFINITY;
  seating.forEach((_, other) => {
    const points = total(game.score(state, other));
    if (isMine(other)) mine = Math.max(mine, points);
    else theirs = Math.max(theirs, points);
  });
  const winners = game.winners(state);
  if (winners.length === 0) return mine - theirs;
  return mine - theirs + (winners.some(isMine) ? VICTORY : -VICTORY);
}
