import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findingsOf } from '@snowbound/bots/lab';
import { labMetricsOf } from '@snowbound/catalogue';
import { type Budget, problem, seedFrom } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import type { Chosen } from '../arguments.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { readJsonFile, refuseUnwritable, writeNewFile } from '../files.ts';
import { filesOf, picturesOf } from '../lab/pictures.ts';
import { type LabResult, summaryOf } from '../lab/report.ts';
import { playTrials } from '../lab/trials.ts';
import { pageWith, svgOf } from '../plots.ts';
import { progressOf } from '../simulate/progress.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface LabOptions {
  readonly games: number;
  readonly budget: Budget;
  readonly players?: number;
  readonly seed?: string;
  readonly option?: Chosen;
  readonly workers?: number;
  readonly content?: string;
  readonly html?: string;
  readonly svg?: string;
  readonly json?: boolean;
}

/** Who plays in the lab. */
const BOT = 'hard';
const FEWEST = 2;

/** Lets the hard bot play many games against itself and says what its cards are worth. */
export async function lab(name: string, options: LabOptions, voice: Voice): Promise<number> {
  const game = await gameFor(name, options.content, voice);
  const { least, most } = game.players;
  const fewest = Math.max(least, FEWEST);
  const players = options.players ?? fewest;
  if (players < fewest || players > most)
    throw problem('input.players', { game: game.name, least: fewest, most, given: String(players) });
  const seed = options.seed ?? randomBytes(32).toString('hex');
  // Created for its checks: whatever cannot be is refused before any thread starts.
  const { options: chosen } = new Table(game, { players, seed, options: options.option ?? {} });
  const { html, svg, games, budget, workers = availableParallelism() } = options;
  if (html !== undefined) await refuseUnwritable(html);
  const labMetrics = await labMetricsOf(game.name);
  if (labMetrics === null) throw misuse('cli.no-lab-metrics', { game: game.name });
  const groups = labMetrics.groupsOf(game.content);
  if (svg !== undefined) for (const file of filesOf(game.name, groups, voice)) await refuseUnwritable(join(svg, file));
  const trial = {
    game: game.name,
    players,
    options: chosen,
    bot: BOT,
    budget,
    content: options.content === undefined ? null : await readJsonFile(options.content),
    seed: seedFrom(seed),
  };
  const progress = progressOf(games, process.stderr);
  const start = performance.now();
  const notes = await playTrials(trial, games, workers, progress.advance).finally(progress.stop);
  const result: LabResult = {
    game: game.name,
    content: game.content.id,
    players,
    games,
    bot: BOT,
    budget: budget.milliseconds === undefined ? String(budget.iterations) : `${budget.milliseconds}ms`,
    seed,
    ...findingsOf(labMetrics, groups, notes),
    seconds: (performance.now() - start) / 1000,
    workers,
  };
  const lines = summaryOf(result, groups, voice);
  const pictures = picturesOf(result, groups, voice);
  const title = voice.tell('cli.lab-title', { game: voice.nameOf('names.game') });
  if (html !== undefined) await writeNewFile(html, pageWith(title, voice.locale, lines, pictures));
  if (svg !== undefined) for (const picture of pictures) await writeNewFile(join(svg, picture.file), svgOf(picture));
  process.stdout.write(`${options.json === true ? JSON.stringify(result, null, 2) : lines.join('\n')}\n`);
  return EXIT.well;
}
