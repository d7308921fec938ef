import { commitmentTo } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { readRecord, replay } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { OwnServer, tableFor } from './own-server.ts';
import { playToTheEnd } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

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
  test('a table is created, joined by its link and starts when it is full', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const created = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    expect(created).toMatchObject({
      status: 'open',
      mine: [0],
      places: [{ kind: 'person' }, { kind: 'open' }],
      questions: [],
    });
    const joined = await ben.post(`/api/tables/${created.id}/join`);
    expect(joined).toMatchObject({ status: 'running', mine: [1], people: [0, 1, 0, 1] });
    expect(joined.questions.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(await ben.ask('POST', `/api/tables/${created.id}/join`)).toMatchObject({ status: 409 });
    expect(await cleo.ask('POST', `/api/tables/${created.id}/join`)).toMatchObject({
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
    const over = await playToTheEnd(id, [anna]);
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
