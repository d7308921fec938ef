import { gameNamed } from '@snowbound/catalogue';
import { readerOf, readScenario, runScenario } from '@snowbound/table';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import type { Voice } from '../voice.ts';

/** Plays a scenario file and prints its outcome as one JSON object. */
export async function scenario(file: string, voice: Voice): Promise<number> {
  const read = readScenario(await readJsonFile(file));
  const game = await gameNamed(read.game);
  await voice.speakOf(game);
  const outcome = await runScenario(game, read, await readerOf(game, voice.locale));
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  return outcome.ok ? EXIT.well : EXIT.refused;
}
