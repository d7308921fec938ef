import type { IconCredit } from '../icons/credit.ts';
import type { AppDoor } from './app-door.ts';
import type { GameFace } from './board.ts';
import { silverfrost } from './silverfrost/app-door.ts';
import { snowTime } from './snow-time/app-door.ts';
import { winterKingdom } from './winter-kingdom/app-door.ts';

const DOORS: Readonly<Record<string, AppDoor>> = {
  'snow-time': snowTime,
  'winter-kingdom': winterKingdom,
  silverfrost,
};
const NOTHING_OF_ITS_OWN: AppDoor = {};

export const doorOf = (game: string): AppDoor => DOORS[game] ?? NOTHING_OF_ITS_OWN;

/** Where the icons of all games come from. */
export const iconCredits = async (): Promise<readonly IconCredit[]> =>
  (await Promise.all(Object.values(DOORS).map(async ({ icons }) => (await icons?.()) ?? []))).flat();

/** How a game looks; a game without a board of its own shows its view in words. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = doorOf(game).face ?? (async () => (await import('./plain/face.ts')).face);
  return load();
}
