import { gameNamed } from '@snowbound/catalogue';
import { readRecord, replay } from '@snowbound/table';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { playToTheEnd, type Visitor } from '../tests/visitor.ts';
import { type Attack, Faults, pause } from './attack.ts';
import { Besieged } from './besieged.ts';

const PLANS = { full: { kills: 60, tables: 8 }, brief: { kills: 10, tables: 8 } } as const;
const PLAYERS = 3;
const LEAST_BETWEEN_KILLS = 8;

interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly move: string;
}

/** Plays on at one table for ever, through every outage, and remembers what was acknowledged. */
async function playOn(
  first: string,
  people: readonly Visitor[],
  acknowledged: Acknowledged[],
  isOver: () => boolean,
): Promise<void> {
  let table = first;
  for (let turn = 0; !isOver(); turn++) {
    const visitor = people[turn % people.length];
    if (visitor === undefined) return;
    try {
      const { questions, number, status } = await visitor.get(`/api/tables/${table}`);
      if (status === 'over') table = await playAgain(table, people);
      const [question] = questions;
      const move = question?.options[turn % question.options.length]?.move;
      if (question === undefined || move === undefined) continue;
      const { seat } = question;
      const answer = await visitor.post<{ number: number }>(`/api/tables/${table}/moves`, { seat, number, move });
      acknowledged.push({ table, number: answer.number, seat, move });
    } catch {
      // The server is down: try again, as a client does.
      await pause(10);
    }
  }
}

/** Everybody agrees to play again. */
async function playAgain(table: string, people: readonly Visitor[]): Promise<string> {
  const agreed = people.map(visitor => visitor.post<{ id: string }>(`/api/tables/${table}/rematch`));
  const [first] = await Promise.all(agreed);
  return first?.id ?? table;
}

/** What of this is not in the data, and whether the data are whole. */
async function lookInto(data: string, acknowledged: readonly Acknowledged[], faults: Faults) {
  const database = await openDatabase(data);
  const tables = database.bare.prepare('SELECT id, key FROM tables').all() as { id: string; key: number }[];
  const rows = tables.flatMap(({ id, key }) => database.book.read(key).map(row => ({ ...row, table: id })));
  const kept = new Set(rows.map(({ table, number, seat, text }) => `${table} ${number} ${seat} ${text}`));
  for (const { table, number, seat, move } of acknowledged) {
    faults.expect(kept.has(`${table} ${number} ${seat} ${move}`), `move ${number} at table ${table} is lost`);
  }
  const [{ integrity_check: integrity } = { integrity_check: '' }] = database.bare
    .prepare('PRAGMA integrity_check')
    .all() as { integrity_check: string }[];
  faults.expect(integrity === 'ok', `the database is damaged: ${integrity}`);
  await database.close();
  return { rows, tables };
}

/** The server is killed in the middle of things, again and again. */
export const kills: Attack = {
  name: 'kills',
  what: 'kill −9 under load, at any moment',
  unit: 'kills',
  async run(size) {
    const plan = PLANS[size];
    const faults = new Faults();
    return Besieged.during({}, async server => {
      const people = Array.from({ length: PLAYERS }, server.visitor);
      const [host, ...others] = people;
      if (host === undefined) throw new Error('nobody');
      const first: string[] = [];
      for (let created = 0; created < plan.tables; created++) {
        const { id } = await host.post('/api/tables', { game: 'snow-time', players: PLAYERS });
        for (const other of others) await other.post(`/api/tables/${id}/join`);
        first.push(id);
      }
      const acknowledged: Acknowledged[] = [];
      let isOver = false;
      const playing = first.map(table => playOn(table, people, acknowledged, () => isOver));
      for (let kill = 0; kill < plan.kills; kill++) {
        // Once play is under way again, at some moment soon.
        const enough = acknowledged.length + LEAST_BETWEEN_KILLS;
        while (acknowledged.length < enough) await pause(5);
        await pause(Math.random() * 100);
        await server.process.kill();
        await server.process.start();
      }
      isOver = true;
      await Promise.all(playing);
      await server.process.kill();
      const { rows, tables } = await lookInto(server.data, acknowledged, faults);

      await server.process.start();
      let records = 0;
      for (const { id } of tables) {
        const { number, status } = await host.get(`/api/tables/${id}`);
        const stored = rows.filter(row => row.table === id).length;
        faults.expect(number === stored, `table ${id} stands at ${number}, with ${stored} moves in its log`);
        // To play again was not yet agreed on by all.
        if (status === 'open') continue;
        const { winners } = await playToTheEnd(id, people);
        const record = readRecord(String((await host.ask('GET', `/api/tables/${id}/record`)).body));
        const replayed = replay(await gameNamed('snow-time'), record);
        faults.expect(String(replayed.winners) === String(winners), `the record of table ${id} ends otherwise`);
        records++;
      }
      return {
        times: plan.kills,
        figures: { acknowledgedMoves: acknowledged.length, tables: tables.length, recordsReplayed: records },
        faults: faults.list,
      };
    });
  },
};
