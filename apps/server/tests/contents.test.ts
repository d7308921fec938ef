import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { silverfrost } from '@snowbound/silverfrost';
import { snowTime } from '@snowbound/snow-time';
import { afterAll, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { upgradeCheck } from '../dist/upkeep.js';
import { playToTheEnd, Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { file } = snowTime.content;
const short = { ...file, name: 'short', roundLimit: { value: 2, known: 'house' } };
const { id: shortId } = await snowTime.readContent(short);
const places = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }];

const serving = (data: string, more: { contents?: { game: string; file: unknown }[]; now?: () => number } = {}) =>
  serve({ host: '127.0.0.1', port: 0, data: join(folder, data), logLevel: 'silent', requestsAMinute: 1e6, ...more });

describe('content of one’s own', () => {
  test('a file that was brought is played with by people and bots, after a restart too', async () => {
    const first = await serving('brought');
    const anna = new Visitor(first.address);
    expect(await anna.post<{ id: string }>('/api/contents', { game: 'snow-time', content: short })).toEqual({
      id: shortId,
    });
    const { id, content } = await anna.post('/api/tables', { game: 'snow-time', players: 2, content: shortId, places });
    expect(content).toBe(shortId);
    const { number, questions } = await anna.hearQuiet(id);
    const [question] = questions;
    await anna.post(`/api/tables/${id}/moves`, { seat: question?.seat, number, move: question?.options[0]?.move });
    await anna.hearQuiet(id);
    await first.close();

    const second = await serving('brought');
    const again = new Visitor(second.address);
    again.cookie = anna.cookie;
    const end = await playToTheEnd(id, [again]);
    expect(end.journal.filter(({ tells }) => tells.key === 'journal.round').length).toBeLessThanOrEqual(2);
    expect(end.content).toBe(shortId);
    const other = await again.post('/api/tables', { game: 'snow-time', players: 2, places });
    expect(other.content).toBe(snowTime.content.id);
    await second.close();
    expect((await upgradeCheck(join(folder, 'brought'))).broken).toEqual([]);
  });

  test('whoever plays with it can read what its cards are called', async () => {
    const server = await serving('names');
    const anna = new Visitor(server.address);
    await anna.post('/api/contents', { game: 'snow-time', content: short });
    expect(await anna.get<unknown>(`/api/contents/${shortId}`)).toEqual(short);
    const nothing = await anna.ask('GET', '/api/contents/nothing-000000000000');
    expect(nothing.status).toBe(404);
    expect(nothing.body).toMatchObject({ error: { code: 'not-found', message: expect.stringContaining('nothing-') } });
    await server.close();
  });

  test('a file with faults is refused with all of them, and nothing is kept', async () => {
    const server = await serving('faults');
    const anna = new Visitor(server.address);
    const broken = { ...short, roundLimit: { value: 9999, known: 'house' } };
    const { status, body } = await anna.ask('POST', '/api/contents', { game: 'snow-time', content: broken });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid', message: expect.stringContaining('roundLimit.value') } });
    const template = silverfrost.contentTemplate?.();
    const box = { game: 'silverfrost', content: template };
    const empty = await anna.ask<{ error: { message: string } }>('POST', '/api/contents', box);
    expect(empty.status).toBe(400);
    expect(empty.body.error.message.split('\n').length).toBeGreaterThan(5);
    await server.close();
    const database = new DatabaseSync(join(folder, 'faults', 'snowbound.sqlite'));
    expect(database.prepare('SELECT count(*) AS kept FROM contents').get()).toEqual({ kept: 0 });
    database.close();
  });

  test('a table with content nobody brought, or of another game, is refused', async () => {
    const server = await serving('unknown');
    const anna = new Visitor(server.address);
    await anna.post('/api/contents', { game: 'snow-time', content: short });
    const asked = (game: string, content: string) => anna.ask('POST', '/api/tables', { game, players: 2, content });
    for (const answer of [await asked('snow-time', 'mine-1'), await asked('silverfrost', shortId)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: 'invalid', at: 'content' } });
    }
    await server.close();
  });

  test('content the server was started with is the usual one', async () => {
    const server = await serving('usual', { contents: [{ game: 'snow-time', file: short }] });
    const anna = new Visitor(server.address);
    const { content } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    expect(content).toBe(shortId);
    const tables = await anna.post('/api/tables', { game: 'snow-time', players: 2, content: snowTime.content.id });
    expect(tables.content).toBe(snowTime.content.id);
    const games = await anna.get<{ name: string; content: string }[]>('/api/games');
    expect(games.find(({ name }) => name === 'snow-time')?.content).toBe(shortId);
    await server.close();
  });

  test('files that no table is played with are forgotten after a day, the others stay', async () => {
    const first = await serving('forgotten');
    const anna = new Visitor(first.address);
    const unused = { ...short, name: 'unused' };
    await anna.post('/api/contents', { game: 'snow-time', content: short });
    await anna.post('/api/contents', { game: 'snow-time', content: unused });
    await anna.post('/api/tables', { game: 'snow-time', players: 2, content: shortId });
    await first.close();
    const later = await serving('forgotten', { now: () => Date.now() + 25 * 3600_000 });
    const ben = new Visitor(later.address);
    expect((await ben.ask('GET', `/api/contents/${shortId}`)).status).toBe(200);
    const { id } = await snowTime.readContent(unused);
    expect((await ben.ask('GET', `/api/contents/${id}`)).status).toBe(404);
    await later.close();
  });
});
