import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorBody, Invitation, TableSeen } from '@snowbound/protocol';
import type { Serving } from '@snowbound/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import { serve } from '../dist/index.js';
import { type Answer, playToTheEnd, Visitor } from './visitor.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'snowbound-bots-'));
const options = {
  host: '127.0.0.1',
  port: 0,
  data,
  logLevel: 'silent',
  requestsAMinute: 1_000_000,
} as const;
let serving: Serving;
const visitor = () => new Visitor(serving.address);

beforeAll(async () => {
  serving = await serve(options);
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true });
});

const refused = (status: number, code: string) => ({ status, body: { error: { code, message: expect.any(String) } } });

/** A program with a token. */
class Program {
  readonly token: string;
  readonly #http = visitor();

  constructor(token: string) {
    this.token = token;
  }

  ask<Body = TableSeen & ErrorBody>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<Body>> {
    return this.#http.ask<Body>(method, `/api/bot/${path}`, body, {
      authorization: `Bearer ${this.token}`,
      ...headers,
    });
  }

  async accept(name = 'Robo'): Promise<TableSeen> {
    const { status, body } = await this.ask('POST', 'accept', { name });
    expect(body).toMatchObject({ id: expect.any(String) });
    expect(status).toBe(200);
    return body;
  }
}

async function lay(host: Visitor, ...kinds: readonly ('you' | 'open' | 'bot')[]): Promise<string> {
  const places = kinds.map(kind => (kind === 'bot' ? { kind, bot: 'random' } : { kind }));
  return (await host.post('/api/tables', { game: 'snow-time', players: kinds.length, places })).id;
}

async function invite(host: Visitor, table: string, place: number): Promise<Program> {
  const { token } = await host.post<Invitation>(`/api/tables/${table}/invitations`, { place });
  return new Program(token);
}

