import { Worker } from 'node:worker_threads';

/** What a thread started from `file`, beside this one, answers to `workerData`. */
export function inThread<Answer>(file: string, workerData: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Plain Node, whatever runs us: a test runner's flags would lead the thread to TypeScript.
    const worker = new Worker(new URL(file, import.meta.url), { workerData, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
