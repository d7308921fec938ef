import { gameNamed } from '@snowbound/catalogue';
import { playedWith } from '@snowbound/engine';
import { problemsWith } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile, writeNewFile } from '../files.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface CheckOptions {
  readonly game: string;
  readonly json?: boolean;
}

/** Says everything that is wrong with a content file; exit code 1 if there is anything. */
export async function checkContent(file: string, options: CheckOptions, voice: Voice): Promise<number> {
  const game = await gameNamed(options.game);
  await voice.speakOf(game);
  const value = await readJsonFile(file);
  const problems = await problemsWith(game, value);
  const content = problems.length === 0 ? (await playedWith(game, value)).content.id : null;
  const said = problems.map(problem => ({ rule: problem.rule, text: voice.say(problem) }));
  if (options.json === true) {
    print(JSON.stringify({ ok: content !== null, file, game: game.name, content, problems: said }, null, 2));
  } else if (content !== null) {
    print(voice.tell('cli.content-sound', { file, game: voice.nameOf('names.game'), content }));
  } else {
    for (const { text } of said) print(`${file}: ${text}`);
    print(voice.tell('cli.content-problems', { count: said.length }));
  }
  return content === null ? EXIT.refused : EXIT.well;
}

/** Writes a content file to fill in, to a new file or else for all to see. */
export async function contentTemplate(file: string | undefined, name: string, voice: Voice): Promise<number> {
  const game = await gameNamed(name);
  const template = await game.contentTemplate?.();
  if (template === undefined) throw misuse('cli.no-template', { game: game.name });
  const text = `${JSON.stringify(template, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    await writeNewFile(file, text);
    print(voice.tell('cli.template-written', { file }));
  }
  return EXIT.well;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
