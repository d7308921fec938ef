import { createHash } from 'node:crypto';
import { type GameNotes, watched } from '@snowbound/bots/lab';
import { botNamed, gameNamed, labMetricsOf } from '@snowbound/catalogue';
import { type Budget, fastFromSeed, fork, type Options, playedWith, type Seed } from '@snowbound/engine';

const now = (): number => performance.now();

/** Games to be watched, by their numbers. Plain data, so that it can be sent to a thread. */
export interface LabTrial {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly bot: string;
  readonly budget: Budget;
  /** Somebody's own content file; `null` for the house's. */
  readonly content: unknown;
  readonly seed: Seed;
  readonly number: number;
}

/** Plays one game and says what was counted. It depends on the seed and its own number alone. */
export async function playTrial({ game: name, ...trial }: LabTrial): Promise<GameNotes> {
  const house = await gameNamed(name);
  const game = trial.content === null ? house : await playedWith(house, trial.content);
  const labMetrics = await labMetricsOf(name);
  if (labMetrics === null) throw new Error(`${name} has no lab metrics`);
  const random = fastFromSeed(createHash('sha256').update(`game ${trial.number} of ${trial.seed}`).digest('hex'));
  const choices = fork(random);
  const { players, options } = trial;
  const state = game.setup({ players, options, content: game.content, random, journal: null });
  const bots = await Promise.all(Array.from({ length: players }, () => botNamed(trial.bot, game)));
  const groups = labMetrics.groupsOf(game.content);
  return watched(game, labMetrics, groups, state, game.seating(players), bots, { ...trial.budget, now }, choices);
}
