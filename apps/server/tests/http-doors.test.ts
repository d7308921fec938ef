import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { OwnServer } from './own-server.ts';
import { parsed, rawAnswer } from './raw-socket.ts';

const server = new OwnServer();
const { visitor } = server;

const END = 'host: snowbound\r\nconnection: close\r\n\r\n';
const UPGRADE = 'host: snowbound\r\nconnection: upgrade, close\r\n';

describe('a request that offers another protocol', () => {
  test.each([
    ['h2c', 'upgrade: h2c\r\nhttp2-settings: AAMAAABkAARAAAAAAAIAAAAA\r\n'],
    ['anything', 'UPGRADE: TLS/1.0, IRC/6.9\r\n'],
    ['WebSocket, where there is no live connection', 'upgrade: websocket\r\nsec-websocket-key: x\r\n'],
  ])('is served as a plain one: %s', async (_what, headers) => {
    const answer = parsed(await rawAnswer(server.address, `GET /healthz HTTP/1.1\r\n${UPGRADE}${headers}\r\n`));
    expect(answer).toEqual({ status: 200, body: { ok: true } });
  });

  test('keeps its body, however that comes, and the connection is good for more', async () => {
    const body = JSON.stringify({ name: 'Żaneta' });
    const head = `PUT /api/me HTTP/1.1\r\nhost: snowbound\r\nconnection: upgrade\r\nupgrade: h2c\r\ncontent-type: application/json\r\n`;
    const whole = `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const size = Buffer.byteLength(body).toString(16);
    const chunked = `${head}transfer-encoding: chunked\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`;
    const heard = await rawAnswer(server.address, `${whole}${chunked}GET /healthz HTTP/1.1\r\n${END}`);
    expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
    expect(heard.match(/"name":"Żaneta"/g)).toHaveLength(2);
    expect(heard).toContain('{"ok":true}');
  });

  test('is refused like any other', async () => {
    const answer = parsed(await rawAnswer(server.address, `GET /nowhere HTTP/1.1\r\n${UPGRADE}upgrade: h2c\r\n\r\n`));
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  });
});

describe('one shape of errors, whatever comes', () => {
  test.each([
    ['what is no HTTP', `HELO snowbound\r\n\r\n`, 400, 'invalid'],
    ['a broken header', `GET / HTTP/1.1\r\nbad header\r\n${END}`, 400, 'invalid'],
    ['a head that is too large', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n${END}`, 431, 'invalid'],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid'],
    ['an address that cannot be read', `GET /api/tables/%zz HTTP/1.1\r\n${END}`, 400, 'invalid'],
    ['an id that is too long', `GET /api/tables/${'x'.repeat(500)} HTTP/1.1\r\n${END}`, 414, 'invalid'],
    ['a method that is served nowhere', `TRACE / HTTP/1.1\r\n${END}`, 404, 'not-found'],
    [
      'a body of another kind',
      `POST /api/tables HTTP/1.1\r\ncontent-type: text/x\r\ncontent-length: 1\r\n${END}x`,
      415,
      'invalid',
    ],
    ['a handshake without a key', `GET /live HTTP/1.1\r\n${UPGRADE}upgrade: websocket\r\n\r\n`, 400, 'invalid'],
    ['a handshake of another method', `POST /live HTTP/1.1\r\n${UPGRADE}upgrade: websocket\r\n\r\n`, 400, 'invalid'],
  ])('%s', async (_what, said, status, code) => {
    const answer = parsed(await rawAnswer(server.address, said));
    expect(answer).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(/.{10}/) } } });
  });
});

describe('a page of another origin', () => {
  const post = (headers: Record<string, string>) => visitor().ask('POST', '/api/me/link-code', undefined, headers);

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('changes nothing by %s', async method => {
    const anna = visitor();
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    const paths = ['/api/me', `/api/tables/${id}/join`, `/api/tables/${id}/offers/1`, '/api/link', '/nowhere'];
    for (const path of paths) {
      const answer = await anna.ask(method, path, {}, { origin: 'https://elsewhere.example' });
      expect(answer, path).toMatchObject({ status: 403, body: { error: { code: 'no-origin' } } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(['null', 'not an address', 'http://127.0.0.1.elsewhere.example'])('is none of ours: %s', async origin => {
    expect((await post({ origin })).status).toBe(403);
  });

  test('our own page is known by its host, with or without a proxy and its port', async () => {
    const { host } = new URL(server.address);
    expect((await post({ origin: server.address })).status).toBe(200);
    expect((await post({})).status).toBe(200);
    expect((await post({ origin: `https://${host}` })).status).toBe(200);
    const proxied = { 'x-forwarded-host': 'games.example:443', 'x-forwarded-proto': 'https' };
    expect((await post({ ...proxied, origin: 'https://games.example' })).status).toBe(200);
    expect((await post({ ...proxied, origin: server.address })).status).toBe(403);
  });

  test('may look, and programs with a token are not asked where they come from', async () => {
    const origin = 'https://elsewhere.example';
    expect((await visitor().ask('GET', '/api/tables', undefined, { origin })).status).toBe(200);
    const anna = visitor();
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    const { token } = await anna.post<{ token: string }>(`/api/tables/${id}/invitations`, { place: 1 });
    const bearer = { origin, authorization: `Bearer ${token}` };
    expect((await visitor().ask('POST', '/api/bot/accept', { name: 'Robo' }, bearer)).status).toBe(200);
    expect((await visitor().ask('POST', '/api/bot/accept', { name: 'Robo' }, { origin })).status).toBe(401);
  });
});

describe('for those who run it', () => {
  test('readiness and metrics are at a port of their own and nowhere else', async () => {
    for (const path of ['/readyz', '/metrics']) {
      expect((await visitor().ask('GET', path)).body).toMatchObject({ error: { code: 'not-found' } });
      expect((await fetch(`${server.opsAddress}${path}`)).status).toBe(200);
    }
    expect(await (await fetch(`${server.opsAddress}/api/me`)).json()).toMatchObject({ error: { code: 'not-found' } });
    expect(new URL(server.opsAddress ?? '').hostname).toBe('127.0.0.1');
    expect(await visitor().get('/healthz')).toEqual({ ok: true });
  });

  test('or beside everything else, for who has the token', async () => {
    const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
    const serving = await serve({ ...server.options, data, opsPort: null, opsToken: 'a secret' });
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await fetch(`${serving.address}${path}`, { headers })).status;
    for (const path of ['/readyz', '/metrics']) {
      expect(await statusOf(path, { authorization: 'Bearer a secret' })).toBe(200);
      expect(await statusOf(path, { authorization: 'Bearer another' })).toBe(404);
      expect(await statusOf(path, {})).toBe(404);
    }
    expect(serving.opsAddress).toBeNull();
    await serving.close();
    rmSync(data, { recursive: true });
  });

  test('nothing in a page is run or styled that did not come as a file, and other names are left alone', async () => {
    const { headers } = await visitor().ask('GET', '/healthz');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https:|\*/);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self';/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });
});
