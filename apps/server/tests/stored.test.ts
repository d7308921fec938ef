import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { gameOf } from '@snowbound/catalogue';
import { type ScoreSheet, total } from '@snowbound/engine';
import { readRecord, replay } from '@snowbound/table';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { stored, storedFolder } from './stored.ts';
import { playToTheEnd, Visitor } from './visitor.ts';

const { tables, results, cookies } = stored;
/** Whose rules are those of the stored databases; Silverfrost's are the second by now. */
const SAME_RULES = ['snow-time', 'winter-kingdom'];
const folders = new Set<string>();
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders.clear();
});

/** A server on a copy of what version 0.1.0 stored, with Anna and Ben. */
async function opened(data = storedFolder()) {
  folders.add(data);
  const serving = await serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1e6 });
  const as = (cookie: string) => Object.assign(new Visitor(serving.address), { cookie });
  return { data, serving, anna: as(cookies.anna), ben: as(cookies.ben) };
}

const idOf = (name: string): string => tables[name] ?? '';

/** Changes a stored database as another version would have left it. */
function changed(sql: string): string {
  const folder = storedFolder();
  const database = new DatabaseSync(join(folder, 'snowbound.sqlite'));
  database.exec(sql);
  database.close();
  return folder;
}

describe('what version 0.1.0 stored', () => {
  test.each(SAME_RULES)('running games of %s go on to their end', async game => {
    const { serving, anna, ben } = await opened();
    const id = idOf(`${game} running`);
    const before = await anna.get(`/api/tables/${id}`);
    expect(before).toMatchObject({ status: 'running', halted: null });
    expect(before.number).toBeGreaterThanOrEqual(9);
    const end = await playToTheEnd(id, [anna, ben]);
    expect(end.winners.length).toBeGreaterThan(0);
    const record = readRecord(String((await anna.ask('GET', `/api/tables/${id}/record`)).body));
    expect(replay(await gameOf(record), record).winners).toEqual(end.winners);
    await serving.close();
  });

  test('finished games have the same winners, points, journal and moves', async () => {
    const { serving, anna } = await opened();
    for (const [name, { winners, totals, journal, moves }] of Object.entries(results)) {
      if (!SAME_RULES.some(game => name.startsWith(game))) continue;
      const seen = await anna.get(`/api/tables/${idOf(name)}`);
      expect(seen, name).toMatchObject({ status: 'over', winners });
      expect(seen.journal, name).toHaveLength(journal);
      const scores = await anna.get<ScoreSheet[]>(`/api/tables/${idOf(name)}/scores`);
      expect(scores.map(total), name).toEqual(totals);
      expect(await anna.get(`/api/tables/${idOf(name)}/past`), name).toMatchObject({ moves });
    }
    await serving.close();
  });

  test('open tables are dealt anew when they begin: whoever sat there had seen a hand', async () => {
    const folder = storedFolder();
    const database = new DatabaseSync(join(folder, 'snowbound.sqlite'));
    const seed = database.prepare('SELECT seed FROM tables WHERE id = ?').get(idOf('silverfrost open'));
    database.close();
    const { serving, anna, ben } = await opened(folder);
    expect(await anna.get(`/api/tables/${idOf('silverfrost open')}`)).toMatchObject({ status: 'open', view: null });
    await ben.post(`/api/tables/${idOf('silverfrost open')}/join`);
    const end = await playToTheEnd(idOf('silverfrost open'), [anna, ben]);
    expect({ seed: end.seed }).not.toEqual(seed);
    await serving.close();
  });

  test('a game that went back past its end is running again, as the game itself says', async () => {
    const { serving, anna, ben } = await opened();
    const id = idOf('snow-time past the end');
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ status: 'running', seed: null, winners: [] });
    expect((await playToTheEnd(id, [anna, ben])).winners.length).toBeGreaterThan(0);
    await serving.close();
  });

  test('invitations, offers, content of one’s own, bots and chat are still there', async () => {
    const { serving, anna, ben } = await opened();
    const invited = { authorization: `Bearer ${stored.invitation}` };
    expect(await anna.ask('POST', '/api/bot/accept', { name: 'Robo' }, invited)).toMatchObject({ status: 200 });
    const carla = new Visitor(serving.address);
    const asked = await carla.post(`/api/tables/${idOf('silverfrost running')}/offers/take`, { token: stored.offer });
    expect(asked.seatRequest).toMatchObject({ place: 0 });
    expect(await anna.get(`/api/tables/${idOf('snow-time own content running')}`)).toMatchObject({
      content: stored.content,
      halted: null,
    });
    expect((await anna.hearQuiet(idOf('snow-time bots running'))).questions.length).toBeGreaterThan(0);
    expect(await ben.get(`/api/tables/${idOf('winter-kingdom running')}/chat`)).toMatchObject([
      { from: 'Anna', text: 'Hello, Ben!' },
      { from: 'Ben', text: 'Cześć, Anno!' },
    ]);
    await serving.close();
  });

  test('their lists are whole, and the results of finished games are kept from now on', async () => {
    const { serving, anna, ben } = await opened();
    const listed = await anna.get<{ id: string }[]>('/api/me/tables');
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(Object.values(tables)));
    const records = await ben.get<{ id: string; winners: number[] }[]>('/api/me/records');
    const over = SAME_RULES.map(game => ({ id: idOf(`${game} over`), winners: results[`${game} over`]?.winners }));
    expect(records).toHaveLength(over.length);
    expect(records).toEqual(expect.arrayContaining(over.map(one => expect.objectContaining(one))));
    await serving.close();
  });
});

