import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { snowTime } from '@snowbound/snow-time';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import type { LiveTable } from '../dist/tables/live-table.js';
import { LoadedTables } from '../dist/tables/loaded-tables.js';
import { Visitor } from './visitor.ts';

const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(data, { recursive: true }));

const TABLES = 500;
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

test(`${TABLES} tables of bots end while memory is swept every 100 ms: no entry is lost or written twice`, async () => {
  const serving = await serve({
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    requestsAMinute: 1e9,
    sweepMilliseconds: 100,
    idleMilliseconds: 0,
    opsPort: 0,
  });
  const anna = new Visitor(serving.address);
  const content = { ...snowTime.content.file, name: 'brief', roundLimit: { value: 2, known: 'house' } };
  const { id: brief } = await anna.post<{ id: string }>('/api/contents', { game: 'snow-time', content });
  const places = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  for (let count = 0; count < TABLES; count++) {
    await anna.post('/api/tables', { game: 'snow-time', players: 2, content: brief, places });
  }
  const database = new DatabaseSync(join(data, 'snowbound.sqlite'), { readOnly: true });
  const running = database.prepare("SELECT count(*) AS count FROM tables WHERE status <> 'over'");
  while ((running.get() as { count: number }).count > 0) await pause(50);
  const results = database.prepare('SELECT count(*) AS count FROM results').get();
  database.close();
  expect(results).toEqual({ count: TABLES });
  const metrics = await (await fetch(`${serving.opsAddress}/metrics`)).text();
  expect(metrics).toMatch(/^snowbound_faults_total 0$/m);
  await serving.close();

  const { openDatabase } = await import('../dist/storage/sqlite/database.js');
  const { bare, book, close } = await openDatabase(data);
  for (const { key } of bare.prepare('SELECT key FROM tables').all() as { key: number }[]) {
    const numbers = book.read(key).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  await close();
});

/** As much of a table as a registry looks at. */
class Stub {
  readonly id: string;
  isRetired = false;

  constructor(id: string) {
    this.id = id;
  }

  retire(): void {
    this.isRetired = true;
  }
}
const stub = (id: string) => new Stub(id) as unknown as LiveTable;

test('a registry never holds two of one id', async () => {
  let reads = 0;
  const registry = new LoadedTables(async id => {
    reads++;
    return stub(id);
  });
  const [one, two] = await Promise.all([registry.find('a'), registry.find('a')]);
  expect(one).toBe(two);
  expect(reads).toBe(1);
  expect(() => registry.add(stub('a'))).toThrow('already');
  registry.drop(one);
  expect(one.isRetired).toBe(true);
  expect(await registry.find('a')).not.toBe(one);
  // A late word about the old one does not send the new one away.
  registry.drop(one);
  expect(registry.size).toBe(1);
});

test('a table that is removed while it is being read does not come back', async () => {
  const ready: (() => void)[] = [];
  const registry = new LoadedTables(async id => {
    await new Promise<void>(resolve => ready.push(resolve));
    return stub(id);
  });
  const reading = registry.find('a');
  registry.remove('a');
  ready[0]?.();
  await expect(reading).rejects.toMatchObject({ code: 'not-found' });
  expect(registry.size).toBe(0);
  // Nor does it stand in the way of the next one.
  const next = registry.find('a');
  ready[1]?.();
  expect(registry.known('a')).toBeNull();
  expect(await next).toBe(registry.known('a'));
});
