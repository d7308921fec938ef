import { cpus } from 'node:os';
import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import type { Figures } from './figures.ts';
import type { Measurement } from './game-worker.ts';
import { type Goal, goalsFor } from './goals.ts';
import { costByQuarter, costBySeason } from './growth.ts';
import { againstBoardgameIo, type Comparison } from './peer.ts';
import { inThread } from './threads.ts';

/** Everything one run of the benchmark found. */
export interface BenchReport {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly games: Readonly<Record<string, Figures>>;
  /** Microseconds a decision takes in each quarter of a game. */
  readonly growth: Readonly<Record<string, readonly number[]>>;
  /** The same in each season, for games that have any. */
  readonly seasons: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly comparisons: readonly Comparison[];
  readonly goals: readonly Goal[];
}

/** The number of players the single figures of a game are for. */
const USUAL_PLAYERS: Readonly<Record<string, number>> = { 'snow-time': 4, 'winter-kingdom': 2, silverfrost: 2 };

/** Measures every game of the catalogue, each in a thread of its own; `seconds` is how long each single measurement takes. */
export async function measure(seconds: number): Promise<BenchReport> {
  const games: Record<string, Figures> = {};
  const growth: Record<string, readonly number[]> = {};
  const seasons: Record<string, Readonly<Record<string, number>>> = {};
  for (const name of GAME_NAMES) {
    const game = await gameNamed(name);
    const players = USUAL_PLAYERS[name] ?? game.players.least;
    const measurement: Measurement = { game: name, players, seconds };
    games[name] = await inThread<Figures>('game-worker.js', measurement);
    growth[name] = costByQuarter(game, players, seconds);
    const bySeason = costBySeason(game, players, seconds);
    if (Object.keys(bySeason).length > 0) seasons[name] = bySeason;
  }
  const comparison = await againstBoardgameIo(seconds);
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.versions.node },
    games,
    growth,
    seasons,
    comparisons: [comparison],
    goals: goalsFor(games, comparison),
  };
}
