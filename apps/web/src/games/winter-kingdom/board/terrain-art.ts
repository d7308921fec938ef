import type { Point } from '@snowbound/hex';
import type { TerrainName } from '@snowbound/winter-kingdom/map';

/** Where a mark begins, seen from the middle of its space, and how it goes on. */
type Mark = readonly [x: number, y: number, path: string];

/** Marks of one colour: filled, or drawn as lines of a width. */
interface Layer {
  readonly paint: string;
  readonly line: number;
  readonly marks: readonly Mark[];
}

interface Art {
  readonly ground: string;
  readonly layers: readonly Layer[];
}

/** A colour by day and by night. */
const both = (day: string, night: string): string => `light-dark(${day}, ${night})`;
const filled = (paint: string, ...marks: readonly Mark[]): Layer => ({ paint, line: 0, marks });
const lined = (paint: string, line: number, ...marks: readonly Mark[]): Layer => ({ paint, line, marks });

const FIR = 'l1.9-3h-1l2-3.6 2 3.6h-1l1.9 3z';
const FIR_CAP = 'l1.1 2h-2.2z';
const TUFT = 'l-1.2-3m1.2 3v-3.8m0 3.8l1.2-3';
const PETALS =
  'a1.15 1.15 0 1 1 .01 0zm1.5 1.5a1.15 1.15 0 1 1 .01 0zm-3 0a1.15 1.15 0 1 1 .01 0zm1.5 1.5a1.15 1.15 0 1 1 .01 0z';
const DOT = 'a.8.8 0 1 1 .01 0z';
const WAVE = 'q1.4-1.6 2.8 0t2.8 0 2.8 0';
const FLAKE = 'm0-3.6v7.2m-3.1-5.4l6.2 3.6m0-3.6l-6.2 3.6';

const ROCK = both('#5d6b7c', '#3d4858');
const SNOW_CAP = both('#ffffff', '#e4eef7');
const WALL = both('#6d5a78', '#544560');
const COTTAGE = both('#fff6e2', '#e9dcc2');
const ROOF = both('#a3402c', '#8d3423');
const DARK = both('#26303d', '#141b26');

