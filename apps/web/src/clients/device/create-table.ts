import type { GameRecord } from '@snowbound/table';
import { randomHex } from './random-hex.ts';
import { type DeviceSeatHolder, keepTable } from './store.ts';
import type { DeviceTableSettings } from './worker-api.ts';
import { WorkerClient } from './worker-client.ts';

/** Lays a table on this device; the path of its page. The worker knows the game, so the page need not load it twice. */
export async function createDeviceTable(lay: DeviceTableSettings): Promise<string> {
  let fail: (reason: string) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    fail = reason => reject(new Error(reason));
  });
  const line = new WorkerClient();
  line.listen({ see: () => {}, broken: fail });
  try {
    const record = await Promise.race([line.ask('recordOf', lay), broken]);
    return await keepNew(record, lay.places, lay.content);
  } finally {
    line.close();
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
