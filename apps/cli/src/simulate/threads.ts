import { Piscina } from 'piscina';
import type { Batch } from './batch.ts';
import { sumOf, type Tally } from './tally.ts';

/** Games in a batch: enough to make sending it worth while. The size never depends on the threads. */
const RANDOM_BATCH = 500;
const THINKING_BATCH = 20;

/** The file a thread runs, as built or, under tsx, as written. */
const isSource = import.meta.url.endsWith('.ts');
const filename = new URL(isSource ? './batch.ts' : './batch.js', import.meta.url).href;

/** Threads do not inherit tsx, so they are told to load it. */
const loadTsx = (): string[] => {
  const script = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
};
const execArgv = isSource ? [...process.execArgv, ...loadTsx()] : process.execArgv;

/** Plays games 0 to `to` on several threads. The outcome is the same for any number of threads. */
export async function playInThreads(
  all: Batch,
  parties: number,
  workers: number,
  onProgress: (games: number) => void,
): Promise<Tally> {
  const batches = batchesOf(all);
  const threads = Math.min(workers, batches.length);
  const pool = new Piscina({ filename, execArgv, name: 'playBatch', minThreads: threads, maxThreads: threads });
  const tallies: Tally[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < batches.length; at = next++) {
      const tally: Tally = await pool.run(batches[at]);
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
