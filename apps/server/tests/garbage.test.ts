import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@snowbound/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { Visitor } from './visitor.ts';

const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
let serving: Serving;
let anna: Visitor;
let table: string;

beforeAll(async () => {
  serving = await serve({
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    requestsAMinute: 1_000_000,
    opsPort: 0,
    limits: { linesAMinute: 1_000_000 },
  });
  anna = new Visitor(serving.address);
  table = (await anna.post('/api/tables', { game: 'snow-time', players: 3 })).id;
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true });
});

const MESSAGES = 20_000;
/** One connection may say 200 things at once, so garbage comes over many. */
const PER_CONNECTION = 150;

/** Far more than the buffers of the system hold. */
const MOST_CHAT = 40_000;

/** Messages that are nearly right: a real one with something missing, added or replaced. */
const mutated = () => {
  const real = fc.constantFrom<Record<string, unknown>>(
    { type: 'watch', ref: 1, table, journal: 0 },
    { type: 'move', ref: 1, table, seat: 0, number: 0, move: 'play 6' },
    { type: 'undo', ref: 1, table, seat: 0 },
    { type: 'vote', ref: 1, table, agree: true },
    { type: 'chat', ref: 1, table, text: 'x' },
  );
  return fc.tuple(real, fc.string(), fc.anything(), fc.boolean()).map(([message, key, value, isReplaced]) => {
    const keys = Object.keys(message);
    const name = isReplaced ? (keys[key.length % keys.length] ?? 'type') : key;
    return text({ ...message, [name]: value });
  });
};

function text(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'undefined'
    );
  } catch {
    return '{';
  }
}

describe('garbage', () => {
  test(`${MESSAGES} random and mutated messages: every one is answered, the server stays up, the table is undisturbed`, async () => {
    const before = await anna.get(`/api/tables/${table}`);
    const garbage = fc.sample(fc.oneof(mutated(), fc.string(), fc.json(), fc.anything().map(text)), {
      numRuns: MESSAGES,
      seed: 7,
    });
    const stranger = new Visitor(serving.address);
    for (let from = 0; from < garbage.length; from += PER_CONNECTION) {
      const part = garbage.slice(from, from + PER_CONNECTION).filter(message => message.length < 4000);
      stranger.heard.length = 0;
      await stranger.connect();
      for (const message of part) stranger.socket.send(message);
      for (let waited = 0; answersIn(stranger) < part.length; waited++) {
        if (waited > 2000) throw new Error(`${answersIn(stranger)} answers to ${part.length} messages`);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      stranger.close();
    }
    const { here: _here, ...after } = { here: 0, ...(await anna.get(`/api/tables/${table}`)) };
    expect(after).toEqual(before);
  });

  test('a message that is too large ends the connection, not the server', async () => {
    const stranger = new Visitor(serving.address);
    await stranger.connect();
    stranger.socket.on('error', () => undefined);
    stranger.socket.send('x'.repeat(100_000));
    expect(await new Promise(resolve => stranger.socket.once('close', resolve))).toBe(1009);
    expect(await anna.get('/healthz')).toEqual({ ok: true });
  });

  test('somebody who says too much at once is told to wait', async () => {
    const stranger = new Visitor(serving.address);
    await stranger.connect();
    for (let count = 0; count < 400; count++)
      stranger.socket.send(JSON.stringify({ type: 'unwatch', ref: count, table }));
    expect(await stranger.hear(message => message.type === 'error')).toMatchObject({ error: { code: 'too-much' } });
    stranger.close();
  });

  test('random bodies over HTTP get an error in the usual shape', async () => {
    const stranger = new Visitor(serving.address);
    const routes = [
      '/api/tables',
      `/api/tables/${table}/moves`,
      `/api/tables/${table}/undo`,
      `/api/tables/${table}/chat`,
      '/api/link',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.anything().map(text), async (route, body) => {
        const { status, body: answer } = await stranger.ask<{ error?: { code: string; message: string } }>(
          'POST',
          route,
          body,
        );
        expect(status).toBeLessThan(500);
        if (status >= 400)
          expect(answer.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }),
      { numRuns: 300 },
    );
  });

  test('a client that never reads is cut off, and others are not disturbed', async () => {
    const [deaf, ben] = [new Visitor(serving.address), new Visitor(serving.address)];
    await deaf.connect();
    await ben.connect();
    await deaf.tell({ type: 'watch', table });
    await ben.tell({ type: 'watch', table });
    // Stops reading at the transport: what is sent piles up in the server.
    (deaf.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const metrics = async () => (await fetch(`${serving.opsAddress}/metrics`)).text();
    const connections = async () => /snowbound_connections (\d+)/.exec(await metrics())?.[1];
    expect(await connections()).toBe('2');
    for (let sent = 0; (await connections()) === '2'; sent += 100) {
      if (sent > MOST_CHAT) throw new Error('it was never cut off');
      await Promise.all(
        Array.from({ length: 100 }, () => anna.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(500) })),
      );
    }
    expect(await ben.tell({ type: 'chat', table, text: 'still here' })).toMatchObject({ type: 'done' });
    ben.close();
    deaf.close();
  });
});

const answersIn = (visitor: Visitor): number =>
  visitor.heard.filter(({ type }) => type === 'done' || type === 'error').length;
