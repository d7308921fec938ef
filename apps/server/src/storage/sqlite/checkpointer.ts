/** A thread that carries what lies in the write-ahead log over into the database file, while others go on writing. */

import { parentPort, workerData } from 'node:worker_threads';
import { openBare } from './sqlite.ts';

/** What was written meanwhile is carried over too, a few times at most: the log begins anew only when nothing is left in it. */
const MOST_TRIES = 5;

interface Outcome {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

const database = await openBare(String(workerData));
database.exec('PRAGMA synchronous = NORMAL;');
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (wish: 'checkpoint' | 'close') => {
  if (wish === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { busy, log, checkpointed } = checkpoint.get() as unknown as Outcome;
    if (busy !== 0 || log === checkpointed) break;
  }
  parentPort?.postMessage('done');
});
