import { type AnyGame, problem } from '@snowbound/engine';

/** Every game of the house, loaded only when it is played. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'snow-time': async () => (await import('@snowbound/snow-time')).snowTime,
  'winter-kingdom': async () => (await import('@snowbound/winter-kingdom')).winterKingdom,
  silverfrost: async () => (await import('@snowbound/silverfrost')).silverfrost,
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

export async function gameNamed(name: string): Promise<AnyGame> {
  const load = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (load === undefined) throw problem('input.unknown-game', { given: name, known: GAME_NAMES.join(', ') });
  return load();
}
