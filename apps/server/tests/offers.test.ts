import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody, Invitation, Snapshot } from '@snowbound/protocol';
import type { Serving } from '@snowbound/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import { serve } from '../dist/serve.js';
import { playToTheEnd, Visitor } from './visitor.ts';

describe('a place is offered to another person while the game runs', () => {
  const data = mkdtempSync(join(tmpdir(), 'snowbound-offers-'));
  let server: Serving;
  const open = () => serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 100_000 });
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await server.close();
    rmSync(data, { recursive: true });
  });

  const visitor = () => new Visitor(server.address);
  const named = async (name: string) => {
    const who = visitor();
    await who.ask('PUT', '/api/me', { name });
    return who;
  };
  const tableOf = async (host: Visitor, ...others: Visitor[]) => {
    const { id } = await host.post('/api/tables', { game: 'snow-time', players: others.length + 1 });
    for (const other of others) await other.post(`/api/tables/${id}/join`);
    return id;
  };
  const offer = async (who: Visitor, id: string, place: number) =>
    (await who.post<Invitation>(`/api/tables/${id}/offers`, { place })).token;
  const take = (who: Visitor, id: string, token: string) =>
    who.ask<Snapshot & ErrorBody>('POST', `/api/tables/${id}/offers/take`, { token });
  const vote = (who: Visitor, id: string, agree: boolean) =>
    who.ask<Snapshot & ErrorBody>('POST', `/api/tables/${id}/offers/vote`, { agree });

  test('the others see who asks; once all agree the place is theirs, and they play it to the end', async () => {
    const [anna, ben, cleo, dora] = [await named('Anna'), await named('Ben'), await named('Cleo'), await named('Dora')];
    const id = await tableOf(anna, ben, cleo);
    const { body } = await take(dora, id, await offer(ben, id, 1));
    expect(body.mine).toEqual([]);
    const { seatRequest } = await anna.get(`/api/tables/${id}`);
    expect(seatRequest).toEqual({ place: 1, name: 'Dora', agreed: [] });
    expect((await vote(anna, id, true)).body.seatRequest?.agreed).toEqual([0]);
    expect((await dora.get(`/api/tables/${id}`)).questions).toEqual([]);
    await vote(cleo, id, true);
    const seen = await dora.get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ mine: [1], seatRequest: null });
    expect(seen.places[1]).toMatchObject({ kind: 'person', name: 'Dora' });
    expect((await ben.get(`/api/tables/${id}`)).mine).toEqual([]);
    const end = await playToTheEnd(id, [anna, dora, cleo]);
    expect(end.status).toBe('over');
  });

  test('one who disagrees ends it, and nothing has changed', async () => {
    const [anna, ben, cleo, dora] = [visitor(), visitor(), visitor(), visitor()];
    const id = await tableOf(anna, ben, cleo);
    await take(dora, id, await offer(ben, id, 1));
    expect((await vote(cleo, id, false)).body.seatRequest).toBeNull();
    expect((await ben.get(`/api/tables/${id}`)).mine).toEqual([1]);
    expect((await vote(anna, id, true)).body.error.code).toBe('not-now');
  });

  test('where nobody else plays, the link is enough; a bot’s own place can be offered too, by who sits there', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    expect((await take(ben, id, await offer(anna, id, 1))).body.mine).toEqual([1]);
    expect((await ben.ask<ErrorBody>('POST', `/api/tables/${id}/offers`, { place: 0 })).body.error.code).toBe(
      'not-yours',
    );
    const stranger = visitor();
    expect((await stranger.ask('POST', `/api/tables/${id}/offers`, { place: 1 })).status).toBe(403);
  });

  test('a link outlives a restart, is good once, and can be taken back', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const id = await tableOf(anna, ben);
    const token = await offer(anna, id, 0);
    await server.close();
    server = await open();
    const [anna2, ben2, cleo2] = [anna, ben, cleo].map(({ cookie }) => Object.assign(visitor(), { cookie }));
    if (anna2 === undefined || ben2 === undefined || cleo2 === undefined) throw new Error('somebody is missing');
    await take(cleo2, id, token);
    await vote(ben2, id, true);
    expect((await cleo2.get(`/api/tables/${id}`)).mine).toEqual([0]);
    expect((await take(anna2, id, token)).body.error.code).toBe('not-found');

    const again = await offer(ben2, id, 1);
    await take(anna2, id, again);
    const withdrawn = await ben2.ask<Snapshot>('DELETE', `/api/tables/${id}/offers/1`);
    expect(withdrawn.body.seatRequest).toBeNull();
    expect((await take(anna2, id, again)).body.error.code).toBe('not-found');
    expect((await ben2.ask<ErrorBody>('DELETE', `/api/tables/${id}/offers/1`)).body.error.code).toBe('not-found');
  });

  test('nobody takes two places, two newcomers are decided about one after the other, before the game there are joins', async () => {
    const [anna, ben, cleo, dora, emil] = [visitor(), visitor(), visitor(), await named('Dora'), visitor()];
    const open = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    expect((await anna.ask<ErrorBody>('POST', `/api/tables/${open.id}/offers`, { place: 0 })).body.error.code).toBe(
      'not-now',
    );
    const id = await tableOf(anna, ben, cleo);
    const token = await offer(ben, id, 1);
    expect((await take(cleo, id, token)).body.error.code).toBe('not-now');
    await take(dora, id, token);
    expect((await take(emil, id, token)).body.error.message).toContain('Dora');
  });
});
