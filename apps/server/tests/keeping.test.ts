import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snowTime } from '@snowbound/snow-time';
import { readRecord, replay } from '@snowbound/table';
import { describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { OwnServer, tableFor } from './own-server.ts';
import { playToTheEnd, Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

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
    const open = () =>
      serve({ ...server.options, data: folder, keepDays: 30, now: () => Date.now() + days * 24 * 3600_000 });
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

  test('commits and bots’ moves are measured', async () => {
    const anna = visitor();
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    await anna.hearQuiet(id);
    const text = await server.metrics();
    expect(text).toMatch(/snowbound_entries_total [1-9]/);
    expect(text).toMatch(/snowbound_commit_seconds_count [1-9]/);
    expect(text).toMatch(/snowbound_bot_seconds_count\{bot="greedy"\} [1-9]/);
  });
});
