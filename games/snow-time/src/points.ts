import type { Seat } from '@snowbound/engine';
import { toAll } from '@snowbound/engine';
import type { Kind } from './content.ts';
import { type Colour, colourAt, type State } from './state.ts';
import { phrase } from './words.ts';

const BIT: Readonly<Record<Kind, number>> = { fruit: 1, fight: 2, mana: 4 };

/** ST-5.3: each point moves the figure one space at once; it stops on the last one. */
export function gain(state: State, seat: Seat, kind: Kind, points: number): void {
  const colour = colourAt(state, seat);
  const moved = Math.min(points, state.content.lastSpace - colour.space);
  colour.space += moved;
  colour[kind] += moved;
  if (points > 0) colour.gained |= BIT[kind];
}

const hasGained = (colour: Colour, kind: Kind): boolean => (colour.gained & BIT[kind]) !== 0;

/** ST-5.4: a figure on a bonus space moves on if its colour gained that kind of point this round. */
export function bonuses(state: State): void {
  const { bonusAt, lastSpace } = state.content;
  for (let seat = 0; seat < state.seats; seat++) {
    const colour = colourAt(state, seat);
    const bonus = bonusAt[colour.space];
    if (bonus === null || bonus === undefined || !hasGained(colour, bonus.kind)) continue;
    const { space, worth } = bonus;
    const moved = Math.min(worth, lastSpace - space);
    colour.space += moved;
    colour.bonus += moved;
    state.journal?.push(toAll(phrase('ST-5.4', 'journal.bonus', { who: { seat }, space, kind: bonus.kind, worth })));
  }
}
