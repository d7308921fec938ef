import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { commitmentTo } from '@snowbound/engine';
import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';

const server = new OwnServer();
const { visitor } = server;
const GAMES = ['snow-time', 'winter-kingdom', 'silverfrost'];
const NOTHING = { view: null, commitment: null, seed: null, waiting: [], answers: [], questions: [], journal: [] };

const seedOf = (id: string): string => {
  const database = new DatabaseSync(join(server.data, 'snowbound.sqlite'), { readOnly: true });
  const { seed } = database.prepare('SELECT seed FROM tables WHERE id = ?').get(id) as { seed: string };
  database.close();
  return seed;
};

describe.each(GAMES)('before a game of %s begins', game => {
  test('nothing of a deal exists: not for who sits down, looks on, leaves and comes again, nor on the disk', async () => {
    const [anna, ben, carla] = [visitor(), visitor(), visitor()];
    const created = await anna.post('/api/tables', { game, players: 2, visibility: 'listed' });
    expect(created).toMatchObject({ ...NOTHING, status: 'open', mine: [0] });
    const { id } = created;
    await anna.connect();
    await anna.tell({ type: 'watch', table: id });
    expect(anna.seen).toMatchObject(NOTHING);
    expect(await carla.get(`/api/tables/${id}`)).toMatchObject(NOTHING);
    await anna.post(`/api/tables/${id}/leave`);
    expect((await ben.post(`/api/tables/${id}/join`)).mine).toEqual([0]);
    expect(await ben.get(`/api/tables/${id}`)).toMatchObject(NOTHING);
    expect(seedOf(id)).toBe('');
    for (const path of ['scores', 'past', 'past/0', 'retold', 'why-not?seat=0&what=pass', 'undo?seat=0', 'record']) {
      expect(await ben.ask('GET', `/api/tables/${id}/${path}`), path).toMatchObject({
        status: 409,
        body: { error: { code: 'not-now' } },
      });
    }

    const begun = await carla.post(`/api/tables/${id}/join`);
    expect(begun).toMatchObject({ status: 'running', mine: [1], commitment: commitmentTo(seedOf(id)) });
    expect(begun.view).not.toBeNull();
    anna.close();
  });

  test('the same table created ten times is dealt ten times, at its start', async () => {
    const anna = visitor();
    const places = [{ kind: 'you' }, { kind: 'open' }];
    const commitments = new Set<string | null>();
    for (let time = 0; time < 10; time++) {
      const { id } = await anna.post('/api/tables', { game, players: 2, places });
      commitments.add((await anna.post<Snapshot>(`/api/tables/${id}/start`, { bot: 'random' })).commitment);
    }
    expect(commitments.size).toBe(10);
  });
});

test('wrong settings are refused when the table is created, though nothing is dealt', async () => {
  const wrong = { game: 'silverfrost', players: 1, options: { reward: 'ice-storm' } };
  expect(await visitor().ask('POST', '/api/tables', wrong)).toMatchObject({ status: 400 });
});
