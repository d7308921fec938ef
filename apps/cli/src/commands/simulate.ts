import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { refuseUnknownBot } from '@snowbound/catalogue';
import { type AnyGame, problem, seedFrom } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import type { Chosen } from '../arguments.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import { usualPlayers } from '../play/sitters.ts';
import type { Batch } from '../simulate/batch.ts';
import { progressOf } from '../simulate/progress.ts';
import { resultOf, summaryOf } from '../simulate/result.ts';
import { playInThreads } from '../simulate/threads.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface SimulateOptions {
  readonly players?: number;
  readonly games: number;
  readonly seed?: string;
  readonly option?: Chosen;
  readonly bots: readonly string[];
  readonly budget?: number;
  readonly workers?: number;
  readonly content?: string;
  readonly json?: boolean;
}

/** Lets bots play many games on all cores and says how they did. */
export async function simulate(name: string, options: SimulateOptions, voice: Voice): Promise<number> {
  const game = await gameFor(name, options.content, voice);
  const seed = options.seed ?? randomBytes(32).toString('hex');
  const players = playersOf(game, options);
  // Laid for its checks: whatever cannot be is refused before any thread starts.
  const { options: chosen } = new Table(game, { players, seed, options: options.option ?? {} });
  const batch: Batch = {
    game: game.name,
    players,
    options: chosen,
    bots: botsOf(players, options.bots),
    budget: options.budget ?? null,
    content: options.content === undefined ? null : await readJsonFile(options.content),
    seed: seedFrom(seed),
    from: 0,
    to: options.games,
  };
  const workers = options.workers ?? availableParallelism();
  const progress = progressOf(options.games, process.stderr);
  // Otherwise Ctrl-C would leave the cursor hidden.
  const interrupted = (): void => {
    progress.stop();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupted);
  const start = performance.now();
  const tally = await playInThreads(batch, workers, progress.advance).finally(() => {
    progress.stop();
    process.off('SIGINT', interrupted);
  });
  const result = resultOf(batch, seed, tally, (performance.now() - start) / 1000, workers);
  const lines = options.json === true ? [JSON.stringify(result, null, 2)] : summaryOf(result, voice);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

function playersOf(game: AnyGame, { players, bots }: SimulateOptions): number {
  const { least, most } = game.players;
  const count = players ?? Math.max(bots.length, usualPlayers(game));
  if (count < least || count > most)
    throw problem('input.players', { game: game.name, least, most, given: String(count) });
  return count;
}

/** One bot for each person; fewer take turns round the table. */
function botsOf(players: number, names: readonly string[]): readonly string[] {
  for (const name of names) refuseUnknownBot(name);
  if (names.length > players) throw misuse('cli.too-many-bots', { bots: names.length, players });
  return Array.from({ length: players }, (_, person) => names[person % names.length] as string);
}
