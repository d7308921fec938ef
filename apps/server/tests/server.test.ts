import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo } from '@snowbound/engine';
import type { TableSeen } from '@snowbound/protocol';
import type { Serving } from '@snowbound/server';
import { snowTime } from '@snowbound/snow-time';
import { readRecord, replay } from '@snowbound/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import { serve } from '../dist/index.js';
import { playToTheEnd, Visitor } from './visitor.ts';

const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
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

/** A running game of Snow Time between people. */
async function tableFor(...people: Visitor[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const { id } = await host.post('/api/tables', { game: 'snow-time', players: people.length });
  for (const other of others) await other.post(`/api/tables/${id}/join`);
  return id;
}

describe('people', () => {
  test('a visitor gets an identity in a signed cookie that scripts cannot read', async () => {
    const { headers, body } = await visitor().ask<{ id: string; name: string }>('GET', '/api/me');
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(decodeURIComponent(cookie)).toContain(`snowbound=${body.id}.`);
  });

  test('a forged cookie is nobody: a new identity is given', async () => {
    const [anna, forger] = [visitor(), visitor()];
    const { id } = await anna.get<{ id: string }>('/api/me');
    forger.cookie = `snowbound=${id}.forged`;
    expect((await forger.get<{ id: string }>('/api/me')).id).not.toBe(id);
  });

  test('names are chosen, trimmed and kept', async () => {
    const anna = visitor();
    expect((await anna.ask('PUT', '/api/me', { name: '  Żółć   Ä ' })).body).toMatchObject({ name: 'Żółć Ä' });
    expect(await anna.get('/api/me')).toMatchObject({ name: 'Żółć Ä' });
    expect(await anna.ask('PUT', '/api/me', { name: ' – ' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid', at: 'name' } },
    });
  });

  test('another device is linked by a code, once', async () => {
    const [desk, phone, thief] = [visitor(), visitor(), visitor()];
    const me = await desk.get<{ id: string }>('/api/me');
    const { code } = await desk.post<{ code: string }>('/api/me/link-code');
    await phone.post('/api/link', { code });
    expect(await phone.get('/api/me')).toEqual(me);
    expect(await thief.ask('POST', '/api/link', { code })).toMatchObject({
      status: 400,
      body: { error: { at: 'code' } },
    });
  });
});

describe('tables', () => {
  test('a table is laid, joined by its link and starts when it is full', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const laid = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    expect(laid).toMatchObject({
      status: 'open',
      mine: [0],
      places: [{ kind: 'person' }, { kind: 'open' }],
      questions: [],
    });
    const joined = await ben.post(`/api/tables/${laid.id}/join`);
    expect(joined).toMatchObject({ status: 'running', mine: [1], people: [0, 1, 0, 1] });
    expect(joined.questions.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(await ben.ask('POST', `/api/tables/${laid.id}/join`)).toMatchObject({ status: 409 });
    expect(await cleo.ask('POST', `/api/tables/${laid.id}/join`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-now' } },
    });
  });

  test('the host fills open places with bots, nobody else does', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 3 });
    expect(await ben.ask('POST', `/api/tables/${id}/start`, {})).toMatchObject({ status: 403 });
    const started = await anna.post(`/api/tables/${id}/start`, { bot: 'random' });
    expect(started).toMatchObject({
      status: 'running',
      places: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot' }],
    });
  });

  test('only tables that want to be found are listed', async () => {
    const anna = visitor();
    const hidden = await anna.post('/api/tables', { game: 'snow-time', players: 3 });
    const listed = await anna.post('/api/tables', { game: 'snow-time', players: 3, visibility: 'listed' });
    const ids = (await visitor().get<{ id: string }[]>('/api/tables')).map(({ id }) => id);
    expect(ids).toContain(listed.id);
    expect(ids).not.toContain(hidden.id);
  });

  test('leaving before the game opens the place again; during it a bot minds it, and the person may come back', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 3 });
    await ben.post(`/api/tables/${id}/join`);
    expect((await ben.post(`/api/tables/${id}/leave`)).places[1]).toMatchObject({ kind: 'open' });
    await ben.post(`/api/tables/${id}/join`);
    await cleo.post(`/api/tables/${id}/join`);
    expect((await ben.post(`/api/tables/${id}/leave`)).places[1]).toMatchObject({ kind: 'bot', bot: 'medium' });
    expect(await anna.ask('POST', `/api/tables/${id}/handover`, { place: 1, to: null })).toMatchObject({ status: 403 });
    expect((await ben.post(`/api/tables/${id}/handover`, { place: 1, to: null })).places[1]).toMatchObject({
      kind: 'person',
    });
  });

  test('a whole game by people with HTTP alone, its record verified, and a rematch for both', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await tableFor(anna, ben);
    expect(await anna.ask('GET', `/api/tables/${id}/record`)).toMatchObject({ status: 409 });
    const over = await playToTheEnd(id, [anna, ben]);
    expect(over.winners.length).toBeGreaterThan(0);
    expect(commitmentTo(over.seed ?? '')).toBe(over.commitment);
    const record = readRecord(await anna.get<string>(`/api/tables/${id}/record`));
    expect(replay(snowTime, record).winners).toEqual(over.winners);
    const rematch = await anna.post<{ id: string }>(`/api/tables/${id}/rematch`);
    expect(await ben.post(`/api/tables/${id}/rematch`)).toEqual(rematch);
    expect(await ben.get(`/api/tables/${rematch.id}`)).toMatchObject({ status: 'running', mine: [1], number: 0 });
  });

  test('a whole game of a person against bots, watched live', async () => {
    const anna = visitor();
    await anna.connect();
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 3, places });
    await anna.tell({ type: 'watch', table: id });
    const over = await playToTheEnd(id, [anna], 'last');
    await anna.hear(message => message.type === 'table' && message.table.status === 'over');
    expect(anna.seen.winners).toEqual(over.winners);
    // What was pushed piece by piece is the whole journal, without loss or repeat.
    const pushed = anna.heard.flatMap(message => (message.type === 'table' ? [message.table] : []));
    const told: unknown[] = [];
    for (const { journalFrom, journal } of pushed) told.splice(journalFrom, told.length, ...journal);
    expect(told).toEqual((await anna.get(`/api/tables/${id}`)).journal);
    anna.close();
  });
});

