import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import type { AnyGame } from '@snowbound/engine';
import type { Keyboard } from '../terminal/keyboard.ts';
import { Voice } from '../voice.ts';

/** Lets somebody pick one of the games of the house. */
export async function pickGame(keyboard: Keyboard, voice: Voice): Promise<string> {
  const choices = await Promise.all(
    GAME_NAMES.map(async name => ({ name: await describe(await gameNamed(name), voice), value: name })),
  );
  return keyboard.choose(voice.tell('cli.pick-game'), choices, choices.length);
}

/** Lets somebody pick how many play, themselves and bots. */
export async function pickPlayers(
  keyboard: Keyboard,
  voice: Voice,
  { players: { least, most } }: AnyGame,
): Promise<number> {
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const choices = counts.map(count => ({ name: voice.tell('cli.you-and-bots', { bots: count - 1 }), value: count }));
  return keyboard.choose(voice.tell('cli.pick-players'), choices, choices.length);
}

/** A game's name in the reader's language and how many can play. */
async function describe(game: AnyGame, { locale }: Voice): Promise<string> {
  const voice = await Voice.of(locale);
  await voice.speakOf(game);
  return `${voice.nameOf('names.game')} (${voice.tell('cli.players-range', { least: game.players.least, most: game.players.most })})`;
}
