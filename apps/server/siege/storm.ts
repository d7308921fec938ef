import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Visitor } from '../tests/visitor.ts';
import { type Attack, Faults, pause } from './attack.ts';
import { Besieged } from './besieged.ts';

const PLANS = {
  full: { seconds: 30, sockets: 30, quiet: 20 },
  brief: { seconds: 4, sockets: 30, quiet: 5 },
} as const;
/** One of them has a single socket, so that they come and go for all to see. */
const PEOPLE = 4;
/** Each connection says so much a second: all it may, if a watch counted for one. */
const MESSAGES_A_SECOND = 50;
const MESSAGES_OF_A_CONNECTION = 40;
/** Presence is shown at most this often, with a margin because clocks are not exact. */
const TOLD_A_SECOND = 6;

/** That a watch was granted: of what is said, every second thing is one. */
const GRANTED = /^\{"type":"done","ref":\d*[02468],/;

/** A connection that looks and looks away faster than it may and comes again and again; how often it was shown the table. */
async function harass({ address, cookie }: Visitor, table: string, isOver: () => boolean): Promise<number> {
  let looks = 0;
  while (!isOver()) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers: { cookie } });
    socket.on('error', () => undefined);
    socket.on('message', data => {
      if (GRANTED.test(String(data))) looks++;
    });
    await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    for (let said = 0; said < MESSAGES_OF_A_CONNECTION && !isOver(); said += 2) {
      if (socket.readyState !== WebSocket.OPEN) break;
      socket.send(JSON.stringify({ type: 'watch', ref: said, table }));
      socket.send(JSON.stringify({ type: 'unwatch', ref: said + 1, table }));
      await pause(2000 / MESSAGES_A_SECOND);
    }
    socket.terminate();
  }
  return looks;
}

/** A crowded table: some play, some only look on and count what they are shown. */
async function crowdedTable(server: Besieged, players: readonly Visitor[], quiet: number) {
  const [host, ...users] = players;
  if (host === undefined) throw new Error('nobody');
  const { id } = await host.post('/api/tables', { game: 'snow-time', players: players.length });
  for (const user of users) await user.post(`/api/tables/${id}/join`);
  const watchers = Array.from({ length: quiet }, server.visitor);
  for (const watcher of watchers) {
    await watcher.connect();
    await watcher.tell({ type: 'watch', table: id });
  }
  return { id, watchers, told: () => watchers.reduce((sum, { raw }) => sum + raw.length, 0) };
}

/** Thirty sockets of four people who come, look and go as fast as they may, at a table that many watch. */
export const storm: Attack = {
  name: 'storm',
  what: 'sockets that watch, unwatch and reconnect as fast as they may, at a crowded table',
  unit: 'watches',
  async run(size) {
    const { seconds, sockets, quiet } = PLANS[size];
    const faults = new Faults();
    return Besieged.during({}, async server => {
      const people = Array.from({ length: PEOPLE }, server.visitor);
      const { id, watchers, told } = await crowdedTable(server, people, quiet);
      const bystander = await server.bystander();
      const before = told();
      let isOver = false;
      const start = performance.now();
      const storming = Array.from({ length: sockets }, (_, socket) =>
        harass(people[socket === 0 ? 0 : 1 + (socket % (PEOPLE - 1))] as Visitor, id, () => isOver),
      );
      await pause(seconds * 1000);
      isOver = true;
      const patience = await bystander.getUp(size, faults);
      const watches = (await Promise.all(storming)).reduce((sum, looks) => sum + looks);
      const lasted = (performance.now() - start) / 1000;
      const messagesToUninvolved = told() - before;
      const most = Math.ceil(quiet * (lasted + 1) * TOLD_A_SECOND);
      faults.expect(
        messagesToUninvolved <= most,
        `${messagesToUninvolved} messages to uninvolved watchers, not ${most}`,
      );
      faults.expect(watches > 0, 'nobody could watch');
      faults.expect((await server.metric('snowbound_faults_total')) === 0, 'the server counted faults');
      for (const watcher of watchers) watcher.close();
      return {
        times: watches,
        figures: { sockets, people: PEOPLE, uninvolved: quiet, messagesToUninvolved, ...patience },
        faults: faults.list,
      };
    });
  },
};
