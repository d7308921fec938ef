import type { ScoreSheet, Seat } from '@snowbound/engine';
import { POINTS_PER_CASTLE } from './amounts.ts';
import { castleMajorities } from './scoring-cards/counts.ts';
import type { ScoringCard, State } from './state.ts';

/** WK-9.2: the three scoring cards, then the castles. During play: as if it ended now. */
export function score(state: State, seat: Seat): ScoreSheet {
  return [
    ...state.table.scoring.map(({ id, worth, each, counts }) => ({
      source: `score.${id}`,
      points: worth * Math.floor(counts(state, seat) / each),
    })),
    { source: 'score.castles', points: POINTS_PER_CASTLE * castleMajorities(state, seat) },
  ];
}

/**
 * The same in one number and without lists, for bots: what is on its way to bringing points counts for its part, unless the game
 * is over.
 */
export function pointsInSight(state: State, seat: Seat): number {
  const { scoring } = state.table;
  let points = POINTS_PER_CASTLE * castleMajorities(state, seat);
  for (let at = 0; at < scoring.length; at++) {
    const { worth, each, counts } = scoring[at] as ScoringCard;
    const count = counts(state, seat) / each;
    points += worth * (state.isOver ? Math.floor(count) : count);
  }
  return points;
}
