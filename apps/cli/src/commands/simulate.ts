import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { refuseUnknownBot } from '@snowbound/catalogue';
import { type AnyGame, problem, seedFrom } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import type { Chosen } from '../arguments.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile } from '../files.ts';
import { usualPlayers } from '../play/terminal-players.ts';
import { type Batch, partiesOf } from '../simulate/batch.ts';
import { calibrationOf, reportOf, SOLO_OPTION } from '../simulate/calibration.ts';
import { progressOf } from '../simulate/progress.ts';
import { resultOf, summaryOf } from '../simulate/result.ts';
import type { Tally } from '../simulate/tally.ts';
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
  readonly solo?: string;
}

/** Lets bots play many games on all cores and says how they did. */
export async function simulate(name: string, options: SimulateOptions, voice: Voice): Promise<number> {
  const game = await gameFor(name, options.content, voice);
  const seed = options.seed ?? randomBytes(32).toString('hex');
  if (options.solo !== undefined) return calibrate(game, options.solo, options, seed, voice);
  const players = playersOf(game, options);
  // Created for its checks: whatever cannot be is refused before any thread starts.
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
  const start = performance.now();
  const [tally] = (await playAll(game, [batch], workers)) as [Tally];
  const result = resultOf(batch, seed, tally, (performance.now() - start) / 1000, workers);
  const lines = options.json === true ? [JSON.stringify(result, null, 2)] : summaryOf(result, voice);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

/** Plays batches one after another on all threads, with a bar for people. */
async function playAll(game: AnyGame, batches: readonly Batch[], workers: number): Promise<readonly Tally[]> {
  const progress = progressOf(
    batches.reduce((sum, { to }) => sum + to, 0),
    process.stderr,
  );
  // Otherwise Ctrl-C would leave the cursor hidden.
  const interrupted = (): void => {
    progress.stop();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupted);
  const tallies: Tally[] = [];
  try {
    for (const batch of batches) {
      tallies.push(await playInThreads(batch, partiesOf(game, batch.players), workers, progress.advance));
    }
  } finally {
    progress.stop();
    process.off('SIGINT', interrupted);
  }
  return tallies;
}

/** Lets each bot play alone against one or all levels of the game's own player. */
async function calibrate(
  game: AnyGame,
  solo: string,
  options: SimulateOptions,
  seed: string,
  voice: Voice,
): Promise<number> {
  const levels = levelsOf(game, solo);
  if (options.players !== undefined && options.players !== 1) throw misuse('cli.solo-players');
  const content = options.content === undefined ? null : await readJsonFile(options.content);
  const batches = options.bots.flatMap(bot =>
    levels.map((level): Batch => {
      const chosen = { ...options.option, [SOLO_OPTION]: level };
      const table = new Table(game, { players: 1, seed, options: chosen });
      refuseUnknownBot(bot);
      const { games: to, budget = null } = options;
      return {
        game: game.name,
        players: 1,
        options: table.options,
        bots: [bot],
        budget,
        content,
        seed: seedFrom(seed),
        from: 0,
        to,
      };
    }),
  );
  const tallies = await playAll(game, batches, options.workers ?? availableParallelism());
  const report = calibrationOf(game.name, batches, seed, tallies);
  const lines = options.json === true ? [JSON.stringify(report, null, 2)] : reportOf(report, voice);
  process.stdout.write(`${lines.join('\n')}\n`);
  return EXIT.well;
}

const ALL_LEVELS = 'all';

/** One level of the game's own player, or all of them. */
function levelsOf(game: AnyGame, solo: string): readonly string[] {
  const choices = game.options.find(({ name }) => name === SOLO_OPTION)?.choices;
  if (choices === undefined || game.players.least > 1) throw misuse('cli.no-solo', { game: game.name });
  if (solo === ALL_LEVELS) return choices;
  if (!choices.includes(solo)) {
    throw misuse('cli.not-a-solo-level', { given: solo, known: [...choices, ALL_LEVELS].join(', ') });
  }
  return [solo];
}

function playersOf(game: AnyGame, { players, bots }: SimulateOptions): number {
  const { least, most } = game.players;
  const count = players ?? Math.max(bots.length, usualPlayers(game));
  if (count < least || count > most)
    throw problem('input.players', { game: game.name, least, most, given: String(count) });
  return count;
}

/** One bot for each player; fewer take turns round the table. */
function botsOf(players: number, names: readonly string[]): readonly string[] {
  for (const name of names) refuseUnknownBot(name);
  if (names.length > players) throw misuse('cli.too-many-bots', { bots: names.length, players });
  return Array.from({ length: players }, (_, playerIndex) => names[playerIndex % names.length] as string);
}
