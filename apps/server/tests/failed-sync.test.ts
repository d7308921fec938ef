import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { CommitQueue } from '../dist/storage/sqlite/commit-queue.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { Durability } from '../dist/storage/sqlite/durability.js';
import { BreakableDisk } from './breakable-disk.ts';
import { tableFor } from './own-server.ts';
import { Visitor } from './visitor.ts';

const PAGE_BYTES = 4096;
const PATIENCE = { timeout: 60_000 };

let folder = '';
let breakable = new BreakableDisk();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  breakable = new BreakableDisk();
});
afterEach(() => rmSync(folder, { recursive: true }));

const move = (number: number) =>
  ({ tableKey: 1, number, kind: 'move', seat: 0, text: 'play 6', seen: number - 1, at: 0 }) as const;

const appended = (log: CommitQueue, row: ReturnType<typeof move>): Promise<void> =>
  new Promise((stored, failed) => log.append(row, { stored, failed }));

/** What the host reads. */
function hostLog() {
  const lines: string[] = [];
  const note = (_: unknown, message?: string) => void lines.push(message ?? '');
  return { lines, error: note, warn: note };
}

describe('a disk that has failed once is not believed again', () => {
  test('whoever waits or asks later is refused, though the next wait would succeed', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const told: string[] = [];
    const answers: ((error: Error | null) => void)[] = [];
    const disk = new Durability(
      file,
      ({ message }) => told.push(message),
      (_, done) => answers.push(done),
    );
    const [first, second] = [disk.settled(), disk.settled()];
    answers[0]?.(new Error('EIO'));
    await expect(first).rejects.toThrow('did not confirm what was written: Error: EIO');
    await expect(second).rejects.toThrow('EIO');
    await expect(disk.settled()).rejects.toThrow('EIO');
    expect({ told: told.length, waits: answers.length }).toEqual({ told: 1, waits: 1 });
    await disk.close();
  });

  test('moves, queries and plain statements are refused until the database was opened anew, and that is logged', async () => {
    const log = hostLog();
    const database = await openDatabase(folder, { log, sync: breakable.sync });
    const moves = new CommitQueue(database, () => {});
    const settings = database.bare.prepare('SELECT count(*) AS count FROM settings');
    let dropped = 0;
    database.recovery.onLost(() => dropped++);
    await appended(moves, move(1));
    breakable.isBroken = true;
    await expect(appended(moves, move(2))).rejects.toThrow('EIO');
    breakable.isBroken = false;
    // All at once, before it can be opened anew.
    const rename = database.queries.insertInto('settings').values({ name: 'colour', value: 'blue' }).execute();
    const later = [appended(moves, move(2)), appended(moves, move(3)), rename, database.disk.settled()];
    expect(() => settings.get()).toThrow('opened anew');
    expect(database.recovery.trouble).toBe('sync');
    const outcomes = await Promise.allSettled(later);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect({ dropped, logged: log.lines }).toEqual({
      dropped: 1,
      logged: ['the disk failed: nothing is acknowledged before the database is opened anew'],
    });

    await expect.poll(() => database.recovery.trouble, PATIENCE).toBe(null);
    expect(log.lines.at(-1)).toBe('the database was opened anew and read again');
    expect(settings.get()).toMatchObject({ count: expect.any(Number) });
    // What was committed but not acknowledged may be there or not.
    const { length } = database.book.read(1);
    expect([1, 2]).toContain(length);
    await appended(moves, move(length + 1));
    await database.close();
    const again = await openDatabase(folder);
    expect(again.book.read(1).length).toBe(length + 1);
    await again.close();
  });

  test('it is tried again for as long as the disk confirms nothing, and can be closed meanwhile', async () => {
    const log = hostLog();
    const database = await openDatabase(folder, { log, sync: breakable.sync });
    await appended(new CommitQueue(database, () => {}), move(1));
    breakable.isBroken = true;
    await expect(database.tryWriting()).rejects.toThrow('EIO');
    await expect.poll(() => log.lines.filter(line => line.endsWith('yet')).length, PATIENCE).toBeGreaterThan(1);
    expect(database.recovery.trouble).toBe('sync');
    await database.close();
    const again = await openDatabase(folder);
    expect(again.book.read(1)).toEqual([move(1)]);
    await again.close();
  });

  test('pages that the operating system dropped cost nothing that was acknowledged', async () => {
    const database = await openDatabase(folder, { sync: breakable.sync });
    const moves = new CommitQueue(database, () => {});
    for (let number = 1; number <= 3; number++) await appended(moves, move(number));
    breakable.isBroken = true;
    await expect(appended(moves, move(4))).rejects.toThrow('EIO');
    breakable.isBroken = false;
    // As after a failed write on some file systems: the last page is what it was before.
    const wal = join(folder, 'snowbound.sqlite-wal');
    const bytes = readFileSync(wal);
    writeFileSync(wal, bytes.fill(0, bytes.length - PAGE_BYTES));
    await expect.poll(() => database.recovery.trouble, PATIENCE).toBe(null);
    expect(database.book.read(1)).toEqual([1, 2, 3].map(move));
    expect(database.bare.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
    await appended(moves, move(4));
    expect(readdirSync(folder).filter(name => name.endsWith('.new'))).toEqual([]);
    await database.close();
  });
});

