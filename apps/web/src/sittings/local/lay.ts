import type { GameRecord } from '@snowbound/table';
import type { LocalLay } from './asks.ts';
import { Line } from './line.ts';
import { randomHex } from './random-hex.ts';
import { keepTable, type LocalPlace } from './store.ts';

/** Lays a table on this device; the path of its page. The worker knows the game, so the page need not load it twice. */
export async function layLocal(lay: LocalLay): Promise<string> {
  let fail: (reason: string) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    fail = reason => reject(new Error(reason));
  });
  const line = new Line();
  line.listen({ see: () => {}, broken: fail });
  try {
    const record = await Promise.race([line.ask('recordOf', lay), broken]);
    return await keepNew(record, lay.places, lay.content);
  } finally {
    line.close();
  }
}

/** Goes on from a record on this device: a branch of its own. */
export async function keepNew(record: GameRecord, places: readonly LocalPlace[], content?: unknown): Promise<string> {
  const id = randomHex(8);
  await keepTable({ id, number: 0, changed: Date.now(), isOver: false, record, places, content }, null);
  return `/local/${id}`;
}
