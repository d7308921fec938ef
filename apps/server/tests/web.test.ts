import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@snowbound/protocol';
import type { Serving } from '@snowbound/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { playToTheEnd, Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
const web = join(folder, 'web');
let serving: Serving;
const visitor = () => new Visitor(serving.address);

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Snowbound</title>');
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  writeFileSync(join(web, 'assets', 'index-1a2b.js'), 'export {};');
  const data = join(folder, 'data');
  mkdirSync(data);
  serving = await serve({ host: '127.0.0.1', port: 0, data, web, logLevel: 'silent', requestsAMinute: 1_000_000 });
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const asBrowser = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  test.each(['/', '/table/abcdefgh', '/rules/snow-time'])(
    'is what a browser gets at %s, never from a cache',
    async path => {
      const { status, body, headers } = await visitor().ask<string>('GET', path, undefined, asBrowser);
      expect(status).toBe(200);
      expect(body).toContain('<title>Snowbound</title>');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  test('has files that are kept for ever', async () => {
    const { status, headers } = await visitor().ask('GET', '/assets/index-1a2b.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('is there for all behind one address, however often they come; what they ask the server is counted', async () => {
    const data = join(folder, 'crowd');
    mkdirSync(data);
    const narrow = await serve({ host: '127.0.0.1', port: 0, data, web, logLevel: 'silent', requestsAMinute: 5 });
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`${narrow.address}${path}`, { headers: asBrowser })).status;
    for (const path of ['/', '/table/abcdefgh', '/assets/index-1a2b.js', '/icon.svg']) {
      for (let visit = 0; visit < 20; visit++) expect(await statusOf(path), path).toBe(200);
    }
    const asked: number[] = [];
    for (let time = 0; time < 6; time++) asked.push(await statusOf('/healthz'));
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    await narrow.close();
  });

  test('takes nothing from programs: what is not there is still said in JSON', async () => {
    expect((await visitor().ask('GET', '/api/nothing', undefined, asBrowser)).status).toBe(404);
    expect((await visitor().ask('GET', '/assets/gone.js', undefined, asBrowser)).status).toBe(404);
    expect((await visitor().ask('GET', '/nothing')).body).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('looking closer at a table', () => {
  test('the past is seen through my own eyes while the game runs, and through anybody’s afterwards', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    await ben.post(`/api/tables/${id}/join`);
    await anna.post(`/api/tables/${id}/moves`, { seat: 0, number: 0, move: 'play 6' });
    const chosenFor = async (who: Visitor, viewer: string): Promise<string | null> => {
      const { answers } = await who.get<Pick<Snapshot, 'answers'>>(`/api/tables/${id}/past/1?viewer=${viewer}`);
      return answers[0]?.move ?? null;
    };
    expect(await chosenFor(anna, '0')).toBe('play 6');
    // Asking for other eyes gets one's own.
    expect(await chosenFor(ben, '0')).toBeNull();
    expect(await chosenFor(visitor(), '0')).toBeNull();
    expect(await ben.get(`/api/tables/${id}/past`)).toEqual({ moves: 1, viewers: [1] });
    await playToTheEnd(id, [anna, ben]);
    expect(await chosenFor(ben, '0')).toBe('play 6');
  });

  test('points so far, and whether taking back is free', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    await ben.post(`/api/tables/${id}/join`);
    const scores = await ben.get<{ source: string; points: number }[][]>(`/api/tables/${id}/scores`);
    expect(scores).toHaveLength(4);
    expect(scores[0]?.[0]).toEqual({ source: 'score.fruit', points: 0 });
    expect(await anna.get(`/api/tables/${id}/undo?seat=0`)).toMatchObject({ free: false, asks: false });
    await anna.post(`/api/tables/${id}/moves`, { seat: 0, number: 0, move: 'play 6' });
    expect(await anna.get(`/api/tables/${id}/undo?seat=0`)).toEqual({ free: true });
    expect((await ben.ask('GET', `/api/tables/${id}/undo?seat=0`)).status).toBe(403);
  });
});
