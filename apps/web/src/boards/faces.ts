import type { GameFace } from './board.ts';

/** The boards of the house, loaded only when a game is played. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'snow-time': async () => (await import('./snow-time/face.ts')).face,
};

/** How a game looks; a game without a board of its own shows its view in words. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (async () => (await import('./plain/face.ts')).face);
  return load();
}
