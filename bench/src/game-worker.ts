import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@snowbound/catalogue';
import { type Figures, figuresOf } from './figures.ts';
import { boardFiguresOf } from './winter-kingdom.ts';

/** A game to measure, alone in its thread: the engine's code then sees the shapes of one game only. */
export interface Measurement {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

const { game: name, players, seconds } = workerData as Measurement;
const game = await gameNamed(name);
const figures = await figuresOf(game, players, seconds);
const board = name === 'winter-kingdom' ? boardFiguresOf(seconds) : null;
parentPort?.postMessage({
  ...figures,
  board: board?.board ?? null,
  perYard: { ...figures.perYard, ...board?.perYard },
} satisfies Figures);
