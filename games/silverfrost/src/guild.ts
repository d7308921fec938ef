import { flow, type Seat, toAll } from '@snowbound/engine';
import { held, numberOf, only } from './hand.ts';
import { countIn, numberAt } from './mountain.ts';
import { questName } from './names.ts';
import { type Holds, type NumberSet, playerAt, type Quest, type State } from './state.ts';
import { setOff } from './turn/afterwards.ts';
import { phrase } from './words.ts';

/** SF-7.1: whether every requirement holds now. */
export function qualifies(state: State, seat: Seat, { needs }: Quest): boolean {
  for (let at = 0; at < needs.length; at++) if (!(needs[at] as Holds)(state, seat)) return false;
  return true;
}

export const isIn = (set: NumberSet, number: number): boolean => ((set >> number) & 1) === 1;

/** SF-7.3: face up beside the city. */
export function completeQuest(state: State, seat: Seat, number: number, isHighland: boolean): void {
  const player = playerAt(state, seat);
  const { highlands, lowlands } = state.content;
  const quest = (isHighland ? highlands : lowlands)[number] as Quest;
  if (isHighland) {
    state.highlands &= ~(1 << number);
    player.completedHighlands |= 1 << number;
  } else {
    player.lowlands &= ~(1 << number);
    player.completedLowlands |= 1 << number;
    state.reveals++;
  }
  state.journal?.push(toAll(phrase('SF-3.9', 'journal.completes', { who: { seat }, quest: questName(quest) })));
  setOff(state, seat, 'quest');
}

/** SF-1.5, SF-3.9: up to `count` Lowland Quests off the deck, those put under it last. */
export function drawLowlands(state: State, count: number): NumberSet {
  let drawn = 0;
  for (let left = count; left > 0; left--) {
    if (state.lowlandDeck !== 0) {
      const number = numberAt(state.lowlandDeck, flow.roll(state, 'lowlands', countIn(state.lowlandDeck)));
      state.lowlandDeck &= ~(1 << number);
      drawn |= 1 << number;
    } else {
      const under = state.lowlandsUnder.shift();
      if (under === undefined) break;
      drawn |= 1 << numberOf(under);
      state.reveals++;
    }
  }
  return drawn;
}

/** Under the deck; only `seat` knows which. */
export function putUnder(state: State, seat: Seat, number: number): void {
  state.lowlandsUnder.push(held(number, only(seat)));
}
