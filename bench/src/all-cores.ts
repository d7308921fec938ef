import { availableParallelism } from 'node:os';
import { inThread } from './threads.ts';

/** What a worker is asked to do. */
export interface Errand {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
  readonly seed: string;
}

/** Random play-outs on every core at once. */
export async function allCores(game: string, players: number, seconds: number) {
  const cores = availableParallelism();
  const errands = Array.from(
    { length: cores },
    (_, core): Errand => ({ game, players, seconds, seed: `core-${core}` }),
  );
  const rates = await Promise.all(errands.map(errand => inThread<number>('worker.js', errand)));
  return { cores, decisionsPerSecond: rates.reduce((sum, one) => sum + one, 0) };
}
