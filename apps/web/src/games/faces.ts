import type { GameFace } from './board.ts';

/** The boards of the house, loaded only when a game is played. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'snow-time': async () => (await import('./snow-time/board/face.ts')).face,
  'winter-kingdom': async () => (await import('./winter-kingdom/board/face.ts')).face,
  silverfrost: async () => (await import('./silverfrost/board/face.ts')).face,
};

/** Whether a game has a board of its own. */
export const hasBoard = (game: string): boolean => game in FACES;

/** How a game looks; a game without a board of its own shows its view in words. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (async () => (await import('./plain/face.ts')).face);
  return load();
}
