import { type AnyGame, type Languages, problem, restoredWith, shippedWith } from '@snowbound/engine';

/** What a record says of what it was played with. */
interface RecordedWith {
  readonly game: string;
  readonly content: string;
}

/** Every game of the house, loaded only when it is played. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'snow-time': async () => (await import('@snowbound/snow-time')).snowTime,
  'winter-kingdom': async () => (await import('@snowbound/winter-kingdom')).winterKingdom,
  silverfrost: async () => (await import('@snowbound/silverfrost')).silverfrost,
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** Their words alone, for those who speak of a game and do not play it. */
const LANGUAGES: Readonly<Record<string, () => Promise<Languages>>> = {
  'snow-time': async () => (await import('@snowbound/snow-time/words')).snowTimeLanguages,
  'winter-kingdom': async () => (await import('@snowbound/winter-kingdom/words')).winterKingdomLanguages,
  silverfrost: async () => (await import('@snowbound/silverfrost/words')).silverfrostLanguages,
};

/** What is said only on rules pages and of content files, for games that keep it apart. */
const LATER: Readonly<Record<string, () => Promise<Languages>>> = {
  silverfrost: async () => (await import('@snowbound/silverfrost/words')).silverfrostLater,
};

export const laterLanguagesOf = async (game: string): Promise<Languages | null> => (await LATER[game]?.()) ?? null;

export const gameNamed = async (name: string): Promise<AnyGame> => loaded(GAMES, name);

/** The game with the content a record names: shipped now or once, or in the file that was kept; else as it ships. */
export async function gameOf(record: RecordedWith, file?: unknown): Promise<AnyGame> {
  const game = await gameNamed(record.game);
  const shipped = await shippedWith(game, record.content);
  return shipped ?? (file === undefined ? game : restoredWith(game, file));
}

export const languagesOf = async (game: string): Promise<Languages> => loaded(LANGUAGES, game);

/** The part of the game of this name. */
export function loaded<Part>(parts: Readonly<Record<string, () => Promise<Part>>>, name: string): Promise<Part> {
  const load = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (load === undefined) throw problem('input.unknown-game', { given: name, known: GAME_NAMES.join(', ') });
  return load();
}