describe('play', () => {
  let anna: Visitor;
  let ben: Visitor;
  let cleo: Visitor;
  let id: string;
  let start: TableSeen;
  const move = (who: Visitor, seat: number, what: string, number = start.number) =>
    who.ask<{ number: number; error: { code: string; rule?: string; message: string } }>(
      'POST',
      `/api/tables/${id}/moves`,
      { seat, number, move: what },
    );

  beforeAll(() => undefined);
  const fresh = async () => {
    [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    id = await tableFor(anna, ben, cleo);
    start = await anna.get(`/api/tables/${id}`);
  };

  test('a move is answered with its number; the others see that one has chosen, not what', async () => {
    await fresh();
    expect(await move(anna, 0, 'play 6')).toMatchObject({ status: 200, body: { number: 1 } });
    const seen = await ben.get(`/api/tables/${id}`);
    expect(seen.waiting).toEqual([1, 2]);
    expect(seen.answers).toEqual([{ seat: 0, move: null }]);
    expect((await anna.get(`/api/tables/${id}`)).answers).toEqual([{ seat: 0, move: 'play 6' }]);
  });

  test('the same move sent twice counts once', async () => {
    await fresh();
    const [one, two] = await Promise.all([move(anna, 0, 'play 6'), move(anna, 0, 'play 6')]);
    expect(one.body).toEqual(two.body);
    expect((await anna.get(`/api/tables/${id}`)).number).toBe(1);
  });

  test('a move made before others chose still counts; one made for an earlier question does not', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    expect((await move(ben, 1, 'play 3')).status).toBe(200);
    expect((await move(cleo, 2, 'play 1')).status).toBe(200);
    expect(await move(anna, 0, 'play 7')).toMatchObject({ status: 409, body: { error: { code: 'stale' } } });
  });

  test('nobody moves for another, and a move not offered names its rule in the reader’s language', async () => {
    await fresh();
    expect(await move(ben, 0, 'play 6')).toMatchObject({ status: 403, body: { error: { code: 'not-yours' } } });
    expect(await move(visitor(), 0, 'play 6')).toMatchObject({ status: 403 });
    const body = { seat: 0, number: 0, move: 'pass' };
    const refused = await anna.ask('POST', `/api/tables/${id}/moves`, body, { 'accept-language': 'de-AT,de;q=0.9' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'refused',
          rule: 'ST-2.2',
          message: 'Niemand darf passen: Wähle eine Karte aus der Hand.',
          at: 'move',
        },
      },
    });
    expect(await anna.get(`/api/tables/${id}/why-not?seat=0&what=add%203`)).toMatchObject({
      offered: false,
      rule: 'ST-2.2',
    });
    expect((await anna.get(`/api/tables/${id}`)).number).toBe(0);
  });

  test('a spectator sees what is public and is asked nothing', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    const seen = await visitor().get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ mine: [], questions: [], seed: null, waiting: [1, 2] });
    expect(JSON.stringify(seen)).not.toContain('play 6');
  });

  test('a choice is taken back freely before the reveal', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0 })).toEqual({ number: 2, undo: null });
    expect((await anna.get(`/api/tables/${id}`)).waiting).toEqual([0, 1, 2]);
    expect(await ben.ask('POST', `/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({ status: 403 });
  });

  test('after the reveal only with everyone’s consent', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    await move(ben, 1, 'play 3');
    await move(cleo, 2, 'play 1');
    expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({
      undo: { by: 0, to: 0, agreed: [] },
    });
    expect(await anna.ask('POST', `/api/tables/${id}/undo/vote`, { agree: true })).toMatchObject({ status: 409 });
    await ben.post(`/api/tables/${id}/undo/vote`, { agree: false });
    expect((await anna.get(`/api/tables/${id}`)).undo).toBeNull();
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    await ben.post(`/api/tables/${id}/undo/vote`, { agree: true });
    await cleo.post(`/api/tables/${id}/undo/vote`, { agree: true });
    const seen = await anna.get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ number: 4, waiting: [0, 1, 2], undo: null, view: { round: 1 } });
  });

  test('pushes come to all who look on, and chat too', async () => {
    await fresh();
    await Promise.all([anna, ben].map(who => who.connect()));
    await Promise.all([anna, ben].map(who => who.tell({ type: 'watch', table: id })));
    expect(await anna.tell({ type: 'move', table: id, seat: 0, number: 0, move: 'play 6' })).toMatchObject({
      type: 'done',
      number: 1,
    });
    await ben.hear(message => message.type === 'table' && message.table.number === 1);
    expect(ben.seen.places[0]).toMatchObject({ here: true });
    await ben.tell({ type: 'chat', table: id, text: 'Brr!' });
    expect(await anna.hear(message => message.type === 'chat')).toMatchObject({ line: { text: 'Brr!' } });
    anna.close();
    await ben.hear(message => message.type === 'table' && message.table.places[0]?.here === false);
    ben.close();
  });

  test('after a restart everything is where it was, and play goes on', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    await move(anna, 0, 'play 6');
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    await move(ben, 1, 'play 3', 2);
    const before = await Promise.all([anna, ben].map(who => who.get(`/api/tables/${id}`)));
    await serving.close();
    serving = await serve(options);
    [anna, ben, cleo] = [anna, ben, cleo].map(({ cookie }) => Object.assign(visitor(), { cookie })) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    const after = await Promise.all([anna, ben].map(who => who.get(`/api/tables/${id}`)));
    expect(after).toEqual(before);
    expect((await move(anna, 0, 'play 7', 3)).status).toBe(200);
    expect((await move(cleo, 2, 'play 1', 4)).status).toBe(200);
    expect((await anna.get<TableSeen & { view: { round: number } }>(`/api/tables/${id}`)).view.round).toBe(2);
  });
});

describe('errors always have the same shape', () => {
  test.each([
    ['an unknown page', 'GET', '/nowhere', undefined, 404, { code: 'not-found' }],
    ['an unknown table', 'GET', '/api/tables/abcdefghij', undefined, 404, { code: 'not-found' }],
    ['no JSON', 'POST', '/api/tables', '{', 400, { code: 'invalid' }],
    [
      'a wrong type',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: '3' },
      400,
      { code: 'invalid', at: 'players' },
    ],
    ['a field too many', 'POST', '/api/tables', { game: 'snow-time', players: 3, seed: 'x' }, 400, { code: 'invalid' }],
    ['an unknown game', 'POST', '/api/tables', { game: 'chess', players: 2 }, 400, { code: 'invalid' }],
    ['too many players', 'POST', '/api/tables', { game: 'snow-time', players: 6 }, 400, { code: 'invalid' }],
    [
      'an unknown option',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 3, options: { twist: 'on' } },
      400,
      { code: 'invalid' },
    ],
    [
      'options that contradict each other',
      'POST',
      '/api/tables',
      { game: 'winter-kingdom', players: 2, options: { 'tableau-0': '1a', 'tableau-3': '1b' } },
      400,
      { code: 'invalid' },
    ],
    [
      'an unknown bot',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 2, places: [{ kind: 'you' }, { kind: 'bot', bot: 'x' }] },
      400,
      { code: 'invalid' },
    ],
    [
      'places that do not fit',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 3, places: [{ kind: 'you' }] },
      400,
      { at: 'places' },
    ],
    ['a body too large', 'POST', '/api/tables', JSON.stringify({ game: 'x'.repeat(20_000) }), 413, { code: 'invalid' }],
  ])('%s', async (_what, method, path, body, status, error) => {
    const answer = await visitor().ask<{ error: { message: string } }>(method, path, body);
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.body.error.message.length).toBeGreaterThan(10);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.(js|ts):/);
  });

  test('another origin gets no live connection', async () => {
    const anna = visitor();
    await anna.connect({ origin: 'http://elsewhere.example' });
    const code = await new Promise(resolve => anna.socket.once('close', resolve));
    expect(code).toBe(4003);
  });
});

describe('for those who run it', () => {
  test('health, readiness, metrics, OpenAPI and a word of welcome', async () => {
    const anyone = visitor();
    expect(await anyone.get('/healthz')).toEqual({ ok: true });
    expect(await anyone.get('/readyz')).toEqual({ ok: true });
    expect(await anyone.get<string>('/metrics')).toMatch(/snowbound_tables_in_memory \d+/);
    expect(await anyone.get<{ paths: object }>('/openapi.json')).toHaveProperty(['paths', '/api/tables/{id}/moves']);
    expect(await anyone.get<string>('/')).toContain('Snowbound is running');
  });

  test('security headers are set', async () => {
    const { headers } = await visitor().ask('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('what people keep', () => {
  test('my tables and my finished games as records; nobody else’s', async () => {
    const [anna, ben, stranger] = [visitor(), visitor(), visitor()];
    const id = await tableFor(anna, ben);
    const open = await anna.post('/api/tables', { game: 'snow-time', players: 3 });
    await playToTheEnd(id, [anna, ben]);
    const mine = await anna.get<{ id: string; status: string }[]>('/api/me/tables');
    expect(mine.map(table => table.id).sort()).toEqual([id, open.id].sort());
    const records = await ben.get<{ id: string; record: string }[]>('/api/me/records');
    expect(records.map(kept => kept.id)).toEqual([id]);
    expect(replay(snowTime, readRecord(records[0]?.record ?? '')).isOver).toBe(true);
    expect(await stranger.get('/api/me/tables')).toEqual([]);
  });

  test('chat of somebody muted does not come any more', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await tableFor(anna, ben);
    await anna.connect();
    await anna.tell({ type: 'watch', table: id });
    await anna.post(`/api/tables/${id}/mute`, { place: 1, muted: true });
    await ben.post(`/api/tables/${id}/chat`, { text: 'can you hear me?' });
    await anna.post(`/api/tables/${id}/mute`, { place: 1, muted: false });
    await ben.post(`/api/tables/${id}/chat`, { text: 'and now?' });
    await anna.hear(message => message.type === 'chat');
    expect(anna.heard.flatMap(message => (message.type === 'chat' ? [message.line.text] : []))).toEqual(['and now?']);
    const later = async (who: Visitor) =>
      (await who.get<{ text: string }[]>(`/api/tables/${id}/chat`)).map(({ text }) => text);
    expect(await later(ben)).toEqual(['can you hear me?', 'and now?']);
    await anna.post(`/api/tables/${id}/mute`, { place: 1, muted: true });
    expect(await later(anna)).toEqual([]);
    expect(await anna.ask('POST', `/api/tables/${id}/chat`, { text: 'x'.repeat(501) })).toMatchObject({ status: 400 });
    anna.close();
  });

  test('games that have been over for long are removed if the host wants that', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
    let days = 0;
    const open = () => serve({ ...options, data: folder, keepDays: 30, now: () => Date.now() + days * 24 * 3600_000 });
    let old = await open();
    const [anna, ben] = [new Visitor(old.address), new Visitor(old.address)];
    const id = await tableFor(anna, ben);
    const running = await tableFor(anna, ben);
    await playToTheEnd(id, [anna, ben]);
    await old.close();
    days = 31;
    old = await open();
    const again = Object.assign(new Visitor(old.address), { cookie: anna.cookie });
    expect((await again.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await again.ask('GET', `/api/tables/${running}`)).status).toBe(200);
    await old.close();
    rmSync(folder, { recursive: true });
  });

  test('what is stored and how bots think is measured', async () => {
    const anna = visitor();
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    await anna.hearQuiet(id);
    const text = await anna.get<string>('/metrics');
    expect(text).toMatch(/snowbound_entries_total [1-9]/);
    expect(text).toMatch(/snowbound_commit_seconds_count [1-9]/);
    expect(text).toMatch(/snowbound_bot_seconds_count\{bot="greedy"\} [1-9]/);
  });
});
