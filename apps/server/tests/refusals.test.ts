import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OwnServer } from './own-server.ts';

const server = new OwnServer();
const { visitor } = server;

describe('errors always have the same shape', () => {
  test.each([
    ['an unknown page', 'GET', '/nowhere', undefined, 404, { code: 'not-found' }],
    ['an unknown table', 'GET', '/api/tables/abcdefghij', undefined, 404, { code: 'not-found' }],
    ['no JSON', 'POST', '/api/tables', '{', 400, { code: 'invalid' }],
    [
      'a wrong type',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: '3' },
      400,
      { code: 'invalid', at: 'players' },
    ],
    ['a field too many', 'POST', '/api/tables', { game: 'snow-time', players: 3, seed: 'x' }, 400, { code: 'invalid' }],
    ['an unknown game', 'POST', '/api/tables', { game: 'chess', players: 2 }, 400, { code: 'invalid' }],
    ['too many players', 'POST', '/api/tables', { game: 'snow-time', players: 6 }, 400, { code: 'invalid' }],
    [
      'an unknown option',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 3, options: { twist: 'on' } },
      400,
      { code: 'invalid' },
    ],
    [
      'options that contradict each other',
      'POST',
      '/api/tables',
      { game: 'winter-kingdom', players: 2, options: { 'tableau-0': '1a', 'tableau-3': '1b' } },
      400,
      { code: 'invalid' },
    ],
    [
      'an unknown bot',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 2, places: [{ kind: 'you' }, { kind: 'bot', bot: 'x' }] },
      400,
      { code: 'invalid' },
    ],
    [
      'places that do not fit',
      'POST',
      '/api/tables',
      { game: 'snow-time', players: 3, places: [{ kind: 'you' }] },
      400,
      { at: 'places' },
    ],
    ['a body too large', 'POST', '/api/tables', JSON.stringify({ game: 'x'.repeat(20_000) }), 413, { code: 'invalid' }],
  ])('%s', async (_what, method, path, body, status, error) => {
    const answer = await visitor().ask<{ error: { message: string } }>(method, path, body);
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.body.error.message.length).toBeGreaterThan(10);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.(js|ts):/);
  });

  test('another origin gets no live connection', async () => {
    const anna = visitor();
    await anna.connect({ origin: 'http://elsewhere.example' });
    const code = await new Promise(resolve => anna.socket.once('close', resolve));
    expect(code).toBe(4003);
  });

  test.each(['/life', '/live?form=long', '/api/nothing'])('%s is no address of a live connection', async path => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}`);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      socket.once('unexpected-response', (_request, response: IncomingMessage) => resolve(response));
      socket.once('open', () => reject(new Error('it is open')));
    });
    expect(answer.statusCode).toBe(404);
    expect(await json(answer)).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('for those who run it', () => {
  test('health, OpenAPI and a word of welcome', async () => {
    const anyone = visitor();
    expect(await anyone.get('/healthz')).toEqual({ ok: true });
    expect(await server.metric('snowbound_tables_in_memory')).toBeGreaterThanOrEqual(0);
    expect(await anyone.get<{ paths: object }>('/openapi.json')).toHaveProperty(['paths', '/api/tables/{id}/moves']);
    expect(await anyone.get<string>('/')).toContain('Snowbound is running');
  });

  test('security headers are set', async () => {
    const { headers } = await visitor().ask('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
