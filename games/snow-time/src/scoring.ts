import type { ScoreSheet, Seat } from '@snowbound/engine';
import { colourAt, type State } from './state.ts';

/** ST-6.1: a colour's score is the space reached; this is how it got there. */
export function score(state: State, seat: Seat): ScoreSheet {
  const { fruit, fight, mana, bonus } = colourAt(state, seat);
  return [
    { source: 'score.fruit', points: fruit },
    { source: 'score.fight', points: fight },
    { source: 'score.mana', points: mana },
    { source: 'score.bonus', points: bonus },
  ];
}
