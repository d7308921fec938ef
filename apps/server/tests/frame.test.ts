import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { hearPlain, LARGEST_MESSAGE, writeText } from '../src/live/frame.ts';

let server: WebSocketServer;
let client: WebSocket;
let wire: Duplex;
/** The server's end, and what came out at it: straight off the wire, and through the library. */
let socket: WebSocket;
let plain: string[];
let others: string[];

beforeEach(async () => {
  [plain, others] = [[], []];
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: LARGEST_MESSAGE });
  const connected = once(server, 'connection');
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [opened, request] = (await connected) as [WebSocket, { socket: Duplex }];
  [socket, wire] = [opened, request.socket];
  socket.on('message', (data: Buffer) => others.push(data.toString()));
  socket.on('error', () => socket.terminate());
  hearPlain(wire, text => plain.push(text));
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
});
afterEach(() => {
  client.terminate();
  server.close();
});

test('messages of any length and language arrive as they were said', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.map(length => 'x'.repeat(length)), 'Schneestürme, śnieżyce, 雪', 'ś'.repeat(40_000)];
  const heard: string[] = [];
  const all = new Promise<void>((resolve, reject) => {
    client.once('error', reject).on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === texts.length) resolve();
    });
  });
  for (const text of texts) writeText(wire, text);
  await all;
  expect(heard).toEqual(texts);
});

/** A message as a client sends it, masked. */
function masked(text: string): Buffer {
  const bytes = Buffer.from(text);
  const mask = [0x12, 0x34, 0x56, 0x78];
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.from([0x81, ...length, ...mask, ...bytes.map((byte, at) => byte ^ (mask[at % 4] as number))]);
}

describe('what a client says', () => {
  const raw = (): Duplex => (client as unknown as { _socket: Duplex })._socket;
  const heard = (): string[] => [...plain, ...others];
  const until = async (count: number): Promise<void> => {
    for (let tries = 0; heard().length < count && tries < 500; tries++) await pause(5);
  };

  test('plain messages of all lengths are heard straight off the wire', async () => {
    const texts = [0, 1, 125, 126, 127, LARGEST_MESSAGE].map(length => 'x'.repeat(length));
    for (const text of texts) client.send(text);
    await until(texts.length);
    expect([plain, others]).toEqual([texts, []]);
  });

  test('several messages that arrive together are all heard, in order', async () => {
    raw().write(Buffer.concat(['one', 'two', 'y'.repeat(300)].map(masked)));
    await until(3);
    expect([plain, others]).toEqual([['one', 'two', 'y'.repeat(300)], []]);
  });

  test.each([1, 2, 3, 5, 8])('a message that arrives in two parts, the first of %i bytes, is heard', async bytes => {
    const frame = masked('z'.repeat(200));
    raw().write(frame.subarray(0, bytes));
    await pause(30);
    raw().write(frame.subarray(bytes));
    await until(1);
    client.send('after');
    await until(2);
    expect(heard()).toEqual(['z'.repeat(200), 'after']);
  });

  test('what is not plain goes through the library, and all that follows too', async () => {
    raw().write(Buffer.concat(['before', 'Schnee und śnieg', 'after'].map(masked)));
    await until(3);
    client.send('later');
    await until(4);
    expect([plain, others]).toEqual([['before'], ['Schnee und śnieg', 'after', 'later']]);
  });

  test('a message in pieces and a ping between them are understood', async () => {
    client.send('first ', { fin: false });
    const ponged = once(client, 'pong');
    client.ping();
    client.send('second', { fin: true });
    await ponged;
    await until(1);
    expect([plain, others]).toEqual([[], ['first second']]);
  });

  test('a message that is too long ends the connection', async () => {
    const closed = once(client, 'close');
    client.send('x'.repeat(LARGEST_MESSAGE + 1));
    const [code] = (await closed) as [number];
    expect([heard(), code]).toEqual([[], 1009]);
  });

  test('broken UTF-8 ends the connection', async () => {
    const closed = once(client, 'close');
    const frame = masked('abc');
    frame[frame.length - 1] = (frame[frame.length - 1] as number) ^ 0x80;
    raw().write(frame);
    const [code] = (await closed) as [number];
    expect([heard(), code]).toEqual([[], 1007]);
  });

  test('a message without a mask ends the connection', async () => {
    const closed = once(client, 'close');
    raw().write(Buffer.from([0x81, 1, 0x78]));
    const [code] = (await closed) as [number];
    expect([heard(), code]).toEqual([[], 1002]);
  });

  test('nothing said after a goodbye is heard', async () => {
    const closed = once(socket, 'close');
    raw().write(Buffer.concat([masked('before'), Buffer.from([0x88, 0x80, 0, 0, 0, 0]), masked('after')]));
    await closed;
    expect(heard()).toEqual(['before']);
  });
});
