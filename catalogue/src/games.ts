import { type AnyGame, type Languages, problem, restoredWith, shippedWith } from '@snowbound/engine';
import type { FrontDoor } from './front-door.ts';
import { silverfrost } from './silverfrost.ts';
import { snowTime } from './snow-time.ts';
import { winterKingdom } from './winter-kingdom.ts';

/** What a record says of what it was played with. */
interface RecordedWith {
  readonly game: string;
  readonly content: string;
}

/** Every game, by the name that it has in files and addresses. */
const DOORS: Readonly<Record<string, FrontDoor>> = {
  'snow-time': snowTime,
  'winter-kingdom': winterKingdom,
  silverfrost,
};

export const GAME_NAMES: readonly string[] = Object.keys(DOORS);

export const findDoor = (game: string): FrontDoor | undefined => (Object.hasOwn(DOORS, game) ? DOORS[game] : undefined);

function doorOf(game: string): FrontDoor {
  const door = findDoor(game);
  if (door === undefined) throw problem('input.unknown-game', { given: game, known: GAME_NAMES.join(', ') });
  return door;
}

export const gameNamed = async (name: string): Promise<AnyGame> => doorOf(name).rules();

export const languagesOf = async (game: string): Promise<Languages> => doorOf(game).words();

export const laterLanguagesOf = async (game: string): Promise<Languages | null> =>
  (await doorOf(game).laterWords?.()) ?? null;

/** The game with the content a record names: shipped now or once, or in the file that was kept; else as it ships. */
export async function gameOf(record: RecordedWith, file?: unknown): Promise<AnyGame> {
  const game = await gameNamed(record.game);
  const shipped = await shippedWith(game, record.content);
  return shipped ?? (file === undefined ? game : restoredWith(game, file));
}
