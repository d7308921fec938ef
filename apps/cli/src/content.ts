import { gameNamed, gameOf } from '@snowbound/catalogue';
import { type AnyGame, type Phrase, Problem, Problems, playedWith } from '@snowbound/engine';
import type { GameRecord } from '@snowbound/table';
import { readJsonFile } from './files.ts';
import type { Voice } from './voice.ts';
import { misuse } from './words.ts';

/** A game to be spoken of from now on, with the content of `file` if one is given. */
export async function gameFor(name: string, file: string | undefined, voice: Voice): Promise<AnyGame> {
  const game = await gameNamed(name);
  await voice.speakOf(game);
  if (file === undefined) return game;
  const value = await readJsonFile(file);
  const problems = await problemsWith(game, value);
  if (problems.length === 0) {
    const own = await playedWith(game, value);
    await voice.speakOf(own);
    return own;
  }
  throw misuse('cli.content-refused', { file, problems: problems.map(problem => voice.say(problem)).join('\n') });
}

/** The game of a record, with the content it was played with: of `file` if one is given, else shipped now or once. */
export async function gameOfRecord(record: GameRecord, file: string | undefined, voice: Voice): Promise<AnyGame> {
  if (file !== undefined) return gameFor(record.game, file, voice);
  const game = await gameOf(record);
  await voice.speakOf(game);
  return game;
}

/** Everything that is wrong with a content file. */
export async function problemsWith(game: AnyGame, value: unknown): Promise<readonly Phrase[]> {
  try {
    await game.readContent(value);
    return [];
  } catch (error) {
    if (error instanceof Problems) return error.all;
    if (error instanceof Problem) return [error.phrase];
    throw error;
  }
}
