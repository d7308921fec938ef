import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';
import type { Batch } from './batch.ts';
import { intervalOf, type Tally } from './tally.ts';

/** What a simulation found. The keys are stable: scripts read them. */
export interface Result {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly bots: readonly string[];
  readonly budget: number | null;
  readonly seed: string;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Whole games a second. */
  readonly playoutsPerSecond: number;
  readonly meanScores: readonly number[];
  readonly winShares: readonly number[];
  readonly winShareIntervals: readonly (readonly [number, number])[];
  readonly meanMoves: number;
  readonly ended: number;
  readonly workers: number;
}

export function resultOf(batch: Batch, seed: string, tally: Tally, seconds: number, workers: number): Result {
  const { game, players, bots, budget } = batch;
  const { games, moves, ended } = tally;
  const winShares = tally.wins.map(wins => wins / games);
  return {
    game,
    players,
    games,
    bots,
    budget,
    seed,
    moves,
    seconds,
    movesPerSecond: Math.round(moves / seconds),
    playoutsPerSecond: Math.round(games / seconds),
    meanScores: tally.scores.map(score => score / games),
    winShares,
    winShareIntervals: winShares.map(share => intervalOf(share, games)),
    meanMoves: moves / games,
    ended,
    workers,
  };
}

/** The result as a person reads it. */
export function summaryOf(result: Result, voice: Voice): string[] {
  const percent = (share: number): string => `${voice.number(100 * share, 1)} %`;
  const heading = [
    '',
    voice.tell('cli.column-bot'),
    voice.tell('cli.column-score'),
    voice.tell('cli.column-wins'),
    voice.tell('cli.column-interval'),
  ];
  const rows = result.bots.map((bot, person) => {
    const [low = 0, high = 0] = result.winShareIntervals[person] ?? [];
    return [
      String(person + 1),
      bot,
      paddedLeft(voice.number(result.meanScores[person] ?? 0, 2), 5),
      paddedLeft(percent(result.winShares[person] ?? 0), 7),
      `${percent(low)} – ${percent(high)}`,
    ];
  });
  const { games, moves, movesPerSecond, playoutsPerSecond, workers, meanMoves } = result;
  const seconds = voice.number(result.seconds, 2);
  return [
    voice.tell('cli.simulated', {
      games,
      game: voice.nameOf('names.game'),
      players: result.players,
      seed: result.seed,
    }),
    '',
    ...columnsOf([heading, ...rows]),
    '',
    voice.tell('cli.simulated-moves', { moves, mean: voice.number(meanMoves, 1) }),
    voice.tell('cli.simulated-speed', { seconds, movesPerSecond, playoutsPerSecond, workers }),
  ];
}
