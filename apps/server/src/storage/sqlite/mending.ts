import { setImmediate as soon } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { openBare } from './sqlite.ts';

/**
 * Closes a connection and leaves the write-ahead log as it is. The last one to close would carry it over into the
 * database without looking whether it can be believed; one that may only read cannot.
 */
export async function closeWithoutCheckpoint(native: DatabaseSyncInstance, file: string): Promise<void> {
  const last = await openBare(file, { readOnly: true }).catch(() => null);
  try {
    last?.exec('SELECT count(*) FROM sqlite_schema');
  } finally {
    native.close();
    await collectStatements();
    last?.close();
  }
}

/** Makes a database sound whose disk has failed, beside the event loop: all of it is read. */
export function mend(file: string): Promise<void> {
  const thread = new Worker(new URL('mender.js', import.meta.url), { workerData: file, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}

/** Without an SQLite of Node’s own a closed database stays open until the last statement was collected as garbage. */
async function collectStatements(): Promise<void> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await soon();
}
