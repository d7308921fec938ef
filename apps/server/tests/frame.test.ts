import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../src/live/frame.ts';

test('messages of any length and language arrive as they were said', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [...lengths.map(length => 'x'.repeat(length)), 'Schneestürme, śnieżyce, 雪', 'ś'.repeat(40_000)];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (_, request) => {
    for (const text of texts) request.socket.write(frameOf(text));
  });
  await once(server, 'listening');
  const heard: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise<void>((resolve, reject) => {
    client.once('error', reject).on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  expect(heard).toEqual(texts);
});