describe('a server whose disk has failed', () => {
  test('acknowledges nothing, is not ready, and goes on where the last acknowledged move was', async () => {
    const options = {
      host: '127.0.0.1',
      port: 0,
      data: folder,
      logLevel: 'silent',
      requestsAMinute: 1_000_000,
    } as const;
    const serving = await serve({ ...options, opsPort: 0, sync: breakable.sync });
    const host = new Visitor(serving.opsAddress ?? '');
    const [anna, ben] = [new Visitor(serving.address), new Visitor(serving.address)];
    const id = await tableFor(anna, ben);
    await anna.connect();
    await anna.tell({ type: 'watch', table: id });
    const cutOff = new Promise(resolve => anna.socket.once('close', resolve));
    const choose = { seat: 0, number: 0, move: 'play 6' };
    const refused = { status: 503, body: { error: { code: 'storage' } } };

    breakable.isBroken = true;
    expect(await anna.ask('POST', `/api/tables/${id}/moves`, choose)).toMatchObject(refused);
    await cutOff;
    expect(await ben.ask('POST', `/api/tables/${id}/moves`, { ...choose, seat: 1 })).toMatchObject(refused);
    expect(await ben.ask('POST', `/api/tables/${id}/chat`, { text: 'Hello?' })).toMatchObject(refused);
    expect(await ben.ask('PUT', '/api/me', { name: 'Ben' })).toMatchObject(refused);
    expect(await ben.ask('POST', '/api/tables', { game: 'snow-time', players: 2 })).toMatchObject(refused);
    expect(await new Visitor(serving.address).ask('POST', `/api/tables/${id}/join`)).toMatchObject(refused);
    // Nor is anything shown that may be gone.
    expect(await ben.ask('GET', `/api/tables/${id}`)).toMatchObject(refused);
    expect(await host.ask('GET', '/readyz')).toMatchObject({
      status: 503,
      body: {
        error: {
          code: 'storage',
          at: 'sync',
          message: 'The server can keep nothing: the disk failed, and the database is being opened anew.',
        },
      },
    });
    expect((await ben.ask('GET', '/healthz')).status).toBe(200);

    breakable.isBroken = false;
    await expect.poll(async () => (await host.ask('GET', '/readyz')).status, PATIENCE).toBe(200);
    const { number } = await anna.get(`/api/tables/${id}`);
    expect([0, 1]).toContain(number);
    if (number === 0) await anna.post(`/api/tables/${id}/moves`, choose);
    await ben.post(`/api/tables/${id}/moves`, { ...choose, seat: 1, number: 1 });
    await ben.post(`/api/tables/${id}/chat`, { text: 'Here again.' });
    const seen = await anna.get(`/api/tables/${id}`);
    await serving.close();

    const next = await serve(options);
    const annaAgain = Object.assign(new Visitor(next.address), { cookie: anna.cookie });
    expect((await annaAgain.get(`/api/tables/${id}`)).number).toBe(seen.number);
    expect(await annaAgain.get<unknown>(`/api/tables/${id}/chat`)).toMatchObject([{ text: 'Here again.' }]);
    await next.close();
  });
});
