/** Used when the page sets no colours of its own. */
const COLOURS = ['#f39a2e', '#62b8f0', '#2fbf8f', '#f0764a', '#f3e05a'];

export const colourOf = (mark: number): string => `var(--seat-${mark}, ${COLOURS[mark] ?? COLOURS[0]})`;

/** A child's coat has the shape of its seat: disc, square, triangle, diamond, star. Feet at 0 0, shoulders at -17. */
const COATS = [
  'M0-17.4a8.9 8.9 0 1 1 0 17.8a8.9 8.9 0 1 1 0-17.8z',
  'M-6.4-16.6h12.8q1.6 0 1.6 1.6v13.4q0 1.6-1.6 1.6h-12.8q-1.6 0-1.6-1.6v-13.4q0-1.6 1.6-1.6z',
  'M-1.4-18.6q1.4-1.6 2.8 0l9.2 16.8q.9 2-1.2 2.2h-18.8q-2.1-.2-1.2-2.2z',
  'M-1.2-18.4q1.2-1.2 2.4 0l8.4 8.6q1.2 1.2 0 2.4l-8.4 8.2q-1.2 1.2-2.4 0l-8.4-8.2q-1.2-1.2 0-2.4z',
  'M0-20l3.4 6.5 7.4 1.2-5.2 5.4 1.2 7.4-6.8-3.3-6.8 3.3 1.2-7.4-5.2-5.4 7.4-1.2z',
];

export const coatOf = (mark: number): string => COATS[mark] ?? COATS[0] ?? '';

/** Where the initial sits on the coat. */
export const initialAt = (mark: number): number => [-5.3, -5.1, -2.4, -5.2, -4.6][mark] ?? -5;

const FACES = ['#f6d3b3', '#c98d5c', '#8a5a3c', '#efc9a4', '#a9714a'];

export const faceOf = (mark: number): string => FACES[mark] ?? '#f6d3b3';