/** Each terrain has a hue, a step of lightness, a pattern and a sign of its own, so that a grey print still reads. */
export const ART: Readonly<Record<TerrainName, Art>> = {
  snow: {
    ground: both('#f6fafd', '#ccdae7'),
    layers: [
      lined(both('#b9cfe2', '#9db4ca'), 0.8, [-6.6, 4.6, 'q2-1.5 4 0'], [2.4, -4.4, 'q2-1.5 4 0'], [-6, -4.2, 'h.1']),
      lined(both('#7fa3c4', '#6688a8'), 0.9, [0, 0, FLAKE]),
    ],
  },
  ice: {
    ground: both('#b5dcf3', '#78b2d8'),
    layers: [
      lined(both('#eaf6fd', '#c4e3f5'), 1.1, [-6.4, 1.4, 'l5.4-7.2'], [-3.4, 6.4, 'l7.6-10.2'], [2.4, 6.8, 'l4.4-5.8']),
      lined(both('#4d91bd', '#2f6f9c'), 0.7, [-5.8, -2.6, 'l3.4 1.4 1.6 3.4 4 .6 2.4 3'], [-0.8, 2.2, 'l-2 2.6']),
    ],
  },
  flower: {
    ground: both('#f3d9e4', '#c69db4'),
    layers: [
      filled(both('#c2447f', '#8f2a5c'), [-3.6, -4.6, PETALS], [3.8, -1.4, PETALS], [-2.2, 2.4, PETALS]),
      filled(both('#fff3a8', '#ffeaa0'), [-3.6, -3.3, DOT], [3.8, -0.1, DOT], [-2.2, 3.7, DOT]),
    ],
  },
  grass: {
    ground: both('#cfe3a4', '#97b56c'),
    layers: [lined(both('#5f8a2c', '#3f6420'), 0.9, [-4, -1.2, TUFT], [3.4, -2.2, TUFT], [-0.4, 5.4, TUFT])],
  },
  tundra: {
    ground: both('#dcc59a', '#a98d5f'),
    layers: [
      lined(both('#b89a68', '#86693d'), 0.8, [-6.4, -3, 'h3.4'], [1.4, -5, 'h3.6'], [-2, 6, 'h4'], [4, 0, 'h3']),
      filled(both('#8a6a3a', '#5b4222'), [-4.4, 3, 'a2.8 2.6 0 0 1 5.6 0z'], [1.4, 3, 'a1.7 1.7 0 0 1 3.4 0z']),
    ],
  },
  fell: {
    ground: both('#b59cc0', '#7f6791'),
    layers: [
      lined(both('#7d5e8d', '#523f63'), 0.9, [-4.2, 3, WAVE], [-4.2, 6.2, WAVE]),
      lined(both('#553868', '#33223f'), 0.8, [-2.6, 1.2, 'v-5.6'], [0.6, 1, 'v-7'], [3.4, 1.2, 'v-5']),
      lined(both('#553868', '#33223f'), 1.9, [-2.6, -2.4, 'v-2.2'], [0.6, -4.2, 'v-2.2'], [3.4, -1.6, 'v-2.2']),
    ],
  },
  forest: {
    ground: both('#7fb08d', '#45705a'),
    layers: [
      filled(both('#1f5a3c', '#123a2a'), [-7, 5, FIR], [0.1, 5.6, FIR], [-3.5, 0, FIR]),
      filled(SNOW_CAP, [-3.1, -1.6, FIR_CAP], [4, -1, FIR_CAP], [0.4, -6.6, FIR_CAP]),
    ],
  },
  mountain: {
    ground: both('#a3afbd', '#677486'),
    layers: [
      filled(ROCK, [-7, 5, 'l5-8.8 2.4 3.6 1.8-2.6 4.8 7.8z']),
      filled(SNOW_CAP, [-2, -3.8, 'l2.1 3.2-1.3.6-1-1-1.4 1.2-.8-.2z'], [2.2, -2.8, 'l2.2 3.5-1.2.2-1-.9-1.6.6z']),
    ],
  },
  castle: {
    ground: both('#efe2c4', '#bfae8c'),
    layers: [
      filled(
        WALL,
        [-6, 6, 'v-9h1.2v1.2h1.2v-1.2h1.2v4h4.8v-4h1.2v1.2h1.2v-1.2h1.2v9h-4.2v-2.6a1.8 1.8 0 0 0-3.6 0v2.6z'],
        [-1.9, 0, 'v-4.4h1.2v1h1.4v-1h1.2v4.4z'],
      ),
      lined(WALL, 0.8, [0, -4, 'v-4']),
      filled(both('#d6481a', '#e0642c'), [0, -8.2, 'l4 1.4-4 1.4z']),
    ],
  },
  village: {
    ground: both('#efe2c4', '#bfae8c'),
    layers: [
      filled(COTTAGE, [-6, 5.4, 'v-4.4h5.6v4.4z'], [0.6, 3.4, 'v-4.4h5.2v4.4z']),
      filled(ROOF, [-7, 1.4, 'l3.8-4.6 3.8 4.6z'], [-0.4, -0.6, 'l3.6-4.4 3.6 4.4z']),
      filled(DARK, [-4, 5.4, 'v-2.4h1.6v2.4z'], [2.4, 3.4, 'v-2.4h1.6v2.4z']),
    ],
  },
  tunnel: {
    ground: both('#c7ccd3', '#8d97a4'),
    layers: [
      filled(ROCK, [-7.2, 5.6, 'a7.2 9.4 0 0 1 14.4 0z']),
      filled(DARK, [-4.2, 5.6, 'v-2a4.2 4.8 0 0 1 8.4 0v2z']),
      lined(both('#d9b26a', '#d9b26a'), 0.9, [-1.8, 5.4, 'l.9-4'], [1.8, 5.4, 'l-.9-4']),
    ],
  },
};

/** A layer's marks at each of these places, as one path. */
export const drawn = ({ marks }: Layer, places: readonly Point[]): string =>
  places
    .flatMap(place => marks.map(([x, y, path]) => `M${(place.x + x).toFixed(2)} ${(place.y + y).toFixed(2)}${path}`))
    .join('');
