import type { Seat } from '@snowbound/engine';
import { POINTS_PER_CASTLE } from './amounts.ts';
import { positionFromView } from './position.ts';
import { CASTLES, REASONS, type Reason, together } from './scoring-cards/reasons.ts';
import type { View } from './view.ts';

/** What a page may work out from a view without the rest of the game: a door of its own, opened when it is wanted. */
export { type Reach, reachOf } from './abilities/reach.ts';

/** Pieces that score together, the spaces they score at, and the points they bring. */
export interface Counted {
  readonly pieces: Reason['pieces'];
  readonly places: Reason['places'];
  readonly points: number;
}

const FOR_CASTLES = { worth: POINTS_PER_CASTLE, each: 1 };
const NOTHING = { worth: 0, each: 1 };

/** Why a scoring card of this game, or the castles, gives `seat` its points: these add up to them. */
export function countedFor(view: View, card: string, seat: Seat): readonly Counted[] {
  const { worth, each } =
    card === CASTLES ? FOR_CASTLES : (view.cards.scoring.find(({ id }) => id === card) ?? NOTHING);
  const reasons = REASONS[card]?.(positionFromView(view, seat), seat) ?? [];
  return together(reasons, each).map(({ pieces, places, count }) => ({ pieces, places, points: worth * count }));
}
