import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Checkpoints } from '../dist/storage/sqlite/checkpoints.js';
import { CommitQueue } from '../dist/storage/sqlite/commit-queue.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { Durability } from '../dist/storage/sqlite/durability.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOBODY_COUNTS = () => {};

const move = (tableKey: number, number: number) =>
  ({ tableKey, number, kind: 'move', seat: 0, text: 'play 6', seen: number - 1, at: 0 }) as const;

const appended = (log: CommitQueue, row: ReturnType<typeof move>): Promise<void> =>
  new Promise((stored, failed) => log.append(row, { stored, failed }));

describe('what is acknowledged is on the disk', () => {
  test('a move is not acknowledged before the disk has it, nor if the disk refuses', async () => {
    const database = await openDatabase(folder);
    const waits: { readonly settle: () => void; readonly refuse: (reason: Error) => void }[] = [];
    const disk = { settled: () => new Promise<void>((settle, refuse) => waits.push({ settle, refuse })) };
    const log = new CommitQueue({ ...database, disk }, NOBODY_COUNTS);
    let isAcknowledged = false;
    const first = appended(log, move(1, 1)).then(() => {
      isAcknowledged = true;
    });
    await expect.poll(() => waits.length).toBe(1);
    expect(database.book.read(1)).toEqual([move(1, 1)]);
    await pause(20);
    expect(isAcknowledged).toBe(false);
    waits[0]?.settle();
    await first;
    const second = appended(log, move(1, 2));
    await expect.poll(() => waits.length).toBe(2);
    waits[1]?.refuse(new Error('no space left'));
    await expect(second).rejects.toThrow('no space left');
    await database.close();
  });

  test('a change that a query makes waits for the disk too, and nobody waits for the query', async () => {
    const database = await openDatabase(folder);
    const written = database.queries.insertInto('settings').values({ name: 'colour', value: 'blue' }).execute();
    const read = database.queries.selectFrom('settings').select('value').where('name', '=', 'colour').execute();
    expect(await read).toEqual([{ value: 'blue' }]);
    await written;
    await expect(database.queries.transaction().execute(async () => {})).rejects.toThrow('transaction of its own');
    await database.close();
  });

  test('a disk that is gone refuses; those who ask while it is busy share the next wait', async () => {
    const database = await openDatabase(folder);
    const disk = new Durability(join(folder, 'snowbound.sqlite-wal'));
    const waits = [disk.settled(), disk.settled(), disk.settled()];
    expect(waits[1]).toBe(waits[2]);
    expect(waits[0]).not.toBe(waits[1]);
    await Promise.all(waits);
    await disk.settled();
    await disk.close();
    await expect(disk.settled()).rejects.toThrow(/EBADF|bad file descriptor/i);
    await database.close();
  });
});

test('moves are carried over into the database file while others are written', async () => {
  const database = await openDatabase(folder);
  const file = join(folder, 'snowbound.sqlite');
  const before = statSync(file).size;
  const log = new CommitQueue(database, NOBODY_COUNTS);
  const tables = 500;
  // Nobody waits until it is quiet: more moves than may lie beside the file.
  for (let number = 1; number <= 24; number++) {
    await Promise.all(Array.from({ length: tables }, (_, table) => appended(log, move(table + 1, number))));
  }
  await expect.poll(() => statSync(file).size, { timeout: 10_000 }).toBeGreaterThan(before + tables * 100);
  const kept = ({ book }: typeof database) =>
    Array.from({ length: tables }, (_, table) => book.read(table + 1).length).reduce((sum, rows) => sum + rows);
  expect(kept(database)).toBe(24 * tables);
  await database.close();
  const again = await openDatabase(folder);
  expect(kept(again)).toBe(24 * tables);
  await again.close();
});

test('a thread that cannot carry moves over says so, and is started anew for the next ones', async () => {
  const told: unknown[] = [];
  const checkpoints = new Checkpoints(join(folder, 'nowhere', 'snowbound.sqlite'), reason => told.push(reason));
  for (const times of [1, 2]) {
    checkpoints.add(6000);
    await expect.poll(() => told.length, { timeout: 60_000 }).toBe(times);
  }
  expect(String(told[0])).toContain('unable to open database file');
  await checkpoints.close();
});

test('what follows from a change is still written when the database is closed', async () => {
  const database = await openDatabase(folder);
  const chain = (async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      await database.queries.insertInto('settings').values({ name, value: 'kept' }).execute();
    }
  })();
  await database.close();
  await chain;
  const again = await openDatabase(folder);
  expect(again.bare.prepare("SELECT name FROM settings WHERE value = 'kept'").all().length).toBe(5);
  await again.close();
});
