import type { GameRecord } from '@snowbound/table';
import { randomHex } from './random-hex.ts';
import { type DeviceSeatHolder, keepTable } from './store.ts';
import type { DeviceTableSettings } from './worker-api.ts';
import { WorkerClient } from './worker-client.ts';

/** Creates a table on this device and returns the path of its page. The worker knows the game, so the page need not load it twice. */
export async function createDeviceTable(settings: DeviceTableSettings): Promise<string> {
  let fail: (reason: string) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    fail = reason => reject(new Error(reason));
  });
  const workerClient = new WorkerClient();
  workerClient.listen({ see: () => {}, broken: fail });
  try {
    const record = await Promise.race([workerClient.ask('recordOf', settings), broken]);
    return await keepNew(record, settings.places, settings.content);
  } finally {
    workerClient.close();
  }
}

/** Goes on from a record on this device: a branch of its own. */
export async function keepNew(
  record: GameRecord,
  places: readonly DeviceSeatHolder[],
  content?: unknown,
): Promise<string> {
  const id = randomHex(8);
  await keepTable({ id, number: 0, changed: Date.now(), isOver: false, record, places, content }, null);
  return `/local/${id}`;
}
