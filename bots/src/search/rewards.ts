import type { Content, Game, PlayerIndex, Seat } from '@snowbound/engine';
import type { Worth } from '../features.ts';

/** What a position is worth to each person: about the chance to win. */
export type Rewards = number[];

/** A victory counts this much of the reward, the lead the rest: of two ways to win the clearer one is better. */
const VICTORY = 0.9;

export interface Referee<State> {
  /** Writes what `state` is worth to each person. */
  judge(state: State, rewards: Rewards): void;
}

/** Judges positions for the people in these seats. Seats that nobody sits in count as others. */
export function refereeFor<State, Action, View, Set extends Content>(
  game: Game<State, Action, View, Set>,
  worth: Worth<State>,
  scale: number,
  people: readonly PlayerIndex[],
): Referee<State> {
  const worths = people.map(() => 0);
  const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / scale));

  /** How far the best seat of `person` is ahead of the best of the others. */
  const leadOf = (person: PlayerIndex): number => {
    let mine = Number.NEGATIVE_INFINITY;
    let theirs = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < people.length; seat++) {
      const points = worths[seat] as number;
      if (people[seat] === person) mine = points > mine ? points : mine;
      else theirs = points > theirs ? points : theirs;
    }
    return theirs === Number.NEGATIVE_INFINITY ? mine : mine - theirs;
  };

  const shareOf = (person: PlayerIndex, winners: readonly Seat[]): number => {
    let own = 0;
    for (let at = 0; at < winners.length; at++) if (people[winners[at] as Seat] === person) own++;
    return own / winners.length;
  };

  return {
    judge(state, rewards) {
      for (let seat = 0; seat < people.length; seat++) worths[seat] = worth(state, seat);
      const winners = game.questions(state).length === 0 ? game.winners(state) : [];
      for (let person = 0; person < rewards.length; person++) {
        const leads = chance(leadOf(person));
        rewards[person] = winners.length === 0 ? leads : VICTORY * shareOf(person, winners) + (1 - VICTORY) * leads;
      }
    },
  };
}
