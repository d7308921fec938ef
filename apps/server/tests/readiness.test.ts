import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snowTime } from '@snowbound/snow-time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Readiness } from '../dist/readiness.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { storageOn } from '../dist/storage/sqlite/sqlite-storage.js';
import { freePort, OwnProcess } from './own-process.ts';
import { tableFor } from './own-server.ts';
import { Visitor } from './visitor.ts';

/** Who runs the server may ask how it is. */
const HOST = { authorization: 'Bearer ops' };
/** In blocks of 512 bytes: more than a new database needs, and soon full. */
const LARGEST_FILE = 1000;
/** What is left of a full file may take this many small things. */
const MOST_SMALL_THINGS = 3;

let folder = '';
let server: OwnProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true });
});

const plenty = async () => 1e12;

test('it is ready if there is room and a little could be written; all who ask meanwhile share one look', async () => {
  const database = await openDatabase(folder);
  let looks = 0;
  const tryWriting = () => {
    looks++;
    return database.tryWriting();
  };
  const { health } = storageOn(database, plenty);
  const readiness = new Readiness({ ...health, tryWriting });
  await Promise.all([readiness.check(), readiness.check()]);
  expect(looks).toBe(1);
  await readiness.check();
  expect(looks).toBe(2);
  const cramped = new Readiness({ ...health, tryWriting, freeBytes: async () => 1_000_000 });
  await expect(cramped.check()).rejects.toMatchObject({ code: 'storage', at: 'full' });
  expect(looks).toBe(2);
  await database.close();
});

test('data that may not be written, or that nobody can find, is not ready, and it says why', async () => {
  const database = await openDatabase(folder);
  const readiness = new Readiness(storageOn(database, plenty).health);
  database.bare.exec('PRAGMA query_only = ON');
  await expect(readiness.check()).rejects.toMatchObject({ code: 'storage', at: 'readonly' });
  database.bare.exec('PRAGMA query_only = OFF');
  await readiness.check();
  const lost = new Readiness(storageOn(database, () => Promise.reject(new Error('ENOENT'))).health);
  await expect(lost.check()).rejects.toMatchObject({ code: 'storage', at: 'io' });
  await database.close();
});

test('with a full disk whatever would be kept is refused with 503 in the one shape, and the server is not ready', async () => {
  server = new OwnProcess(join(folder, 'full'), await freePort());
  // The database is made while there is room.
  await server.start();
  await server.stop();
  await server.start(LARGEST_FILE);
  const [anna, ben] = [new Visitor(server.address), new Visitor(server.address)];
  const id = await tableFor(anna, ben);
  expect((await anna.ask('GET', '/readyz', undefined, HOST)).status).toBe(200);

  // Choosing and taking back: the log grows, the game does not end.
  let acknowledged = 0;
  for (let status = 200; status === 200; ) {
    const isChosen = acknowledged % 2 === 1;
    const choice = { seat: 0, number: acknowledged, move: 'play 6' };
    const undo = { seat: 0 };
    const path = `/api/tables/${id}/${isChosen ? 'undo' : 'moves'}`;
    ({ status } = await anna.ask('POST', path, isChosen ? undo : choice));
    if (status === 200) acknowledged++;
    else expect(status).toBe(503);
  }
  const content = (name: string) => ({ game: 'snow-time', content: { ...snowTime.content.file, name } });
  const until = async (method: string, path: string, body: (attempt: number) => unknown) => {
    for (let attempt = 1; attempt <= MOST_SMALL_THINGS; attempt++) {
      const answer = await anna.ask(method, path, body(attempt), path === '/readyz' ? HOST : {});
      if (answer.status >= 400) return answer;
    }
    throw new Error(`${method} ${path} was not refused`);
  };
  const refused = {
    status: 503,
    body: { error: { code: 'storage', message: expect.stringContaining('The server can keep nothing') } },
  };
  const writes: [method: string, path: string, body: (attempt: number) => unknown][] = [
    ['GET', '/readyz', () => undefined],
    ['POST', '/api/contents', n => content(`another-${n}`)],
    ['PUT', '/api/me', n => ({ name: `Anna ${n}` })],
    ['POST', '/api/tables', () => ({ game: 'snow-time', players: 2 })],
    ['POST', `/api/tables/${id}/chat`, n => ({ text: `Hello ${n}`.padEnd(400, '!') })],
    ['POST', `/api/tables/${id}/mute`, n => ({ place: 1, muted: n % 2 === 1 })],
    ['POST', `/api/tables/${id}/offers`, () => ({ place: 0 })],
    ['POST', `/api/tables/${id}/invitations`, () => ({ place: 0 })],
    ['POST', `/api/tables/${id}/leave`, () => undefined],
  ];
  for (const [method, path, body] of writes) {
    expect({ path, ...(await until(method, path, body)) }).toMatchObject({ path, ...refused });
  }
  expect((await anna.ask('GET', '/healthz')).status).toBe(200);
  expect((await anna.get(`/api/tables/${id}`)).number).toBe(acknowledged);
  await server.kill();

  await server.start();
  expect((await anna.ask('GET', '/readyz', undefined, HOST)).status).toBe(200);
  expect((await anna.get(`/api/tables/${id}`)).number).toBe(acknowledged);
  await anna.post(`/api/tables/${id}/chat`, { text: 'There is room again.' });
  await server.stop();
});
