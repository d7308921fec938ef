import { cpus } from 'node:os';
import { GAME_NAMES, gameNamed } from '@snowbound/catalogue';
import type { Figures } from './figures.ts';
import type { Measurement } from './game-worker.ts';
import { type Goal, goalsFor } from './goals.ts';
import { againstBoardgameIo, type Comparison } from './peer.ts';
import { inThread } from './threads.ts';

/** Everything one run of the benchmark found. */
export interface BenchReport {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly games: Readonly<Record<string, Figures>>;
  readonly comparisons: readonly Comparison[];
  readonly goals: readonly Goal[];
}

/** The number of players the single figures of a game are for. */
const USUAL_PLAYERS: Readonly<Record<string, number>> = { 'snow-time': 4, 'winter-kingdom': 2, silverfrost: 2 };

/** Measures every game of the catalogue, each in a thread of its own; `seconds` is how long each single measurement takes. */
export async function measure(seconds: number): Promise<BenchReport> {
  const games: Record<string, Figures> = {};
  for (const name of GAME_NAMES) {
    const { players } = await gameNamed(name);
    const measurement: Measurement = { game: name, players: USUAL_PLAYERS[name] ?? players.least, seconds };
    games[name] = await inThread<Figures>('game-worker.js', measurement);
  }
  const comparison = await againstBoardgameIo(seconds);
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.versions.node },
    games,
    comparisons: [comparison],
    goals: goalsFor(games, comparison),
  };
}
