import { randomBytes } from 'node:crypto';
import { LEVELS, learned, type Weights } from '@snowbound/bots';
import { profileOf } from '@snowbound/catalogue';
import { fastFromSeed } from '@snowbound/engine';
import { Table } from '@snowbound/table';
import { gameFor } from '../content.ts';
import { EXIT } from '../exit-codes.ts';
import { usualPlayers } from '../play/terminal-players.ts';
import { progressOf } from '../simulate/progress.ts';
import type { Voice } from '../voice.ts';
import { misuse } from '../words.ts';

export interface TrainOptions {
  readonly games: number;
  readonly rounds: number;
  readonly budget: number;
  readonly players?: number;
  readonly seed?: string;
}

/** Of a hundred moves in training, so many are made at random. */
const STRAY_PERCENT = 10;
const DECIMALS = 3;

/** Lets the bots of a game learn from playing themselves and prints their new weights as the module that holds them. */
export async function train(name: string, options: TrainOptions, voice: Voice): Promise<number> {
  const game = await gameFor(name, undefined, voice);
  const { games, rounds, budget: iterations } = options;
  const players = options.players ?? usualPlayers(game);
  const seed = options.seed ?? randomBytes(32).toString('hex');
  // Created for its checks.
  new Table(game, { players, seed, options: {} });
  const profile = await profileOf(game.name);
  if (profile === null) throw misuse('cli.no-profile', { game: game.name });
  const random = fastFromSeed(seed);
  const progress = progressOf(games * rounds, process.stderr);
  let evaluation = { ...profile.evaluation, weights: profile.beginning };
  for (let round = 0; round < rounds; round++) {
    const bot = profile.bot(game, evaluation, LEVELS.hard);
    const lesson = { players, games, iterations, strayPercent: STRAY_PERCENT };
    const byPhase = learned(game, evaluation, bot, lesson, random, () => progress.advance(1));
    evaluation = {
      ...evaluation,
      weights: { ...evaluation.weights, byPhase: byPhase.map(weights => weights.map(rounded)) },
    };
  }
  progress.stop();
  const made = `snowbound train ${game.name} --players ${players} --games ${games} --rounds ${rounds} --budget ${iterations} --seed ${seed}`;
  const on = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  process.stdout.write(moduleOf({ made, on, byPhase: evaluation.weights.byPhase }, evaluation.features.names));
  return EXIT.well;
}

const rounded = (weight: number): number => Number(weight.toFixed(DECIMALS)) || 0;

/** The file `weights.ts` of a bot profile: a line for each feature with its weight in each phase. */
function moduleOf({ made, on, byPhase }: Weights, features: readonly string[]): string {
  const lines = features.map((feature, at) => {
    const weights = byPhase.map(phase => phase[at] ?? 0);
    return `  // ${feature}\n  [${weights.join(', ')}],`;
  });
  return `import { type Weights, weightsFrom } from '../features.ts';

export const weights: Weights = weightsFrom(
  '${made}',
  '${on}',
  // For each feature its weight in each phase.
  [
${lines.join('\n').replaceAll(/^/gm, '  ')}
  ],
);
`;
}
