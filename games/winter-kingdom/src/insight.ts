import type { Seat } from '@snowbound/engine';
import { POINTS_PER_CASTLE } from './amounts.ts';
import { positionSeen } from './position.ts';
import { CASTLES, REASONS, type Reason } from './scoring-cards/reasons.ts';
import type { View } from './view.ts';

/** What a page may work out from a view without the rest of the game: a door of its own, opened when it is wanted. */
export { type Reach, reachOf } from './abilities/reach.ts';

/** Pieces that score together, the spaces they score at, and the points they bring. */
export interface Counted {
  readonly pieces: Reason['pieces'];
  readonly places: Reason['places'];
  readonly points: number;
}

/** Why a scoring card of this game, or the castles, gives `seat` its points: these add up to them. */
export function countedFor(view: View, card: string, seat: Seat): readonly Counted[] {
  const worth = card === CASTLES ? POINTS_PER_CASTLE : (view.cards.scoring.find(({ id }) => id === card)?.worth ?? 0);
  const reasons = REASONS[card]?.(positionSeen(view, seat), seat) ?? [];
  return reasons.map(({ pieces, places, count }) => ({ pieces, places, points: worth * count }));
}