test('results are looked for once: finished games that cannot be read are in nobody’s way', async () => {
  const data = changed("UPDATE tables SET rules = 'older' WHERE game = 'snow-time'");
  folders.add(data);
  const now = Date.now;
  const options = { host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1e6, now } as const;
  const serving = await serve({ ...options, sweepMilliseconds: 5, idleMilliseconds: 0, opsPort: 0 });
  const inMemory = async () => /^snowbound_tables_in_memory (\d+)$/m.exec(await metrics())?.[1];
  const metrics = async () => (await fetch(`${serving.opsAddress}/metrics`)).text();
  while ((await inMemory()) !== '0') await new Promise(resolve => setTimeout(resolve, 5));
  for (let look = 0; look < 10; look++) expect(await inMemory()).toBe('0');
  await serving.close();
  const database = new DatabaseSync(join(data, 'snowbound.sqlite'));
  expect(database.prepare('SELECT count(*) AS kept FROM results').get()).toEqual({ kept: 1 });
  database.close();
});

describe('games of other rules', () => {
  /** What a version that keeps results has left; then the rules of all games change. */
  async function ofOtherRules(): Promise<string> {
    const data = storedFolder('stored-with-results');
    const database = new DatabaseSync(join(data, 'snowbound.sqlite'));
    database.exec("UPDATE tables SET rules = 'older'");
    database.close();
    return data;
  }

  test('a finished one is listed, read, scored and exported for ever', async () => {
    const { serving, anna } = await opened(await ofOtherRules());
    for (const [name, { winners, totals, journal, moves }] of Object.entries(results)) {
      const id = idOf(name);
      const seen = await anna.get(`/api/tables/${id}`);
      expect(seen, name).toMatchObject({
        status: 'over',
        winners,
        view: null,
        halted: { key: 'table.halted-over', values: { recorded: 'older' } },
        said: { halted: expect.stringContaining('played by version older of the rules') },
      });
      expect(seen.journal, name).toHaveLength(journal);
      const scores = await anna.get<ScoreSheet[]>(`/api/tables/${id}/scores`);
      expect(scores.map(total), name).toEqual(totals);
      const record = readRecord(String((await anna.ask('GET', `/api/tables/${id}/record`)).body));
      expect(record.moves, name).toHaveLength(moves);
      expect(await anna.ask('GET', `/api/tables/${id}/past/1`), name).toMatchObject({ status: 409 });
    }
    expect(await anna.get<unknown[]>('/api/me/records')).toHaveLength(Object.keys(results).length);
    await serving.close();
  });

  test('a running one is listed with the sentence, refuses moves with it, and spoils nothing for others', async () => {
    const { serving, anna, ben } = await opened(await ofOtherRules());
    const id = idOf('snow-time running');
    const listed = await anna.get<{ id: string; halted: string | null }[]>('/api/me/tables');
    expect(listed).toHaveLength(Object.keys(tables).length);
    expect(listed.find(one => one.id === id)?.halted).toContain('cannot go on');
    expect(listed.find(one => one.id === idOf('snow-time over'))?.halted).toBeNull();
    expect(await ben.get<unknown[]>('/api/tables')).toHaveLength(3);
    expect(await anna.ask('POST', `/api/tables/${id}/moves`, { seat: 0, number: 9, move: 'play 1' })).toMatchObject({
      status: 409,
      body: { error: { code: 'not-now', message: expect.stringContaining('cannot go on') } },
    });
    await anna.connect();
    await anna.tell({ type: 'watch', table: id });
    expect(anna.seen).toMatchObject({ id, status: 'running', view: null, halted: { key: 'table.halted-rules' } });
    anna.close();
    // What has not begun begins by the rules of today.
    expect((await ben.post(`/api/tables/${idOf('winter-kingdom open')}/join`)).status).toBe('running');
    await serving.close();
  });
});

test('a table whose log cannot be played spoils no list, and says so itself', async () => {
  const eaten = (kept: string) => `UPDATE ${kept} SET entries = replace(entries, 'play', 'eat');`;
  const data = changed(eaten('log') + eaten('recent'));
  const { serving, anna } = await opened(data);
  expect(await anna.get<unknown[]>('/api/me/tables')).toHaveLength(Object.keys(tables).length);
  expect(await anna.get(`/api/tables/${idOf('snow-time running')}`)).toMatchObject({
    view: null,
    halted: { key: 'table.halted-move' },
  });
  expect(await anna.get(`/api/tables/${idOf('winter-kingdom open')}`)).toMatchObject({ halted: null });
  await serving.close();
});
