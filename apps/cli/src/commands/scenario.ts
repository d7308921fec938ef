import { gameNamed } from '@snowbound/catalogue';
import { type Difference, readerOf, readScenario, runScenario } from '@snowbound/table';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import type { Voice } from '../voice.ts';

export interface ScenarioOptions {
  readonly json?: true;
}

/** Plays a scenario file and prints its outcome as one JSON object; what is not as expected is also said in words. */
export async function scenario(file: string, { json }: ScenarioOptions, voice: Voice): Promise<number> {
  const read = readScenario(await readJsonFile(file));
  const game = await gameNamed(read.game);
  await voice.speakOf(game);
  const outcome = await runScenario(game, read, await readerOf(game, voice.locale));
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if ('differs' in outcome && json === undefined) {
    const lines = [voice.tell('cli.scenario-differs', { count: outcome.differs.length })];
    for (const difference of outcome.differs) lines.push('', difference.path, ...inWords(difference, voice));
    process.stderr.write(`${lines.join('\n')}\n`);
  }
  return outcome.ok ? EXIT.well : EXIT.refused;
}

/** As in a diff: what was expected, and below it what is there. */
function inWords({ kind, expected, actual }: Difference, voice: Voice): string[] {
  const value = JSON.stringify(expected);
  const is = voice.tell('cli.scenario-actual', { value: JSON.stringify(actual) });
  switch (kind) {
    case 'absent':
      return [
        voice.tell('cli.scenario-expected', { value }),
        voice.tell('cli.scenario-absent', { known: Array.isArray(actual) ? actual.join(', ') : '' }),
      ];
    case 'lacks':
      return [voice.tell('cli.scenario-lacks', { value }), is];
    case 'has':
      return [voice.tell('cli.scenario-has', { value }), is];
    default:
      return [voice.tell('cli.scenario-expected', { value }), is];
  }
}
