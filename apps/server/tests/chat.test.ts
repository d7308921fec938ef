import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { ChatLine, ChatSpeaker } from '@snowbound/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnServer, tableFor } from './own-server.ts';
import type { Visitor } from './visitor.ts';

let time = Date.UTC(2026, 0, 1);
/** A minute lasts as long as a test takes. */
const now = () => time;
const server = new OwnServer({ now, limits: { linesAMinute: 6, linesAMinuteOfAddress: 40 } });
const generous = new OwnServer({ limits: { linesAMinute: 10_000, linesAMinuteOfAddress: 10_000 } });
beforeEach(() => {
  time += 60_000;
});
const { visitor } = server;

const say = (who: Visitor, table: string, text: string) =>
  who.ask<ChatLine>('POST', `/api/tables/${table}/chat`, { text });
const linesOf = (who: Visitor, table: string) => who.get<readonly ChatLine[]>(`/api/tables/${table}/chat`);
const named = async (name: string, who = visitor()): Promise<Visitor> => {
  await who.ask('PUT', '/api/me', { name });
  return who;
};

describe('chat', () => {
  test('a line says who spoke: the place they held, and the same mark for the same person whatever their name', async () => {
    const [anna, ben, poser] = [await named('Anna'), await named('Ben'), await named('Anna')];
    const id = await tableFor(anna, ben);
    for (const who of [anna, ben, poser]) await say(who, id, 'hello');
    await named('Not Anna', poser);
    await say(poser, id, 'it was me');
    const lines = await linesOf(visitor(), id);
    expect(lines.map(({ from, place }) => ({ from, place }))).toEqual([
      { from: 'Anna', place: 0 },
      { from: 'Ben', place: 1 },
      { from: 'Anna', place: null },
      { from: 'Not Anna', place: null },
    ]);
    const marks = lines.map(({ speaker }) => speaker);
    expect(new Set(marks).size).toBe(3);
    expect(marks[2]).toBe(marks[3]);
    // The mark is no identity: it tells nothing elsewhere, and nobody's id is told.
    const other = await tableFor(anna, ben);
    await say(anna, other, 'here too');
    expect((await linesOf(ben, other))[0]?.speaker).not.toBe(marks[0]);
    const { id: secret } = await anna.get<{ id: string }>('/api/me');
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('everybody has so much to say in a minute, over HTTP and live connections together', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const [id, other] = [await tableFor(anna, ben), await tableFor(anna, ben)];
    await anna.connect();
    for (let count = 0; count < 3; count++) {
      expect((await say(anna, id, 'one')).status).toBe(200);
      expect(await anna.tell({ type: 'chat', table: other, text: 'two' })).toMatchObject({ type: 'done' });
    }
    expect(await say(anna, id, 'more')).toMatchObject({ status: 429, body: { error: { code: 'too-much' } } });
    const told = await anna.tell({ type: 'chat', table: other, text: 'more' });
    expect(told).toMatchObject({ type: 'error', error: { code: 'too-much' } });
    anna.close();
    // Another connection is the same person; another person is not.
    await anna.connect();
    expect(await anna.tell({ type: 'chat', table: id, text: 'more' })).toMatchObject({ type: 'error' });
    anna.close();
    expect((await say(ben, id, 'mine')).status).toBe(200);
    time += 60_000;
    expect((await say(anna, id, 'at last')).status).toBe(200);
    expect(await linesOf(ben, id)).toHaveLength(5);
  });

  test('so has one address, however many people it is', async () => {
    const id = await tableFor(visitor(), visitor());
    const sayFrom = (address: string) =>
      visitor().ask('POST', `/api/tables/${id}/chat`, { text: 'hello' }, { 'x-forwarded-for': address });
    for (let count = 0; count < 40; count++) expect((await sayFrom('203.0.113.9')).status).toBe(200);
    expect((await sayFrom('203.0.113.9')).status).toBe(429);
    expect((await sayFrom('203.0.113.10')).status).toBe(200);
  });

  test('a spectator is muted by their mark, seen among the muted, and heard again', async () => {
    const [anna, ben, loud] = [visitor(), visitor(), await named('Loud')];
    const id = await tableFor(anna, ben);
    await say(loud, id, 'boo');
    const [{ speaker } = { speaker: '' }] = await linesOf(anna, id);
    const mute = (whom: object) => anna.ask('POST', `/api/tables/${id}/mute`, whom);
    expect(await mute({ speaker, muted: true })).toMatchObject({ status: 200, body: { muted: true } });
    await say(loud, id, 'boo again');
    expect(await linesOf(anna, id)).toEqual([]);
    expect(await linesOf(ben, id)).toHaveLength(2);
    const muted = () => anna.get<readonly ChatSpeaker[]>(`/api/tables/${id}/mutes`);
    expect(await muted()).toEqual([{ speaker, name: 'Loud', place: null }]);
    await mute({ speaker, muted: false });
    expect(await muted()).toEqual([]);
    expect(await linesOf(anna, id)).toHaveLength(2);
    expect(await mute({ speaker: 'nobody', muted: true })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found', at: 'speaker' } },
    });
    // A player who has said nothing yet has a mark too, by the place.
    await mute({ place: 1, muted: true });
    expect(await muted()).toMatchObject([{ place: 1 }]);
  });

  test('of each table the last 500 lines are kept, on disk too', async () => {
    const anna = generous.visitor();
    const [long, short] = [await tableFor(anna, generous.visitor()), await tableFor(anna, generous.visitor())];
    await say(anna, short, 'stays');
    for (let count = 0; count < 520; count++) await say(anna, long, `line ${count}`);
    const database = new DatabaseSync(join(generous.data, 'snowbound.sqlite'), { readOnly: true });
    const kept = database.prepare(
      'SELECT count(*) AS lines, min(text) AS first FROM chat GROUP BY table_key ORDER BY 1',
    );
    expect(kept.all()).toMatchObject([{ lines: 1, first: 'stays' }, { lines: 500 }]);
    const last = database.prepare('SELECT text FROM chat ORDER BY number DESC LIMIT 1').get();
    expect(last).toMatchObject({ text: 'line 519' });
    database.close();
  });
});
