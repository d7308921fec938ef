import { type Interval, intervalOf } from '@snowbound/bots/lab';
import { columnsOf, paddedLeft } from '../terminal/layout.ts';
import type { Voice } from '../voice.ts';
import type { Batch } from './batch.ts';
import type { Tally } from './tally.ts';

/** What a simulation found. The keys are stable: scripts read them. */
export interface SimulationResult {
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
  readonly winShareIntervals: readonly Interval[];
  readonly meanMoves: number;
  readonly ended: number;
  readonly workers: number;
  /** The seat that the rules play, where they do. */
  readonly automa?: { readonly meanScore: number; readonly winShare: number; readonly winShareInterval: Interval };
}

export function resultOf(batch: Batch, seed: string, tally: Tally, seconds: number, workers: number): SimulationResult {
  const { game, players, bots, budget } = batch;
  const { games, moves, ended } = tally;
  const shares = tally.wins.map(wins => wins / games);
  const meanScores = tally.scores.map(score => score / games);
  const winShares = shares.slice(0, players);
  const [winShare] = shares.slice(players);
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
    meanScores: meanScores.slice(0, players),
    winShares,
    winShareIntervals: winShares.map(share => intervalOf(share, games)),
    meanMoves: moves / games,
    ended,
    workers,
    ...(winShare !== undefined && {
      automa: { meanScore: meanScores[players] ?? 0, winShare, winShareInterval: intervalOf(winShare, games) },
    }),
  };
}

/** The result as a person reads it. */
export function summaryOf(result: SimulationResult, voice: Voice): string[] {
  const percent = (share: number): string => `${voice.number(100 * share, 1)} %`;
  const row = (who: string, bot: string, score: number, share: number, [low, high]: Interval): string[] => [
    who,
    bot,
    paddedLeft(voice.number(score, 2), 5),
    paddedLeft(percent(share), 7),
    `${percent(low)} – ${percent(high)}`,
  ];
  const heading = [
    '',
    voice.tell('cli.column-bot'),
    voice.tell('cli.column-score'),
    voice.tell('cli.column-wins'),
    voice.tell('cli.column-interval'),
  ];
  const rows = result.bots.map((bot, playerIndex) =>
    row(
      String(playerIndex + 1),
      bot,
      result.meanScores[playerIndex] ?? 0,
      result.winShares[playerIndex] ?? 0,
      result.winShareIntervals[playerIndex] ?? [0, 1],
    ),
  );
  if (result.automa !== undefined) {
    const { meanScore, winShare, winShareInterval } = result.automa;
    rows.push(row(String(rows.length + 1), voice.nameOf('names.automa'), meanScore, winShare, winShareInterval));
  }
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
