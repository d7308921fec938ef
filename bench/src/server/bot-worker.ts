/** A thread of the server that thinks without a pause, as a bot at full strength would. */

import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { Errand } from '../all-cores.ts';

export interface BotErrand extends Errand {
  /** 0 is as important as the server's own thread, 19 the least. */
  readonly nice: number;
}

// On Linux this is the priority of the calling thread alone.
setPriority(0, (workerData as BotErrand).nice);
await import('../worker.ts');
