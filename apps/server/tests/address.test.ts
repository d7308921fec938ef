import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, hostOf, TRUSTED } from '../src/http/address.ts';

/** Says of every request what Fastify and what we take for its address and host. */
const app = fastify({ trustProxy: TRUSTED });
beforeAll(() => {
  app.get('/', async ({ ip, host, raw }) => ({ fastifys: [ip, host], ours: [addressOf(raw), hostOf(raw)] }));
});
afterAll(() => app.close());

describe('the address of a live connection is the one Fastify would give', () => {
  test.each([
    ['203.0.113.4', undefined, '203.0.113.4'],
    ['203.0.113.4', '198.51.100.9', '203.0.113.4'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.9, 203.0.113.4', '203.0.113.4'],
    ['::ffff:127.0.0.1', '198.51.100.9,203.0.113.4', '203.0.113.4'],
    ['::1', '203.0.113.4, ::ffff:127.0.0.2', '203.0.113.4'],
    ['::1', '2001:db8::7, 0:0:0:0:0:0:0:1', '2001:db8::7'],
    ['127.0.0.1', '203.0.113.4, 127.is.not.loopback', '127.is.not.loopback'],
    ['127.0.0.1', '127.0.0.9', '127.0.0.9'],
  ])('from %s for %s: %s', async (remoteAddress, forwarded, address) => {
    const headers = {
      host: 'snow.example',
      'x-forwarded-host': 'behind.example, winter.example',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    };
    const { fastifys, ours } = (await app.inject({ url: '/', remoteAddress, headers })).json();
    expect(fastifys[0]).toBe(address);
    expect(ours).toEqual(fastifys);
  });
});
