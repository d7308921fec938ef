import { threadsFor } from '../threads.ts';
import type { Batch } from './batch.ts';
import { sumOf, type Tally } from './tally.ts';

/** Games in a batch: enough to make sending it worth while. The size never depends on the threads. */
const RANDOM_BATCH = 500;
const THINKING_BATCH = 20;

/** Plays games 0 to `to` on several threads. The outcome is the same for any number of threads. */
export async function playInThreads(
  all: Batch,
  parties: number,
  workers: number,
  onProgress: (games: number) => void,
): Promise<Tally> {
  const batches = batchesOf(all);
  const threads = Math.min(workers, batches.length);
  const pool = threadsFor<Batch, Tally>('./batch', import.meta.url, 'playBatch', threads);
  const tallies: Tally[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < batches.length; at = next++) {
      const tally = await pool.run(batches[at] as Batch);
      tallies[at] = tally;
      onProgress(tally.games);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    await pool.destroy();
  }
  return sumOf(parties, tallies);
}

function batchesOf(all: Batch): Batch[] {
  const size = all.bots.every(name => name === 'random') ? RANDOM_BATCH : THINKING_BATCH;
  const count = Math.ceil((all.to - all.from) / size);
  return Array.from({ length: count }, (_, index) => {
    const from = all.from + index * size;
    return { ...all, from, to: Math.min(all.to, from + size) };
  });
}
