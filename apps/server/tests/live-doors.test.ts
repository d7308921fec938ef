import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OwnServer, tableFor } from './own-server.ts';
import type { Visitor } from './visitor.ts';

const PERSON = 3;
const ADDRESS = 5;
const TABLES = 2;
/** A pulse short enough for a test; nothing here depends on how long it is. */
const server = new OwnServer({
  limits: { socketsOfPerson: PERSON, socketsOfAddress: ADDRESS, tablesOfSocket: TABLES, pulseMilliseconds: 200 },
});
const { visitor } = server;
const CONNECTIONS = 'snowbound_connections';

/** Why a connection was closed, as its client hears it. */
async function closing(socket: WebSocket): Promise<{ readonly code: number; readonly reason: string }> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  return { code, reason: reason.toString() };
}

/** Another connection of the same person, and what is said over it before it is closed. */
async function refusedSocket({ address, cookie }: Visitor, headers = {}) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers: { cookie, ...headers } });
  const said: unknown[] = [];
  socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString())));
  return { ...(await closing(socket)), said };
}

const open: Visitor[] = [];
const connected = async (who = visitor()): Promise<Visitor> => {
  await who.connect();
  open.push(who);
  return who;
};
afterEach(async () => {
  for (const who of open.splice(0)) who.close();
  await server.metricIs(CONNECTIONS, 0);
});

describe('live connections are counted', () => {
  test('one person has so many, and one more is told why not', async () => {
    const anna = await connected();
    const twins = await Promise.all([1, 2].map(() => another(anna)));
    const refused = await refusedSocket(anna, { 'accept-language': 'pl' });
    expect(refused).toMatchObject({ code: 1013, reason: 'too-much' });
    expect(refused.said).toEqual([
      { type: 'error', ref: null, error: { code: 'too-much', message: expect.stringContaining('3 połączenia') } },
    ]);
    // Who closes one may open another.
    twins[0]?.terminate();
    await server.metricIs(CONNECTIONS, PERSON - 1);
    twins.push(await another(anna));
    for (const twin of twins) twin.terminate();
  });

  test('so has one address, whoever they are', async () => {
    for (let count = 0; count < ADDRESS; count++) await connected();
    const late = visitor();
    await late.get('/api/me');
    expect(await refusedSocket(late)).toMatchObject({ code: 1013, reason: 'too-much' });
    expect(await server.metric(CONNECTIONS)).toBe(ADDRESS);
    // All of one network of IPv6 are one address; others are not.
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < ADDRESS; count++) {
      const user = visitor();
      await user.connect(from(`2001:db8::${count + 1}`));
      open.push(user);
    }
    expect(await refusedSocket(late, from('2001:db8:0:0:ffff::1'))).toMatchObject({ code: 1013 });
    await late.connect(from('2001:db8:0:1::1'));
    open.push(late);
  });

  test('over one connection so many tables are watched', async () => {
    const anna = await connected();
    const tables = await Promise.all([1, 2, 3].map(() => tableFor(anna, visitor())));
    const watch = (table: string | undefined) => anna.tell({ type: 'watch', table });
    for (const table of tables.slice(0, TABLES)) expect(await watch(table)).toMatchObject({ type: 'done' });
    expect(await watch(tables[TABLES])).toMatchObject({ type: 'error', error: { code: 'too-much' } });
    // The same one again is not one more.
    expect(await watch(tables[0])).toMatchObject({ type: 'done' });
    await anna.tell({ type: 'unwatch', table: tables[0] });
    expect(await watch(tables[TABLES])).toMatchObject({ type: 'done' });
  });
});

describe('who is sent away hears why', () => {
  test('nobody known, or a page of another origin', async () => {
    const message = expect.stringContaining('/api/me');
    const said = [{ type: 'error', ref: null, error: { code: 'no-origin', message } }];
    expect(await refusedSocket(visitor())).toEqual({ code: 4003, reason: 'no-origin', said });
    const anna = visitor();
    await anna.get('/api/me');
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await refusedSocket(anna, foreign)).toEqual({ code: 4003, reason: 'no-origin', said });
  });

  test.each([
    ['too large', 1009, frame(0x82, Buffer.alloc(100_000))],
    ['of an unknown kind', 1002, frame(0x83, Buffer.from('x'))],
    ['not UTF-8', 1007, frame(0x81, Buffer.from([0xc3, 0x28]))],
  ])('a message that is %s', async (_what, code, bytes) => {
    const anna = await connected();
    const closed = closing(anna.socket);
    anna.socket.on('error', () => undefined);
    wireOf(anna).write(bytes);
    expect((await closed).code).toBe(code);
  });

  test('the server stops', async () => {
    const anna = await connected();
    const closed = closing(anna.socket);
    const { port } = new URL(server.address);
    await server.close();
    expect(await closed).toEqual({ code: 1001, reason: 'the server stops' });
    await server.open(Number(port));
  });
});

describe('who says nothing or reads nothing is not waited for', () => {
  test('a live connection that does not answer is ended, one that does is kept', async () => {
    const [mute, ben] = [await connected(), await connected()];
    (mute.socket as unknown as { _autoPong: boolean })._autoPong = false;
    let pings = 0;
    ben.socket.on('ping', () => pings++);
    await once(mute.socket, 'close');
    while (pings < 3) await once(ben.socket, 'ping');
    expect(await server.metric(CONNECTIONS)).toBe(1);
  });

  test('what is heard is life enough: who talks is never asked', async () => {
    const anna = await connected();
    (anna.socket as unknown as { _autoPong: boolean })._autoPong = false;
    const table = await tableFor(anna, visitor());
    const mute = await connected();
    (mute.socket as unknown as { _autoPong: boolean })._autoPong = false;
    let isOver = false;
    mute.socket.once('close', () => {
      isOver = true;
    });
    // No more than a connection may say.
    while (!isOver) {
      await anna.tell({ type: 'unwatch', table });
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    expect(await server.metric(CONNECTIONS)).toBe(1);
  });
});

/** A second connection with the same cookie. */
async function another({ address, cookie }: Visitor): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers: { cookie } });
  await once(socket, 'open');
  return socket;
}

const wireOf = ({ socket }: Visitor) => (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket;

/** A frame as a client sends it, under a mask of nothing. */
function frame(first: number, text: Buffer): Buffer {
  const mask = Buffer.alloc(4);
  if (text.length < 126) return Buffer.concat([Buffer.from([first, 0x80 | text.length]), mask, text]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(text.length), 2);
  return Buffer.concat([head, mask, text]);
}
