import { problem } from './problem.ts';
import { shown } from './reading.ts';

/** What a table chooses before a game begins, beside the number of players. */
export type Options = Readonly<Record<string, string>>;

/** One thing a table may choose; the first choice is the usual one. */
export interface OptionSpec {
  readonly name: string;
  readonly choices: readonly [string, ...string[]];
}

/** Every option of the game: as given, or as usual. */
export function readOptions(
  game: string,
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
): Options {
  const names = specs.map(spec => spec.name);
  for (const option of Object.keys(given)) {
    if (!names.includes(option)) {
      throw problem('input.unknown-option', { game, option, known: names.join(', ') || '–' });
    }
  }
  return Object.fromEntries(specs.map(spec => [spec.name, chosen(spec, given[spec.name])]));
}

function chosen({ name, choices }: OptionSpec, given: unknown): string {
  if (given === undefined) return choices[0];
  const choice = choices.find(candidate => candidate === given);
  if (choice !== undefined) return choice;
  throw problem('input.option-value', { option: name, given: shown(given), choices: choices.join(', ') });
}
