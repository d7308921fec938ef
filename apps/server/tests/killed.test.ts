import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../dist/storage/database.js';
import { freePort, OwnProcess } from './own-process.ts';
import { Visitor } from './visitor.ts';

const KILLS = 20;
const TABLES = 8;
const PLAYERS = 3;
const LEAST_BETWEEN_KILLS = 8;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(data, { recursive: true }));

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

test(`killed ${KILLS} times under load, no acknowledged move is lost and no record is broken`, async () => {
  const server = new OwnProcess(data, await freePort());
  await server.start();
  const people = Array.from({ length: PLAYERS }, () => new Visitor(server.address));
  await Promise.all(people.map(visitor => visitor.get('/api/me')));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const { id } = await host.post('/api/tables', { game: 'snow-time', players: PLAYERS });
      for (const other of others) await other.post(`/api/tables/${id}/join`);
      return id;
    }),
  );
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const playing = tables.map(table => playOn(table, people, acknowledged, () => isOver));
  for (let kill = 0; kill < KILLS; kill++) {
    // In the middle of things: once play is under way again, at some moment soon.
    const enough = acknowledged.length + LEAST_BETWEEN_KILLS;
    while (acknowledged.length < enough) await pause(5);
    await pause(Math.random() * 100);
    await server.kill();
    await server.start();
  }
  isOver = true;
  await Promise.all(playing);
  const seen = await Promise.all(tables.map(table => host.get(`/api/tables/${table}`)));
  await server.kill();

  const database = await openDatabase(data);
  const rows = (database.bare.prepare('SELECT id, key FROM tables').all() as { id: string; key: number }[]).flatMap(
    ({ id, key }) => database.book.read(key).map(row => ({ ...row, table_id: id })),
  );
  const kept = new Set(rows.map(({ table_id, number, seat, text }) => `${table_id} ${number} ${seat} ${text}`));
  const lost = acknowledged.filter(({ table, number, seat, move }) => !kept.has(`${table} ${number} ${seat} ${move}`));
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * LEAST_BETWEEN_KILLS);
  expect(database.bare.prepare('PRAGMA integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }]);
  for (const { id, number } of seen) expect(number).toBe(rows.filter(row => row.table_id === id).length);
  await database.close();
});
