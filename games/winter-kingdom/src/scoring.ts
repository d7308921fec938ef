import type { ScoreSheet, Seat } from '@snowbound/engine';
import { POINTS_PER_CASTLE } from './amounts.ts';
import { castleMajorities } from './scoring-cards/counts.ts';
import type { State } from './state.ts';

/** WK-9.2: the three scoring cards, then the castles. During play: as if it ended now. */
export function score(state: State, seat: Seat): ScoreSheet {
  return [
    ...state.table.scoring.map(({ id, worth, counts }) => ({
      source: `score.${id}`,
      points: worth * counts(state, seat),
    })),
    { source: 'score.castles', points: POINTS_PER_CASTLE * castleMajorities(state, seat) },
  ];
}
