import { threadsFor } from '../threads.ts';
import { type Batch, PLAYED, type PlayedBatch, type Share } from './batch.ts';
import { sumOf, type Tally } from './tally.ts';

/** Games in a batch: enough to make taking it worth while. The size never depends on the threads. */
const RANDOM_BATCH = 500;
const THINKING_BATCH = 20;

/** Milliseconds between two looks at how far the threads are. */
const LOOK = 100;

/** Plays games 0 to `to` on several threads. The outcome is the same for any number of threads. */
export async function playInThreads(
  all: Batch,
  parties: number,
  workers: number,
  onProgress: (games: number) => void,
): Promise<Tally> {
  const size = all.bots.every(name => name === 'random') ? RANDOM_BATCH : THINKING_BATCH;
  const threads = Math.min(workers, Math.ceil((all.to - all.from) / size));
  const counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const pool = threadsFor<Share, readonly PlayedBatch[]>('./batch', import.meta.url, 'playShare', threads);
  let seen = 0;
  const look = (): void => {
    const played = Atomics.load(counts, PLAYED);
    onProgress(played - seen);
    seen = played;
  };
  const looking = setInterval(look, LOOK);
  try {
    const shares = await Promise.all(Array.from({ length: threads }, () => pool.run({ all, size, counts })));
    look();
    // Always in the same order: sums of fractions depend on it.
    const played = shares.flat().sort(([one], [other]) => one - other);
    const tallies = played.map(([, tally]) => tally);
    return sumOf(parties, tallies);
  } finally {
    clearInterval(looking);
    await pool.destroy();
  }
}
