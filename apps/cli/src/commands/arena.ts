import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Budget, problem, readOptions, seedFrom } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { described, type Entrant } from '../arena/entrant.ts';
import { fingerprintOf } from '../arena/fingerprint.ts';
import { refuseUnknownMoves } from '../arena/fixed-move.ts';
import { ledgerIn, noLedger, readResults, seedIn } from '../arena/ledger.ts';
import { pageOf } from '../arena/page.ts';
import { type ArenaResult, summaryOf } from '../arena/report.ts';
import { playTournament } from '../arena/tournament.ts';
import type { Chosen } from '../arguments.ts';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { refuseUnwritable, writeNewFile } from '../files.ts';
import { progressOf } from '../simulate/progress.ts';
import type { Voice } from '../voice.ts';

export interface ArenaOptions {
  readonly bots: readonly Entrant[];
  readonly games: number;
  readonly players?: number;
  readonly budget?: Budget;
  readonly seed?: string;
  readonly option?: Chosen;
  readonly workers?: number;
  /** False for `--no-stop`. */
  readonly stop: boolean;
  /** Where games are stored, to be continued. */
  readonly results?: string;
  readonly html?: string;
  readonly json?: boolean;
}

const FEWEST = 2;

/** Lets every bot meet every other, the same deals from every place, and says who is stronger. */
export async function arena(name: string, options: ArenaOptions, voice: Voice): Promise<number> {
  const game = await gameFor(name, undefined, voice);
  const { least, most } = game.players;
  const players = options.players ?? Math.max(least, FEWEST);
  if (players < Math.max(least, FEWEST) || players > most)
    throw problem('input.players', { game: game.name, least: Math.max(least, FEWEST), most, given: String(players) });
  const { results } = options;
  const before = results === undefined ? null : await readResults(results);
  const seed = options.seed ?? seedIn(before) ?? randomBytes(32).toString('hex');
  // Created for its checks: whatever cannot be is refused before any thread starts.
  const { options: chosen } = new Table(game, { players, seed, options: options.option ?? {} });
  const names = options.bots.map(({ bot }) => bot);
  refuseUnknownMoves(game, players, chosen, names);
  if (options.html !== undefined) await refuseUnwritable(options.html);
  const { budget = null } = options;
  const entrants = options.bots.map(entrant => ({ ...entrant, budget: entrant.budget ?? budget }));
  const { games, stop: stops } = options;
  const ledger =
    results === undefined
      ? noLedger
      : ledgerIn(
          results,
          before,
          {
            game: game.name,
            content: game.content.id,
            players,
            options: chosen,
            seed,
            bots: entrants.map(described),
            fingerprint: await fingerprintOf(game, players, chosen, entrants),
          },
          readOptions(game.name, game.options, {}),
        );
  const workers = options.workers ?? availableParallelism();
  const pairs = (entrants.length * (entrants.length - 1)) / 2;
  const progress = progressOf(pairs * players * Math.ceil(games / players), process.stderr);
  const start = performance.now();
  const tournament = { game: game.name, players, options: chosen, entrants, games, seed: seedFrom(seed), stops };
  const outcome = await playTournament(tournament, ledger, workers, progress.advance).finally(progress.stop);
  const seconds = (performance.now() - start) / 1000;
  const result: ArenaResult = { game: game.name, players, seed, ...outcome, seconds, workers };
  const lines = summaryOf(result, voice);
  if (options.html !== undefined) await writeNewFile(options.html, pageOf(result, lines, voice));
  process.stdout.write(`${options.json === true ? JSON.stringify(result, null, 2) : lines.join('\n')}\n`);
  return EXIT.well;
}
