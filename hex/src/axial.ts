/** A place on the endless hex plane: q runs east, r south-east. Only used while a grid is made or drawn. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six directions, clockwise from east; the opposite one is three further. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The three ways a line can run: along one r, one q, or one q + r. */
export const AXES = ['horizontal', 'falling', 'rising'] as const;
export type Axis = (typeof AXES)[number];

export const plus = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });

/** Turned about the origin, 60° clockwise a step. */
export function turned({ q, r }: Axial, steps: number): Axial {
  let at = { q, r };
  for (let step = 0; step < steps; step++) at = { q: -at.r, r: at.q + at.r };
  // Adding 0 turns a negative zero into a plain one.
  return { q: at.q + 0, r: at.r + 0 };
}

/** All places at most `radius` steps from the origin, row by row. */
export function hexagon(radius: number): Axial[] {
  const places: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    const first = Math.max(-radius, -radius - r);
    const last = Math.min(radius, radius - r);
    for (let q = first; q <= last; q++) places.push({ q, r });
  }
  return places;
}

/** What is the same for all places of one line. */
export function lineNumber({ q, r }: Axial, axis: Axis): number {
  if (axis === 'horizontal') return r;
  return axis === 'falling' ? q : q + r;
}
