import type { Seat } from '@snowbound/engine';
import type { Kind } from './content.ts';
import { withSeat } from './seats.ts';
import { type Colour, colourAt, type State } from './state.ts';

/** The kind as a bit of `gained`. */
const bitOf = (kind: Kind): number => (kind === 'fruit' ? 1 : kind === 'fight' ? 2 : 4);

/** ST-5.3: each point moves the figure one space at once; it stops on the last one. */
export function gain(state: State, seat: Seat, kind: Kind, points: number): void {
  const colour = colourAt(state, seat);
  const walked = walk(state, seat, points);
  // Spelled out: `colour[kind]` is looked up by name, which is slow where it counts.
  if (kind === 'fruit') colour.fruit += walked;
  else if (kind === 'fight') colour.fight += walked;
  else colour.mana += walked;
  if (points > 0) colour.gained |= bitOf(kind);
}

/** Moves the figure; says how far it came. */
export function walk(state: State, seat: Seat, spaces: number): number {
  const colour = colourAt(state, seat);
  const left = state.content.lastSpace - colour.space;
  const walked = spaces < left ? spaces : left;
  colour.space += walked;
  if (walked === left) state.home = withSeat(state.home, seat);
  return walked;
}

export const hasGained = (colour: Colour, kind: Kind): boolean => (colour.gained & bitOf(kind)) !== 0;
