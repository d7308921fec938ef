import type { Seat } from '@snowbound/engine';
import type { View } from '@snowbound/snow-time';
import { LEVELS } from './cards.ts';
import { type TrackPath, type TrackPoint, trackAround } from './track-path.ts';

export interface Bough extends TrackPoint {
  readonly level: number;
  /** From the trunk to the tip. */
  readonly half: number;
}

/** Where everything of the scene lies. The height is fixed; the width follows the room there is. */
export interface Layout extends TrackPath {
  readonly width: number;
  readonly height: number;
  readonly boughs: readonly Bough[];
  readonly ground: readonly TrackPoint[];
  readonly dice: TrackPoint;
  readonly supply: TrackPoint;
  readonly roots: TrackPoint;
}

export const HEIGHT = 336;
const NARROWEST = 330;
const WIDEST = 840;
const TOP_LEVEL = 74;
const LEVEL_STEP = 30;
const GROUND = 290;
const CORNER = 66;
const SLOT = 36;

export function layoutFor(aspect: number, colours: number, lastSpace: number): Layout {
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, HEIGHT * aspect)));
  const centre = width / 2;
  const widest = Math.min(centre - 48, 195);
  const boughs = Array.from({ length: LEVELS }, (_, index) => ({
    level: index + 1,
    x: centre,
    y: TOP_LEVEL + (LEVELS - 1 - index) * LEVEL_STEP,
    half: widest * (1 - 0.085 * index),
  }));
  const slot = Math.min(SLOT * 1.4, (width - 2 * CORNER - 44) / colours);
  const ground = Array.from({ length: colours }, (_, seat) => ({
    x: centre + (seat - (colours - 1) / 2) * slot - 5,
    y: GROUND,
  }));
  return {
    width,
    height: HEIGHT,
    ...trackAround(width, HEIGHT, lastSpace),
    boughs,
    ground,
    dice: { x: CORNER, y: GROUND - 8 },
    supply: { x: width - CORNER, y: GROUND - 8 },
    roots: { x: centre, y: GROUND - 20 },
  };
}

const CHILD_STEP = 25;
const NUMBER_ROOM = 26;
const FRUIT_STEP = 12;
/** More fruit than this is counted instead of drawn one by one. */
export const FRUIT_DRAWN = 4;

/** Where a colour's champion stands: on its level, or at the foot of the tree. */
export function childAt(layout: Layout, view: View, seat: Seat): TrackPoint {
  const level = view.tree.findIndex(here => here.includes(seat));
  const bough = layout.boughs[level];
  const ground = layout.ground[seat] ?? layout.roots;
  if (bough === undefined) return ground;
  const here = view.tree[level] ?? [];
  const room = 2 * bough.half - NUMBER_ROOM - 2 * FRUIT_STEP;
  const step = Math.min(CHILD_STEP, room / here.length);
  return { x: bough.x + (here.indexOf(seat) - (here.length - 1) / 2) * step, y: bough.y };
}

/** Where the fruit of a level hangs. */
export function fruitAt({ half, x, y }: Bough, index: number): TrackPoint {
  return { x: x + half - 12 - index * FRUIT_STEP, y: y + 11 + (index % 2) * 2.5 };
}

const FIGURE_STEP = 13;
/** How far beside a bonus space a figure stands, so that its symbol stays in sight: at the sides, above, below. */
const ASIDE = { side: 25, top: 27, bottom: 20 };

/** Where a figure stands; those sharing a space stand in two rows. */
export function figureAt(layout: Layout, view: View, seat: Seat): TrackPoint {
  const space = view.colours[seat]?.space ?? 0;
  const stone = layout.spaces[space] ?? layout.roots;
  const here = view.colours.flatMap((colour, index) => (colour.space === space ? [index] : []));
  const behind = here.length > 2 ? Math.floor(here.length / 2) : 0;
  const index = here.indexOf(seat);
  const isBehind = index < behind;
  const row = isBehind ? behind : here.length - behind;
  const place = (isBehind ? index : index - behind) - (row - 1) / 2;
  const isBonus = view.track.bonuses.some(bonus => bonus.space === space);
  const aside = isBonus ? inward(layout, stone, here.length - behind) : { x: 0, y: 0 };
  return { x: stone.x + aside.x + place * FIGURE_STEP, y: stone.y + aside.y + (isBehind ? 0 : 9) };
}

/** From the track towards the tree, far enough for so many side by side. */
function inward({ width, height }: Layout, { x, y }: TrackPoint, abreast: number): TrackPoint {
  const [left, right, top, bottom] = [x, width - x, y, height - y];
  const nearest = Math.min(left, right, top, bottom);
  const aside = ASIDE.side + ((abreast - 1) * FIGURE_STEP) / 2;
  if (nearest === left) return { x: aside, y: 0 };
  if (nearest === right) return { x: -aside, y: 0 };
  return { x: 0, y: nearest === top ? ASIDE.top : -ASIDE.bottom };
}
