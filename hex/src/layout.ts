import type { Axial } from './axial.ts';

/** A point on a screen: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = Math.sqrt(3);
const ROW_HEIGHT = 1.5;
const CORNERS = 6;

/** The middle of a pointy-top hex whose corners are `size` away from it. */
export const centreOf = ({ q, r }: Axial, size: number): Point => ({
  x: size * WIDTH * (q + r / 2),
  y: size * ROW_HEIGHT * r,
});

/** Its corners, clockwise from the upper right one. */
export function cornersOf(place: Axial, size: number): Point[] {
  const { x, y } = centreOf(place, size);
  return Array.from({ length: CORNERS }, (_, corner) => {
    const angle = ((corner - 0.5) * Math.PI) / 3;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

/** The smallest upright box that holds all these hexes. */
export function boundsOf(places: readonly Axial[], size: number): { readonly least: Point; readonly most: Point } {
  const middles = places.map(place => centreOf(place, size));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const aside = (WIDTH * size) / 2;
  return {
    least: { x: Math.min(...xs) - aside, y: Math.min(...ys) - size },
    most: { x: Math.max(...xs) + aside, y: Math.max(...ys) + size },
  };
}
