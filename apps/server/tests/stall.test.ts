import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Stall } from '../dist/live/stall.js';

/** Far more than the buffers of the system hold. */
const MUCH = Buffer.alloc(32 * 1024 * 1024);
const moment = () => new Promise(resolve => setTimeout(resolve, 5));

test('who reads nothing of what waits is noticed, who reads a little is not', async () => {
  const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  const stall = new Stall(socket);
  // Nothing was said yet, so nothing is unread.
  expect([stall.look(), stall.look()]).toEqual([false, false]);

  client.pause();
  for (let at = 0; at < MUCH.length; at += 65_536) socket.write(MUCH.subarray(at, at + 65_536));
  expect(stall.look()).toBe(false);
  while (!stall.look()) await moment();
  // What is added makes no difference as long as nothing is taken.
  socket.write('more');
  expect(stall.look()).toBe(true);

  const before = socket.bytesWritten - socket.writableLength;
  client.resume();
  while (socket.bytesWritten - socket.writableLength === before) await moment();
  expect(stall.look()).toBe(false);
  while (socket.writableLength > 0) await moment();
  expect([stall.look(), stall.look()]).toEqual([false, false]);
  client.destroy();
  server.close();
});
