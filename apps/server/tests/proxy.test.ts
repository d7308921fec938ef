import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Serving, serve } from '../dist/serve.js';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
const REQUESTS = 5;
let serving: Serving;

beforeAll(async () => {
  serving = await serve({ host: '127.0.0.1', port: 0, data: folder, logLevel: 'silent', requestsAMinute: REQUESTS });
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string>) => fetch(`${serving.address}/api/me`, { headers });

describe('behind a reverse proxy on the same machine', () => {
  test('limits count for each visitor, not for the proxy', async () => {
    const from = (address: string) => ask({ 'x-forwarded-for': address }).then(({ status }) => status);
    for (let request = 0; request < REQUESTS; request++) expect(await from('203.0.113.1')).toBe(200);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('203.0.113.2')).toBe(200);
  });

  test('live connections count too, for whom the proxy says it asks', async () => {
    const knock = (address: string) =>
      new Promise<number>(resolve => {
        const url = `${serving.address.replace('http', 'ws')}/live`;
        const socket = new WebSocket(url, { headers: { 'x-forwarded-for': `198.51.100.9, ${address}` } });
        socket.once('close', resolve);
        socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
      });
    // Nobody known, so the connection is closed at once; beyond the limit it is not even opened.
    for (let request = 0; request < REQUESTS; request++) expect(await knock('203.0.113.4')).toBe(4003);
    expect(await knock('203.0.113.4')).toBe(429);
    expect(await knock('203.0.113.5')).toBe(4003);
    const [headers, body] = await new Promise<[IncomingHttpHeaders, unknown]>(resolve => {
      const url = `${serving.address.replace('http', 'ws')}/live`;
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': '203.0.113.4', 'accept-language': 'de' } });
      socket.once('unexpected-response', async (_request, answer) => resolve([answer.headers, await json(answer)]));
    });
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ error: { code: 'too-much', message: expect.stringContaining('Sekunden') } });
  });

  test('a cookie of an HTTPS page is for HTTPS only, one of a plain page is not', async () => {
    const cookie = async (scheme: string) => {
      const answer = await ask({ 'x-forwarded-for': '203.0.113.3', 'x-forwarded-proto': scheme });
      return answer.headers.getSetCookie()[0] ?? '';
    };
    expect(await cookie('https')).toContain('Secure');
    expect(await cookie('http')).not.toContain('Secure');
  });
});
