import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { program, runIn } from './command-line.ts';
import { freePort, OwnProcess } from './own-process.ts';
import { Visitor } from './visitor.ts';

/** In blocks of 512 bytes: more than a new database needs, and soon full. */
const LARGEST_FILE = 2000;

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

const snowbound = (...args: string[]) => runIn(folder, args);

/** Another program that writes to the database and does not finish; locks are between processes, so it is one. */
async function holdDatabase(file: string): Promise<() => Promise<void>> {
  const script = `const { DatabaseSync } = require('@photostructure/sqlite');
    new DatabaseSync(process.argv[1]).exec('BEGIN IMMEDIATE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const holder = spawn(process.execPath, ['-e', script, file], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise(resolve => holder.stdout.once('data', resolve));
  return async () => {
    const gone = new Promise(resolve => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await gone;
  };
}

let id = '';
let cookie = '';
beforeAll(async () => {
  const serving = await serve({
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    requestsAMinute: 1_000_000,
  });
  const anna = new Visitor(serving.address);
  const places = [{ kind: 'you' }, { kind: 'open' }];
  id = (await anna.post('/api/tables', { game: 'snow-time', players: 2, places })).id;
  const ben = new Visitor(serving.address);
  await ben.post(`/api/tables/${id}/join`);
  await anna.post(`/api/tables/${id}/moves`, { seat: 0, number: 0, move: 'play 6' });
  await ben.post(`/api/tables/${id}/chat`, { text: 'Your move!' });
  cookie = anna.cookie;
  // While the server runs.
  expect(await snowbound('backup', 'kept.sqlite', '--data', data)).toMatchObject({ code: 0, err: '' });
  await serving.close();
});

describe('backup and restore', () => {
  test('a backup holds everything: restored elsewhere, the game is where it was', async () => {
    expect(await snowbound('restore', 'kept.sqlite', '--data', 'elsewhere')).toMatchObject({ code: 0 });
    const serving = await serve({
      host: '127.0.0.1',
      port: 0,
      data: join(folder, 'elsewhere'),
      logLevel: 'silent',
      requestsAMinute: 1_000_000,
    });
    const anna = Object.assign(new Visitor(serving.address), { cookie });
    const seen = await anna.get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ number: 1, mine: [0], waiting: [1, 2, 3] });
    expect(await anna.get<unknown>(`/api/tables/${id}/chat`)).toMatchObject([{ text: 'Your move!' }]);
    await serving.close();
  });

  test('nothing is overwritten, and what is no backup is refused', async () => {
    expect(await snowbound('backup', 'kept.sqlite', '--data', data)).toMatchObject({ code: 2, out: '' });
    expect(await snowbound('restore', 'kept.sqlite', '--data', data)).toMatchObject({ code: 2 });
    writeFileSync(join(folder, 'letter.txt'), 'Dear Paws');
    expect(await snowbound('restore', 'letter.txt', '--data', 'new')).toMatchObject({
      code: 2,
      err: '“letter.txt” is not a complete Snowbound backup.\n',
    });
    expect(existsSync(join(folder, 'new'))).toBe(false);
    expect(await snowbound('backup', 'x.sqlite', '--data', 'nowhere')).toMatchObject({ code: 2 });
  });
});

describe('upgrade-check', () => {
  test('running games that replay are fine', async () => {
    expect(await snowbound('upgrade-check', '--data', data)).toMatchObject({
      code: 0,
      out: `1 running game replays on this version.\nThis was tried on a copy: nothing in “${data}” was changed.\n`,
    });
  });

  test('games of other rules, or with moves not allowed any more, are named', async () => {
    await snowbound('restore', 'kept.sqlite', '--data', 'changed');
    const database = new DatabaseSync(join(folder, 'changed', 'snowbound.sqlite'));
    database.exec("UPDATE tables SET rules = '0'");
    expect(await snowbound('upgrade-check', '--data', 'changed')).toMatchObject({
      code: 1,
      out: expect.stringContaining(`${id} (snow-time) would break: This game was begun with version 0 of the rules`),
    });
    database.exec(
      "UPDATE tables SET rules = '1'; UPDATE log SET entries = replace(entries, 'play', 'eat'); UPDATE recent SET entries = replace(entries, 'play', 'eat')",
    );
    database.close();
    const { code, out } = await snowbound('upgrade-check', '--data', 'changed', '--json');
    expect({ code, report: JSON.parse(out) }).toMatchObject({
      code: 1,
      report: { tables: 1, broken: [{ table: id }], checked: 'copy' },
    });
  });
});

describe('it stops cleanly, run by Node as `./snowbound` runs it', () => {
  const nodeFlags = JSON.parse(readFileSync(new URL('../node-flags.json', import.meta.url), 'utf8')) as string[];

  test.each([
    { why: 'a signal', stop: (server: ChildProcess) => server.kill('SIGTERM') },
    { why: 'the end of who has started it', stop: (server: ChildProcess) => server.disconnect() },
  ])('$why', async ({ stop }) => {
    const flags = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', 'stopped', '--log', 'error'];
    const server = spawn(process.execPath, [...nodeFlags, program, ...flags], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const gone = new Promise<number | null>(resolve => server.once('exit', resolve));
    const address = await new Promise<string>(resolve => {
      server.stdout?.on('data', (text: Buffer) => resolve(/http:\S+/.exec(text.toString())?.[0] ?? ''));
    });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    stop(server);
    expect(await gone).toBe(0);
  });
});

test('metrics and readiness are at a port of their own if one is asked for, and the token is read from the environment', async () => {
  const flags = ['serve', '--host', '127.0.0.1', '--port', '0', '--ops-port', '0', '--data', 'ops', '--log', 'error'];
  const env = { ...process.env, SNOWBOUND_OPS_TOKEN: 'a secret' };
  const server = spawn(process.execPath, [program, ...flags], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>(resolve => server.once('exit', resolve));
  const [address, ops] = await new Promise<string[]>(resolve => {
    server.stdout?.on('data', (text: Buffer) => resolve(text.toString().match(/http:\S+/g) ?? []));
  });
  const authorization = 'Bearer a secret';
  for (const path of ['/readyz', '/metrics']) {
    expect((await fetch(`${ops}${path}`)).status).toBe(200);
    expect((await fetch(`${address}${path}`)).status).toBe(404);
    expect((await fetch(`${address}${path}`, { headers: { authorization } })).status).toBe(200);
  }
  server.kill('SIGTERM');
  expect(await gone).toBe(0);
});

describe('when it cannot start it says why', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    expect(await snowbound('serve', '--host', '127.0.0.1', '--port', String(port), '--data', 'taken')).toMatchObject({
      code: 2,
      err: `Port ${port} is taken by another program. Choose another one with --port.\n`,
    });
    const ops = ['--ops-port', String(port), '--port', '0', '--data', 'taken'];
    expect(await snowbound('serve', '--host', '127.0.0.1', ...ops)).toMatchObject({
      code: 2,
      err: `Port ${port} is taken by another program. Choose another one with --ops-port.\n`,
    });
    other.close();
  });

  test('a data folder that is a file', async () => {
    expect(await snowbound('serve', '--port', '0', '--data', 'kept.sqlite')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be written'),
    });
  });

  test('data that is no database', async () => {
    mkdirSync(join(folder, 'odd'));
    writeFileSync(
      join(folder, 'odd', 'snowbound.sqlite'),
      'no database at all, but long enough to look like a header'.repeat(20),
    );
    expect(await snowbound('serve', '--port', '0', '--data', 'odd')).toMatchObject({
      code: 2,
      err: expect.stringContaining('could not be opened'),
    });
  });

  test('an address this machine does not have, a wrong log level', async () => {
    expect(await snowbound('serve', '--host', '203.0.113.7', '--port', '0', '--data', 'd')).toMatchObject({ code: 2 });
    expect(await snowbound('serve', '--log', 'loud', '--data', 'd')).toMatchObject({
      code: 2,
      err: expect.stringContaining('“loud”'),
    });
  });
});

describe('when the disk fails', () => {
  test('a database held by another program refuses the move, keeps the game, and goes on when it is free again', async () => {
    const full = join(folder, 'full');
    const serving = await serve({
      host: '127.0.0.1',
      port: 0,
      data: full,
      logLevel: 'silent',
      requestsAMinute: 1_000_000,
    });
    const anna = new Visitor(serving.address);
    const { id: table } = await anna.post('/api/tables', {
      game: 'snow-time',
      players: 2,
      places: [{ kind: 'you' }, { kind: 'bot', bot: 'random' }],
    });
    await anna.hearQuiet(table);
    const before = await anna.get(`/api/tables/${table}`);
    const seat = before.questions[0]?.seat ?? 0;
    await anna.connect();
    await anna.tell({ type: 'watch', table });
    const closed = new Promise(resolve => anna.socket.once('close', resolve));
    // Another writer holds the database for longer than we wait.
    const letGo = await holdDatabase(join(full, 'snowbound.sqlite'));
    const answered: string[] = [];
    const moving = anna
      .ask('POST', `/api/tables/${table}/moves`, { seat, number: before.number, move: 'play 6' })
      .finally(() => answered.push('move'));
    // Meanwhile everybody else is served.
    for (let looks = 0; looks < 5; looks++) {
      expect((await new Visitor(serving.address).ask('GET', '/healthz')).status).toBe(200);
      answered.push('health');
    }
    expect(await anna.ask('PUT', '/api/me', { name: 'Anna' })).toMatchObject({
      status: 503,
      body: { error: { code: 'storage' } },
    });
    const refused = await moving;
    expect(answered.at(-1)).toBe('move');
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
    // Who looks on comes back and sees the table as it is on disk.
    expect(await closed).toBe(1012);
    await letGo();
    const after = await anna.get(`/api/tables/${table}`);
    expect(after.number).toBe(before.number);
    expect(
      (await anna.ask('POST', `/api/tables/${table}/moves`, { seat, number: after.number, move: 'play 6' })).status,
    ).toBe(200);
    await serving.close();
  });

  test('a full disk refuses moves, the server stays up, and nothing acknowledged is lost', async () => {
    const server = new OwnProcess(join(folder, 'full-disk'), await freePort());
    // The database is made while there is room.
    await server.start();
    await server.stop();
    await server.start(LARGEST_FILE);
    const [anna, ben] = [new Visitor(server.address), new Visitor(server.address)];
    let acknowledged = 0;
    let table = '';
    let refused: { status: number } = { status: 200 };
    while (refused.status === 200) {
      if (table === '') {
        const created = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'snow-time', players: 2 });
        const joined = await ben.ask('POST', `/api/tables/${created.body.id}/join`);
        if (created.status !== 201 || joined.status !== 200) throw new Error('full before the first move');
        table = created.body.id;
      }
      // Choosing and taking back: the log grows, the game does not end.
      const { number } = await anna.get(`/api/tables/${table}`);
      refused = await anna.ask('POST', `/api/tables/${table}/moves`, { seat: 0, number, move: 'play 6' });
      if (refused.status !== 200) break;
      acknowledged++;
      refused = await anna.ask('POST', `/api/tables/${table}/undo`, { seat: 0 });
      if (refused.status === 200) acknowledged++;
    }
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
    expect(await anna.get('/healthz')).toEqual({ ok: true });
    await server.kill();
    await server.start();
    expect((await anna.get(`/api/tables/${table}`)).number).toBe(acknowledged);
    await server.stop();
  });

  test('a server that was stopped leaves one file and its empty lock behind, and none half-written', async () => {
    const tidy = join(folder, 'tidy');
    const server = new OwnProcess(tidy, await freePort());
    await server.start();
    await server.stop();
    expect(readdirSync(tidy)).toEqual(['snowbound.lock', 'snowbound.sqlite']);
    expect(statSync(join(tidy, 'snowbound.lock')).size).toBe(0);
  });

  test('a bot that is interrupted by the end of the server plays nothing', async () => {
    const halted = join(folder, 'halted');
    const serving = await serve({
      host: '127.0.0.1',
      port: 0,
      data: halted,
      logLevel: 'silent',
      requestsAMinute: 1000,
    });
    // Each of them thinks for a second before its first move.
    const places = [0, 1].map(() => ({ kind: 'bot', bot: 'expert' }));
    await new Visitor(serving.address).post('/api/tables', { game: 'silverfrost', players: 2, places });
    await serving.close();
    const kept = await openDatabase(halted);
    expect(kept.book.read(1)).toEqual([]);
    await kept.close();
  });
});
