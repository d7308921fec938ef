import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinkCodes } from '../dist/users/link-codes.js';
import { OwnServer } from './own-server.ts';

const server = new OwnServer();
const { visitor } = server;
let database: InstanceType<typeof DatabaseSync>;
beforeAll(() => {
  database = new DatabaseSync(join(server.data, 'snowbound.sqlite'), { readOnly: true });
});
afterAll(() => database.close());

const rows = (): number => (database.prepare('SELECT count(*) AS rows FROM people').get() as { rows: number }).rows;

describe('a visitor who only looks', () => {
  test('leaves nothing behind and gets no cookie', async () => {
    const anna = visitor();
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    await anna.post(`/api/tables/${id}/start`, { bot: 'random' });
    const before = rows();
    const table = `/api/tables/${id}`;
    const looks = ['/api/tables', table, `${table}/text`, `${table}/scores`, `${table}/past`, `${table}/chat`];
    for (const path of [...looks, '/api/games', '/api/me/tables', '/api/me/records']) {
      const { status, headers } = await visitor().ask('GET', path);
      expect(status, path).toBe(200);
      expect(headers.getSetCookie(), path).toEqual([]);
    }
    expect(await visitor().get(table)).toMatchObject({ mine: [], questions: [] });
    expect(rows()).toBe(before);
  });

  test('with an identity is no more than a cookie until the first deed', async () => {
    const before = rows();
    const ben = visitor();
    const me = await ben.get<{ id: string; name: string }>('/api/me');
    expect(me.name).toBe('Guest');
    expect(await ben.get('/api/me')).toEqual(me);
    await ben.connect();
    ben.close();
    expect(rows()).toBe(before);
    const { id } = await ben.post('/api/tables', { game: 'snow-time', players: 2 });
    expect(rows()).toBe(before + 1);
    expect(await ben.get('/api/me')).toEqual(me);
    expect(await ben.get(`/api/tables/${id}`)).toMatchObject({ mine: [0] });
  });

  test('is a guest in their own language', async () => {
    const { body } = await visitor().ask('GET', '/api/me', undefined, { 'accept-language': 'de' });
    expect(body).toMatchObject({ name: 'Gast' });
  });

  test('a first deed may be to choose a name', async () => {
    const cleo = visitor();
    await cleo.get('/api/me');
    await cleo.ask('PUT', '/api/me', { name: 'Cleo\u202e\u200b' });
    expect(await cleo.get('/api/me')).toMatchObject({ name: 'Cleo' });
  });
});

describe('link codes', () => {
  let now = 0;
  const codes = () => new LinkCodes(() => now);
  const refusal = (redeem: () => string): string => {
    try {
      return redeem();
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('one at a time for each person, good once and for ten minutes', () => {
    const all = codes();
    const first = all.make('anna');
    const second = all.make('anna');
    expect(all.size).toBe(1);
    expect(refusal(() => all.redeem(first, 'here'))).toBe('invalid');
    expect(all.redeem(second, 'here')).toBe('anna');
    expect(refusal(() => all.redeem(second, 'here'))).toBe('invalid');
    const third = all.make('anna');
    now += 10 * 60_000 + 1;
    expect(all.size).toBe(0);
    expect(refusal(() => all.redeem(third, 'here'))).toBe('invalid');
  });

  test('ten wrong guesses from one address, then a wait: even a right one is not tried', () => {
    const all = codes();
    const code = all.make('anna');
    const guess = (address: string) => refusal(() => all.redeem('wrong', address));
    for (let count = 0; count < 10; count++) expect(guess('here')).toBe('invalid');
    expect(guess('here')).toBe('too-much');
    expect(refusal(() => all.redeem(code, 'here'))).toBe('too-much');
    expect(all.redeem(code, 'there')).toBe('anna');
    now += 10 * 60_000 + 1;
    expect(guess('here')).toBe('invalid');
  });

  test('a hundred from all addresses together', () => {
    const all = codes();
    for (let count = 0; count < 100; count++)
      expect(refusal(() => all.redeem('wrong', `address ${count}`))).toBe('invalid');
    expect(refusal(() => all.redeem(all.make('anna'), 'nobody yet'))).toBe('too-much');
  });

  test('so many at one time, and no more', () => {
    const all = codes();
    for (let count = 0; count < 1000; count++) all.make(`person ${count}`);
    expect(refusal(() => all.make('one more'))).toBe('too-much');
    now += 10 * 60_000 + 1;
    all.make('one more');
    expect(all.size).toBe(1);
  });

  test('over HTTP the wait is said in the usual shape', async () => {
    const thief = visitor();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const guess = () => thief.ask('POST', '/api/link', { code: '00000000x' }, from);
    for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ status: 400 });
    expect(await guess()).toMatchObject({ status: 429, body: { error: { code: 'too-much' } } });
  });
});

describe('listed tables', () => {
  const listed = { game: 'snow-time', players: 2, visibility: 'listed' };

  test('one person has at most five open ones, also if all are asked for at once', async () => {
    const anna = visitor();
    await anna.get('/api/me');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => anna.ask<{ id: string }>('POST', '/api/tables', listed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      error: { code: 'too-much', at: 'visibility', message: expect.stringContaining('5 open tables') },
    });
    // By link there may be more, others may list theirs, and one that has begun counts no longer.
    await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    await visitor().post('/api/tables', listed);
    const first = answers.find(({ status }) => status === 201)?.body.id;
    await visitor().post(`/api/tables/${first}/join`);
    await anna.post('/api/tables', listed);
  });
});
