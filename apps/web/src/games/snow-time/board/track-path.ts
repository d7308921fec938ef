/** A place in the scene. */
export interface TrackPoint {
  readonly x: number;
  readonly y: number;
}

export interface TrackPath {
  readonly spaces: readonly TrackPoint[];
  /** The way through all spaces, as a path. */
  readonly way: string;
  readonly stone: number;
}

const INSET = 22;
const ROUNDING = 34;
/** Between the last space and the first. */
const GAP = 62;
const SAMPLE = 4;
const WINDING = 2.5;
const LARGEST_STONE = 16.5;

/** The track winds round the scene: up on the left, over the top, down on the right, and home along the bottom. */
export function trackAround(width: number, height: number, lastSpace: number): TrackPath {
  const samples = wound(outline(width, height));
  const lengths = samples.map((point, index) => distance(point, samples[index - 1] ?? point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const spaces = Array.from({ length: lastSpace + 1 }, (_, space) =>
    along(samples, lengths, (whole * space) / lastSpace),
  );
  const way = samples.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return { spaces, way, stone: Math.min(LARGEST_STONE, (whole / lastSpace) * 0.41) };
}

/** A rounded frame as many short steps, open at the bottom left. */
function outline(width: number, height: number): TrackPoint[] {
  const [left, right, top, bottom] = [INSET, width - INSET, INSET, height - INSET];
  const r = ROUNDING;
  return [
    ...line({ x: left, y: bottom - 6 }, { x: left, y: top + r }),
    ...corner({ x: left + r, y: top + r }, Math.PI),
    ...line({ x: left + r, y: top }, { x: right - r, y: top }),
    ...corner({ x: right - r, y: top + r }, 1.5 * Math.PI),
    ...line({ x: right, y: top + r }, { x: right, y: bottom - r }),
    ...corner({ x: right - r, y: bottom - r }, 0),
    ...line({ x: right - r, y: bottom }, { x: left + GAP, y: bottom }),
  ];
}

function line(from: TrackPoint, to: TrackPoint): TrackPoint[] {
  const steps = Math.max(1, Math.round(distance(from, to) / SAMPLE));
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

/** A quarter of a circle, clockwise from an angle. */
function corner(centre: TrackPoint, from: number): TrackPoint[] {
  const steps = Math.round((ROUNDING * Math.PI) / 2 / SAMPLE);
  return Array.from({ length: steps }, (_, step) => {
    const angle = from + (Math.PI / 2) * (step / steps);
    return { x: centre.x + ROUNDING * Math.cos(angle), y: centre.y + ROUNDING * Math.sin(angle) };
  });
}

/** A footpath is never straight. */
function wound(points: readonly TrackPoint[]): TrackPoint[] {
  return points.map((point, index) => {
    const next = points[index + 1] ?? point;
    const before = points[index - 1] ?? point;
    const length = distance(before, next) || 1;
    const sway = WINDING * Math.sin((index * SAMPLE) / 24);
    return { x: point.x - ((next.y - before.y) / length) * sway, y: point.y + ((next.x - before.x) / length) * sway };
  });
}

function along(points: readonly TrackPoint[], lengths: readonly number[], wanted: number): TrackPoint {
  let walked = 0;
  for (const [index, point] of points.entries()) {
    walked += lengths[index] ?? 0;
    if (walked >= wanted) return point;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

const distance = (one: TrackPoint, other: TrackPoint): number => Math.hypot(one.x - other.x, one.y - other.y);
