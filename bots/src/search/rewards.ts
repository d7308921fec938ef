import type { Content, Game, PlayerIndex, Seat } from '@snowbound/engine';
import type { Worth } from '../features.ts';

/** What a position is worth to each player: about the chance to win. */
export type Rewards = number[];

/** A victory counts this much of the reward, the lead the rest: of two ways to win the clearer one is better. */
const VICTORY = 0.9;

export interface Referee<State> {
  /** Writes what `state` is worth to each player. */
  evaluate(state: State, rewards: Rewards): void;
}

/** Evaluates positions for the players in these seats. The seats of the rules count as others. */
export function refereeFor<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  worth: Worth<State>,
  scale: number,
  seating: readonly PlayerIndex[],
): Referee<State> {
  const worths = seating.map(() => 0);
  const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / scale));

  /** How far the best seat of `playerIndex` is ahead of the best of the others. */
  const leadOf = (playerIndex: PlayerIndex): number => {
    let mine = Number.NEGATIVE_INFINITY;
    let theirs = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seating.length; seat++) {
      const points = worths[seat] as number;
      if (seating[seat] === playerIndex) mine = points > mine ? points : mine;
      else theirs = points > theirs ? points : theirs;
    }
    return theirs === Number.NEGATIVE_INFINITY ? mine : mine - theirs;
  };

  const shareOf = (playerIndex: PlayerIndex, winners: readonly Seat[]): number => {
    let own = 0;
    for (let at = 0; at < winners.length; at++) if (seating[winners[at] as Seat] === playerIndex) own++;
    return own / winners.length;
  };

  return {
    evaluate(state, rewards) {
      for (let seat = 0; seat < seating.length; seat++) worths[seat] = worth(state, seat);
      const winners = game.questions(state).length === 0 ? game.winners(state) : [];
      for (let playerIndex = 0; playerIndex < rewards.length; playerIndex++) {
        const leads = chance(leadOf(playerIndex));
        rewards[playerIndex] =
          winners.length === 0 ? leads : VICTORY * shareOf(playerIndex, winners) + (1 - VICTORY) * leads;
      }
    },
  };
}
