/** Shapes in a box of 24: circle, square, triangle, diamond, star. A seat is never recognised by its colour alone. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 2.5 22 20.5H2Z',
  'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  'm12 1.8 3.1 6.9 7.4.8-5.5 5 1.6 7.4L12 18.1l-6.6 3.8 1.6-7.4-5.5-5 7.4-.8Z',
] as const;

/** The outline of a seat's mark as an SVG path. */
export const seatShape = (mark: number): string => SHAPES[mark % SHAPES.length] ?? SHAPES[0];
