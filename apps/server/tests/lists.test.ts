import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { OwnServer, tableFor } from './own-server.ts';
import { type Answer, playToTheEnd, type Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

interface Listed {
  readonly id: string;
  readonly changed: number;
}

/** Every page of a list, as its links lead on. */
async function pages(who: Visitor, path: string): Promise<Listed[][]> {
  const found: Listed[][] = [];
  for (let next: string | null = path; next !== null; ) {
    const { body, headers }: Answer<Listed[]> = await who.ask<Listed[]>('GET', next);
    found.push(body);
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
  }
  return found;
}

test('my tables come in pages, the latest first, each once; none of them is opened for that', async () => {
  const [anna, ben] = [visitor(), visitor()];
  const ids: string[] = [];
  for (let count = 0; count < 7; count++)
    ids.push((await anna.post('/api/tables', { game: 'snow-time', players: 2 })).id);
  for (const id of ids.slice(0, 3)) await ben.post(`/api/tables/${id}/join`);
  await server.close();
  await server.open();
  const again = Object.assign(visitor(), { cookie: anna.cookie });
  const found = await pages(again, '/api/me/tables?limit=3');
  expect(found.map(page => page.length)).toEqual([3, 3, 1]);
  expect(found.flat().map(({ id }) => id)).toHaveLength(7);
  expect(new Set(found.flat().map(({ id }) => id))).toEqual(new Set(ids));
  const times = found.flat().map(({ changed }) => changed);
  expect(times).toEqual(times.toSorted((one, two) => two - one));
  const other = Object.assign(visitor(), { cookie: ben.cookie });
  expect(new Set((await other.get<Listed[]>('/api/me/tables')).map(({ id }) => id))).toEqual(new Set(ids.slice(0, 3)));
  expect(await server.metric('snowbound_tables_in_memory')).toBe(0);
});

test('whoever has left before the game began does not find the table any more', async () => {
  const anna = visitor();
  const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
  await anna.post(`/api/tables/${id}/leave`);
  expect(await anna.get<Listed[]>('/api/me/tables')).toEqual([]);
  await anna.post(`/api/tables/${id}/join`);
  expect(await anna.get<Listed[]>('/api/me/tables')).toMatchObject([{ id }]);
});

test('my records come in pages from what was kept at the end; a bad page is refused with what is wrong', async () => {
  const [anna, ben] = [visitor(), visitor()];
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const id = await tableFor(anna, ben);
    await playToTheEnd(id, [anna, ben]);
    ids.push(id);
  }
  await tableFor(anna, ben);
  await server.close();
  await server.open();
  const again = Object.assign(visitor(), { cookie: anna.cookie });
  const found = (await pages(again, '/api/me/records?limit=2')) as unknown as { id: string; record: string }[][];
  expect(found.map(page => page.length)).toEqual([2, 1]);
  expect(found.flat().map(({ id }) => id)).toEqual(ids.toReversed());
  for (const { record } of found.flat()) expect(record).toMatch(/^snowbound record 1\n/);
  expect(await server.metric('snowbound_tables_in_memory')).toBe(0);
  for (const wrong of ['limit=0', 'limit=100', 'after=x', 'after=1']) {
    expect(await again.ask('GET', `/api/me/records?${wrong}`), wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid', message: expect.any(String) } },
    });
  }
});

test('a page of somebody with thousands of tables reads as many rows as it shows', () => {
  const database = new DatabaseSync(join(server.data, 'snowbound.sqlite'), { readOnly: true });
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT tables.* FROM seats INNER JOIN tables ON tables.id = seats.table_id
       WHERE seats.person = ? ORDER BY seats.changed DESC, seats.table_id DESC LIMIT ?`,
    )
    .all('anna', 50) as { detail: string }[];
  database.close();
  const steps = plan.map(({ detail }) => detail).join('\n');
  expect(steps).toContain('USING INDEX seats_by_person (person=?)');
  expect(steps).not.toContain('SCAN');
});
