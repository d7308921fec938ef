import type { ScoreLine, ScoreSheet, Seat } from '@snowbound/engine';
import { isOpen, kindIn } from './city.ts';
import { amountOf, POINT, SNOW } from './goods.ts';
import { standingOf } from './locations/crowd.ts';
import { crowdAt } from './locations/placing.ts';
import { levelLines } from './paws/level-points.ts';
import { isPaws } from './paws/seat.ts';
import { type Card, cardOf, type NumberSet, playerAt, type Quest, type State } from './state.ts';

/** SF-9.3 */
const FLURRIES_FOR_MOST = 5;
const ICE_STORM_FOR_MOST = 12;

/** SF-9.2: where each point came from, every card on a line of its own. */
export function score(state: State, seat: Seat): ScoreSheet {
  const { supply, completedLowlands, completedHighlands } = playerAt(state, seat);
  return [
    ...(isPaws(state, seat) ? levelLines(state) : []),
    ...cityLines(state, seat),
    ...questLines(state.content.highlands, completedHighlands),
    ...questLines(state.content.lowlands, completedLowlands),
    { source: 'score.snow', points: snowReward(state, seat) },
    { source: 'score.tokens', points: amountOf(supply, POINT) },
    { source: 'score.journey', points: journeyPoints(state, seat) },
  ];
}

/** Base points and Prosperity bonus of each un-snowed card. */
function cityLines(state: State, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const building of playerAt(state, seat).city) {
    if (!isOpen(building)) continue;
    const card = cardOf(state, kindIn(building));
    lines.push({ source: `cards.${card.id}`, points: card.points });
    // SF-10.12: Paws ignores texts.
    if (card.bonus.length > 0 && !isPaws(state, seat))
      lines.push({ source: 'score.bonus', points: bonusOf(state, seat, card) });
  }
  return lines;
}

function bonusOf(state: State, seat: Seat, card: Card): number {
  return card.bonus.reduce((sum, { points, times }) => sum + points * times(state, seat), 0);
}

const questLines = (quests: readonly Quest[], completed: NumberSet): ScoreLine[] =>
  quests
    .filter(({ number }) => ((completed >> number) & 1) === 1)
    .map(({ id, points }) => ({ source: `quests.${id}`, points }));

/** SF-9.3: with 0 Snow nobody is "most". */
export function snowReward(state: State, seat: Seat): number {
  const own = amountOf(playerAt(state, seat).supply, SNOW);
  const most = state.players.every(({ supply }) => amountOf(supply, SNOW) <= own) && own > 0;
  if (state.reward === 'ice-storm') return most ? ICE_STORM_FOR_MOST : 0;
  return own + (most ? FLURRIES_FOR_MOST : 0);
}

/** SF-3.10: each worker there. */
function journeyPoints(state: State, seat: Seat): number {
  let points = 0;
  for (const location of state.content.locations) {
    if (location.points > 0) points += location.points * standingOf(crowdAt(state, location.number), seat);
  }
  return points;
}
