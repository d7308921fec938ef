import type { Socket } from 'node:net';
import { rawSocket } from '../tests/raw-socket.ts';
import { type Attack, Faults, pause } from './attack.ts';
import { Besieged } from './besieged.ts';

/** The full siege waits as long as the server does by itself; the brief one has it hurry. */
const PLANS = {
  full: { ofEachKind: 60, limits: {}, mostSeconds: 120 },
  brief: {
    ofEachKind: 5,
    limits: { headMilliseconds: 2000, requestMilliseconds: 3000, unreadMilliseconds: 4000, pulseMilliseconds: 1500 },
    mostSeconds: 60,
  },
} as const;

const HEAD = 'POST /api/tables HTTP/1.1\r\nhost: snowbound\r\ncontent-type: application/json\r\n';
const ASKED = 'GET /healthz HTTP/1.1\r\nhost: snowbound\r\n\r\n';
const upgrade = (cookie: string): string =>
  `GET /live HTTP/1.1\r\nhost: snowbound\r\nconnection: Upgrade\r\nupgrade: websocket\r\ncookie: ${cookie}\r\n` +
  'sec-websocket-version: 13\r\nsec-websocket-key: c25vd2JvdW5kLXNpZWdlIQ==\r\n\r\n';
/** The answers to these are more than the buffers of the system hold. */
const UNREAD_REQUESTS = 40_000;

type Nuisance = (socket: Socket, cookie: string) => void;

/** Ways to keep a connection busy without ever asking for anything. */
const NUISANCES: Readonly<Record<string, Nuisance>> = {
  'says nothing': () => undefined,
  'half a head': socket => void socket.write(HEAD),
  'a head in drops': socket => drip(socket, `${HEAD}x-padding: `),
  'half a body': socket => void socket.write(`${HEAD}content-length: 100\r\n\r\n{"game"`),
  'a body in drops': socket => drip(socket, `${HEAD}content-length: 10000\r\n\r\n`),
  'half an upgrade': (socket, cookie) => void socket.write(upgrade(cookie).slice(0, -2)),
  'a live connection that never answers': (socket, cookie) => void socket.write(upgrade(cookie)),
  'reads no answers': socket => {
    socket.pause();
    // Who writes hears of the end without reading.
    drip(socket, ASKED.repeat(UNREAD_REQUESTS));
  },
};

/** Says something and goes on with a letter now and then. */
function drip(socket: Socket, said: string): void {
  socket.write(said);
  const dripping = setInterval(() => socket.write('x'), 200);
  socket.once('close', () => clearInterval(dripping));
}

/** Hundreds of connections that take their time, all at once. */
export const slow: Attack = {
  name: 'slow',
  what: 'slow heads and bodies, silent sockets, half upgrades, answers that nobody reads',
  unit: 'connections',
  async run(size) {
    const { ofEachKind, limits, mostSeconds } = PLANS[size];
    const faults = new Faults();
    return Besieged.during({ limits }, async server => {
      const bystander = await server.bystander();
      const start = performance.now();
      const open = new Map<Socket, string>();
      for (let round = 0; round < ofEachKind; round++) {
        const somebody = server.visitor();
        await somebody.get('/api/me');
        for (const [name, nuisance] of Object.entries(NUISANCES)) {
          const socket = await rawSocket(server.address);
          open.set(socket, name);
          // What is not read does not end.
          socket.resume();
          socket.once('close', () => open.delete(socket));
          nuisance(socket, somebody.cookie);
        }
      }
      const times = open.size;
      while (open.size > 0 && performance.now() - start < mostSeconds * 1000) await pause(100);
      const closedAfterSeconds = Math.round((performance.now() - start) / 1000);
      const kinds = [...new Set(open.values())].join(', ');
      faults.expect(open.size === 0, `${open.size} are still open after ${closedAfterSeconds} s: ${kinds}`);
      const patience = await bystander.getUp(size, faults);
      for (const socket of open.keys()) socket.destroy();
      return { times, figures: { closedAfterSeconds, ...patience }, faults: faults.list };
    });
  },
};
