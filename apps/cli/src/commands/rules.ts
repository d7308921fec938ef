import { gameNamed } from '@snowbound/catalogue';
import { EXIT } from '../exit-codes.ts';
import { wrapped } from '../terminal/layout.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { USUAL_COLUMNS } from '../terminal/screen.ts';
import type { Voice } from '../voice.ts';

/** Lines longer than this are hard to read. */
const WIDEST = 100;
const INDENT = '  ';

/** Prints the rules of a game by rule id, marking those that are not printed in the box. */
export async function rules(name: string, voice: Voice): Promise<number> {
  const game = await gameNamed(name);
  await voice.speakOf(game);
  const paint = paintFor(process.stdout, process.env);
  const width = Math.min(WIDEST, process.stdout.columns || USUAL_COLUMNS);
  const lines = [paint('bold', voice.nameOf('names.game'))];
  for (const { title, rules: entries } of await game.rulesPage(game.content)) {
    lines.push('', paint('bold', `${title.rule} ${voice.say(title)}`));
    for (const { id, known, text } of entries) {
      const mark = known === 'certain' ? '' : ` (${voice.nameOf(`names.known-${known}`)})`;
      lines.push(...paragraph(`${id}${mark}`, voice.say(text), width, paint));
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

function paragraph(heading: string, text: string, width: number, paint: Paint): string[] {
  return [
    `${INDENT}${paint('cyan', heading)}`,
    ...wrapped(text, width - 2 * INDENT.length).map(line => `${INDENT}${INDENT}${line}`),
  ];
}