/** What a stream says: its fields, event by event. Each has a connection of its own. */
async function* eventsOf({ token }: Program, more = {}): AsyncGenerator<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}`, ...more };
  const [stream] = (await once(get(`${serving.address}/api/bot/stream`, { agent: false, headers }), 'response')) as [
    IncomingMessage,
  ];
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-content-type-options': 'nosniff' });
  let unread = '';
  for await (const text of stream.setEncoding('utf8')) {
    const events = `${unread}${text}`.split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) yield Object.fromEntries(event.split('\n').map(line => line.split(/: (.*)/, 2)));
  }
}

const tableIn = (event: Record<string, string> | undefined): TableSeen => JSON.parse(event?.['data'] ?? 'null');

async function nextTable(events: AsyncGenerator<Record<string, string>>): Promise<Record<string, string>> {
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) throw new Error('the stream ended');
    if (value['event'] === 'table') return value;
  }
}

describe('invitations', () => {
  test('who sits at a table or laid it invites a program to an open place; nobody else, and no other place', async () => {
    const [anna, ben, stranger] = [visitor(), visitor(), visitor()];
    const id = await lay(anna, 'open', 'open', 'open');
    const path = `/api/tables/${id}/invitations`;
    expect(await stranger.ask('POST', path, { place: 1 })).toMatchObject(refused(403, 'not-yours'));
    expect(await anna.ask('POST', path, { place: 1 })).toMatchObject({ status: 201, body: { place: 1 } });
    await ben.post(`/api/tables/${id}/join`);
    expect(await ben.ask('POST', path, { place: 2 })).toMatchObject({ status: 201 });
    expect(await ben.ask('POST', path, { place: 0 })).toMatchObject(refused(409, 'not-now'));
    expect(await ben.ask('POST', path, { place: 7 })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', path, { place: 'x' })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', path, { place: 1, seat: 1 })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', '/api/tables/abcdefghij/invitations', { place: 1 })).toMatchObject(
      refused(404, 'not-found'),
    );
  });

  test('a token is long, and only its hash is on disk', async () => {
    const anna = visitor();
    const { token } = await invite(anna, await lay(anna, 'you', 'open'), 1);
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    const onDisk = readdirSync(data).map(file => readFileSync(join(data, file), 'latin1'));
    expect(onDisk.some(text => text.includes(token))).toBe(false);
    expect(onDisk.some(text => text.includes(createHash('sha256').update(token).digest('hex')))).toBe(true);
  });

  test('a wrong, missing or replaced token opens nothing', async () => {
    const anna = visitor();
    const id = await lay(anna, 'you', 'open');
    const old = await invite(anna, id, 1);
    const wrong = new Program('A'.repeat(43));
    for (const [method, path, body] of [
      ['POST', 'accept', { name: 'x' }],
      ['GET', 'stream', undefined],
      ['GET', 'table', undefined],
      ['POST', 'moves', { seat: 0, number: 0, move: 'play 1' }],
      ['POST', 'undo/vote', { agree: true }],
      ['POST', 'leave', undefined],
    ] as const) {
      const answer = await wrong.ask(method, path, body);
      expect(answer).toMatchObject(refused(401, 'no-token'));
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await wrong.ask(method, path, body, { authorization: '' })).toMatchObject(refused(401, 'no-token'));
      expect(await wrong.ask(method, path, body, { authorization: `Basic ${old.token}` })).toMatchObject({
        status: 401,
      });
    }
    expect(await anna.ask('GET', `/api/bot/table?token=${old.token}`)).toMatchObject({ status: 401 });
    await invite(anna, id, 1);
    expect(await old.ask('POST', 'accept', { name: 'late' })).toMatchObject(refused(401, 'no-token'));
  });

  test('accepting takes the place, starts a full table and may be repeated; nothing works before', async () => {
    const anna = visitor();
    const robo = await invite(anna, await lay(anna, 'you', 'open'), 1);
    expect(await robo.ask('GET', 'table')).toMatchObject(refused(409, 'not-now'));
    expect(await robo.ask('GET', 'stream')).toMatchObject(refused(409, 'not-now'));
    expect(await robo.ask('POST', 'accept', { name: ' – ' })).toMatchObject(refused(400, 'invalid'));
    const taken = await Promise.all([robo.accept(' Robo  1 '), robo.accept('Robo 1')]);
    for (const table of taken) expect(table).toMatchObject({ status: 'running', mine: [1], people: [0, 1, 0, 1] });
    expect((await robo.accept('Other')).places[1]).toMatchObject({ kind: 'person', name: 'Robo 1' });
  });

  test('a token opens its own table and place only, and what the place sees is what a person would see', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const [one, two] = [await lay(anna, 'you', 'open'), await lay(ben, 'you', 'open')];
    const [robo, other] = [await invite(anna, one, 1), await invite(ben, two, 1)];
    await robo.accept();
    await other.accept();
    expect((await robo.ask('GET', 'table')).body.id).toBe(one);
    expect((await other.ask('GET', 'table')).body.id).toBe(two);
    await anna.post(`/api/tables/${one}/moves`, { seat: 0, number: 0, move: 'play 6' });
    const { body } = await robo.ask('GET', 'table');
    expect(body).toMatchObject({ seed: null, mine: [1], waiting: [1, 2, 3], number: 1 });
    expect(body.questions.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(JSON.stringify(body.view)).not.toContain('play 6');
    expect(JSON.stringify(body.view)).not.toMatch(/"chosen":"/);
    expect(await robo.ask('POST', 'moves', { seat: 2, number: 1, move: 'play 1' })).toMatchObject(
      refused(403, 'not-yours'),
    );
    const asPerson = await anna.ask('POST', `/api/tables/${one}/moves`, { seat: 1, number: 1, move: 'play 1' });
    expect(asPerson).toMatchObject({ status: 403 });
  });

  test('a program and people who sit down at the same moment never share a place', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const id = await lay(anna, 'you', 'open', 'open', 'open');
    const robo = await invite(anna, id, 1);
    const joined = (who: Visitor) => who.ask('POST', `/api/tables/${id}/join`);
    const answers = await Promise.all([joined(ben), robo.ask('POST', 'accept', { name: 'R' }), joined(cleo)]);
    const well = answers.filter(({ status }) => status === 200).length;
    const { places } = await anna.get(`/api/tables/${id}`);
    expect(well).toBeGreaterThanOrEqual(2);
    expect(places.filter(({ kind }) => kind === 'person').length).toBe(well + 1);
  });

  test('during the game: one’s own place, or a bot’s where no other person plays', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const alone = await lay(anna, 'you', 'bot');
    expect((await (await invite(anna, alone, 1)).accept()).places[1]).toMatchObject({ kind: 'person', name: 'Robo' });
    const id = await lay(anna, 'you', 'open', 'bot');
    await ben.post(`/api/tables/${id}/join`);
    const path = `/api/tables/${id}/invitations`;
    expect(await anna.ask('POST', path, { place: 1 })).toMatchObject(refused(409, 'not-now'));
    expect(await anna.ask('POST', path, { place: 2 })).toMatchObject(refused(403, 'not-yours'));
    const robo = await invite(ben, id, 1);
    expect(await robo.accept()).toMatchObject({ mine: [1], questions: [{ seat: 1 }] });
    expect((await ben.get(`/api/tables/${id}`)).mine).toEqual([]);
    expect(await ben.ask('DELETE', `${path}/1`)).toMatchObject({ status: 200, body: { mine: [1] } });
    expect(await robo.ask('GET', 'table')).toMatchObject({ status: 401 });
  });

  test('only who made an invitation takes it back: the place opens, or a bot minds it; streams end', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await lay(anna, 'you', 'open', 'open');
    const path = `/api/tables/${id}/invitations/1`;
    const robo = await invite(anna, id, 1);
    await robo.accept();
    expect(await ben.ask('DELETE', path)).toMatchObject(refused(404, 'not-found'));
    const events = eventsOf(robo);
    await nextTable(events);
    expect((await anna.ask<TableSeen>('DELETE', path)).body.places[1]).toMatchObject({ kind: 'open' });
    for await (const event of events) expect(tableIn(event)).toMatchObject({ id });
    expect(await robo.ask('POST', 'accept', { name: 'x' })).toMatchObject({ status: 401 });
    const again = await invite(anna, id, 1);
    await again.accept();
    await ben.post(`/api/tables/${id}/join`);
    const { body } = await anna.ask<TableSeen>('DELETE', path);
    expect(body).toMatchObject({ status: 'running', places: [{}, { kind: 'bot', bot: 'medium' }, {}] });
    expect(await anna.ask('DELETE', path)).toMatchObject(refused(404, 'not-found'));
  });

  test('a program that leaves may come back while its place is free', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await lay(anna, 'you', 'open', 'open');
    const robo = await invite(anna, id, 1);
    await robo.accept();
    expect((await robo.ask('POST', 'leave')).body.places[1]).toMatchObject({ kind: 'open' });
    await robo.accept('Robo 2');
    await ben.post(`/api/tables/${id}/join`);
    expect((await robo.ask('POST', 'leave')).body.places[1]).toMatchObject({ kind: 'bot' });
    expect((await robo.accept('Robo 3')).places[1]).toMatchObject({ kind: 'person', name: 'Robo 3' });
  });
});

describe('play', () => {
  async function started(): Promise<{ anna: Visitor; id: string; robo: Program }> {
    const anna = visitor();
    const id = await lay(anna, 'you', 'open');
    const robo = await invite(anna, id, 1);
    await robo.accept();
    return { anna, id, robo };
  }

  test('a move sent twice counts once; a late one is stale, one not offered names its rule', async () => {
    const { robo } = await started();
    const move = { seat: 1, number: 0, move: 'play 6' };
    const [one, two] = await Promise.all([robo.ask('POST', 'moves', move), robo.ask('POST', 'moves', move)]);
    expect(one).toMatchObject({ status: 200, body: { number: 1 } });
    expect(two.body).toEqual(one.body);
    expect(await robo.ask('POST', 'moves', { ...move, number: 99 })).toMatchObject(refused(409, 'stale'));
    expect(await robo.ask('POST', 'moves', { seat: 3, number: 1, move: 'pass' })).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', rule: 'ST-2.2', at: 'move' } },
    });
    expect(await robo.ask('POST', 'moves', { seat: 3 })).toMatchObject(refused(400, 'invalid'));
  });

  test('the stream tells the table at once and at every change, and the program is seen to be here', async () => {
    const { anna, id, robo } = await started();
    const events = eventsOf(robo);
    const first = await nextTable(events);
    expect(first['id']).toBe(`0.${tableIn(first).journal.length}`);
    expect(tableIn(first)).toEqual((await robo.ask('GET', 'table')).body);
    expect((await anna.get(`/api/tables/${id}`)).places[1]).toMatchObject({ here: true });
    await anna.post(`/api/tables/${id}/moves`, { seat: 0, number: 0, move: 'play 6' });
    expect(tableIn(await nextTable(events))).toMatchObject({ number: 1, waiting: [1, 2, 3] });
    await events.return(undefined);
    while ((await anna.get(`/api/tables/${id}`)).places[1]?.here === true) await new Promise(setImmediate);
  });

  test('the journal goes on where a client was, and starts anew if play has gone back', async () => {
    const { anna, id, robo } = await started();
    const roundOf = async (number: number) => {
      for (const seat of [0, 2]) await anna.post(`/api/tables/${id}/moves`, { seat, number, move: `play ${seat + 3}` });
      for (const seat of [1, 3]) await robo.ask('POST', 'moves', { seat, number, move: `play ${seat + 3}` });
    };
    await roundOf(0);
    const before = eventsOf(robo);
    const last = await nextTable(before);
    const { journal } = tableIn(last);
    expect(journal.length).toBeGreaterThan(0);
    expect(last['id']).toBe(`4.${journal.length}`);
    await before.return(undefined);
    const { questions } = (await robo.ask('GET', 'table')).body;
    const [question] = questions;
    await robo.ask('POST', 'moves', { seat: question?.seat, number: 4, move: question?.options[0]?.move });
    const resumed = eventsOf(robo, { 'last-event-id': last['id'] });
    expect(tableIn(await nextTable(resumed)).journalFrom).toBe(journal.length);
    await resumed.return(undefined);
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    expect((await robo.ask('POST', 'undo/vote', { agree: true })).body).toMatchObject({ undo: null });
    const anew = eventsOf(robo, { 'last-event-id': last['id'] });
    expect(tableIn(await nextTable(anew)).journalFrom).toBe(0);
    await anew.return(undefined);
  });

  test('one invitation has only so many streams', async () => {
    const { robo } = await started();
    const open = [eventsOf(robo), eventsOf(robo), eventsOf(robo), eventsOf(robo)];
    for (const events of open) await nextTable(events);
    expect(await robo.ask('GET', 'stream')).toMatchObject(refused(429, 'too-much'));
    for (const events of open) await events.return(undefined);
  });

  test('too many requests are refused for a while, in the same shape', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'snowbound-limit-'));
    const strict = await serve({ ...options, data: folder, requestsAMinute: 3 });
    const ask = () => new Visitor(strict.address).ask('GET', '/api/bot/table');
    for (let request = 0; request < 3; request++) expect(await ask()).toMatchObject({ status: 401 });
    const answer = await ask();
    expect(answer).toMatchObject(refused(429, 'too-much'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
    rmSync(folder, { recursive: true });
  });

  test('a client that does not read is cut off, the others are not', async () => {
    const { anna, id, robo } = await started();
    const deaf = connect(Number(new URL(serving.address).port), '127.0.0.1').pause();
    deaf.on('error', () => undefined);
    deaf.write(`GET /api/bot/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${robo.token}\r\n\r\n`);
    const isHere = async () => (await anna.get(`/api/tables/${id}`)).places[1]?.here;
    while ((await isHere()) === false) await new Promise(setImmediate);
    // Who comes and goes makes the table change; the machine itself keeps some megabytes for the deaf one.
    for (let round = 1; round < 5000; round++) {
      const events = eventsOf(robo);
      expect(tableIn(await nextTable(events))).toMatchObject({ id, number: 0 });
      await events.return(undefined);
      if (round % 100 > 0) continue;
      await new Promise(resolve => setTimeout(resolve, 20));
      if ((await isHere()) === false) break;
    }
    expect(await isHere()).toBe(false);
    deaf.destroy();
  });

  test('after a restart the token still opens its place', async () => {
    const { anna, id, robo } = await started();
    const waiting = await invite(anna, await lay(anna, 'you', 'open', 'open'), 2);
    await robo.ask('POST', 'moves', { seat: 1, number: 0, move: 'play 6' });
    const events = eventsOf(robo);
    await nextTable(events);
    const port = Number(new URL(serving.address).port);
    await serving.close();
    for await (const event of events) expect(tableIn(event)).toMatchObject({ id });
    serving = await serve({ ...options, port });
    // The old connections must be known to be dead before they are used again.
    await new Promise(resolve => setTimeout(resolve, 50));
    expect((await robo.ask('GET', 'table')).body).toMatchObject({ id, mine: [1], number: 1 });
    expect(await robo.ask('POST', 'moves', { seat: 3, number: 1, move: 'play 5' })).toMatchObject({ status: 200 });
    expect((await waiting.accept()).mine).toEqual([2]);
  });
});

describe('the examples play whole games', () => {
  const python = ['python3', join(root, 'examples/random_bot.py')];
  const typeScript = [
    process.execPath,
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    join(root, 'examples/random-bot.ts'),
  ];

  function run(
    [program = '', ...args]: readonly string[],
    token: string,
  ): Promise<{ code: number | null; said: string }> {
    const child: ChildProcess = spawn(program, [...args, serving.address], {
      env: { ...process.env, SNOWBOUND_TOKEN: token },
    });
    let said = '';
    child.stdout?.on('data', text => (said += text));
    child.stderr?.on('data', text => (said += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve({ code, said }));
    });
  }
  const won = ({ winners }: TableSeen) => ({
    code: 0,
    said: `The game is over; seats that won: ${winners.join(', ')}\n`,
  });

  test('python3 is on this machine', () => {
    expect(spawnSync('python3', ['--version']).status, 'python3 is missing; the Python example needs it').toBe(0);
  });

  test.each([
    ['Python', python],
    ['TypeScript', typeScript],
  ])('%s against a person, who gets a rematch with the place open again', async (_language, program) => {
    const anna = visitor();
    const id = await lay(anna, 'you', 'open');
    const { token } = await invite(anna, id, 1);
    const running = run(program, token);
    const over = await Promise.race([playToTheEnd(id, [anna]), failed(running)]);
    expect(await running).toEqual(won(over));
    const rematch = await anna.post<{ id: string }>(`/api/tables/${id}/rematch`);
    expect(await anna.get(`/api/tables/${rematch.id}`)).toMatchObject({
      status: 'open',
      places: [{}, { kind: 'open' }],
    });
  });

  test('TypeScript against Python, at a table of a host who only looks on', async () => {
    const anna = visitor();
    const id = await lay(anna, 'open', 'open');
    const [one, two] = [await invite(anna, id, 0), await invite(anna, id, 1)];
    const ended = await Promise.all([run(typeScript, one.token), run(python, two.token)]);
    const over = await anna.get(`/api/tables/${id}`);
    expect(over.status).toBe('over');
    expect(ended).toEqual([won(over), won(over)]);
  });

  test('a token that is no good is said, and the program ends', async () => {
    for (const program of [python, typeScript]) {
      const { code, said } = await run(program, 'A'.repeat(43));
      expect(code).not.toBe(0);
      expect(said).toContain('no-token');
    }
  });
});

/** Rejects with what a program said if it fails. */
async function failed(running: Promise<{ code: number | null; said: string }>): Promise<never> {
  const { code, said } = await running;
  if (code !== 0) throw new Error(said);
  return new Promise(() => undefined);
}
