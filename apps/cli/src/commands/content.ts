import { gameNamed } from '@snowbound/catalogue';
import { type AnyGame, type Content, Problem } from '@snowbound/engine';
import { contentTemplate } from '@snowbound/silverfrost';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import type { Voice } from '../voice.ts';

export interface ContentOptions {
  readonly game: string;
}

/** The content in somebody's own file, or the shipped one. Throws a `Problem` that names every mistake. */
export async function contentFor(game: AnyGame, file: string | undefined): Promise<Content> {
  return file === undefined ? game.content : game.readContent(await readJsonFile(file));
}

/** What the file holds once it is found sound, as plain data for a thread; `null` for the shipped content. */
export async function contentFileFor(game: AnyGame, file: string | undefined): Promise<unknown> {
  if (file === undefined) return null;
  const given = await readJsonFile(file);
  game.readContent(given);
  return given;
}

/** Says whether a content file is sound, and if not, everything that is wrong with it. */
export async function checkContent(file: string, options: ContentOptions, voice: Voice): Promise<number> {
  const game = await gameNamed(options.game);
  await voice.speakOf(game);
  const given = await readJsonFile(file);
  try {
    const { id } = game.readContent(given);
    process.stdout.write(`${voice.tell('cli.content-sound', { file, id })}\n`);
    return EXIT.well;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problems = voice.say(error.phrase).split('\n');
    const count = voice.tell('cli.content-problems', { file, count: problems.length });
    process.stderr.write(`${[...problems, count].join('\n')}\n`);
    return EXIT.misuse;
  }
}

/** Prints a set to fill in from one's own box. */
export function templateOfContent(): number {
  process.stdout.write(`${JSON.stringify(contentTemplate(), null, 2)}\n`);
  return EXIT.well;
}
