import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

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
  const errands = Array.from({ length: cores }, (_, core) => ({ game, players, seconds, seed: `core-${core}` }));
  const rates = await Promise.all(errands.map(runErrand));
  return { cores, decisionsPerSecond: rates.reduce((sum, one) => sum + one, 0) };
}

function runErrand(workerData: Errand): Promise<number> {
  const file = fileURLToPath(import.meta.url).replace('all-cores', 'worker');
  return new Promise((resolve, reject) => {
    // Plain Node, whatever runs us: a test runner's flags would lead the thread to TypeScript.
    const worker = new Worker(file, { workerData, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
