import { drawPlainly } from './plain.ts';
import type { Draw } from './scene.ts';
import { drawSilverfrost } from './silverfrost.ts';
import { drawSnowTime } from './snow-time.ts';
import { drawWinterKingdom } from './winter-kingdom.ts';

const DRAWINGS: Readonly<Record<string, Draw>> = {
  'snow-time': drawSnowTime,
  'winter-kingdom': drawWinterKingdom,
  silverfrost: drawSilverfrost,
};

/** The drawing of a game, or a plain one where nobody has made one yet. */
export const boardOf = (game: string): Draw => DRAWINGS[game] ?? drawPlainly;
