import { rmSync } from 'node:fs';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { Contents } from '../dist/contents/contents.js';
import { ContentFiles } from '../dist/storage/sqlite/content-files.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { TableRows } from '../dist/storage/sqlite/table-rows.js';
import { Deadlines } from '../dist/tables/deadlines.js';
import { LoadedTables } from '../dist/tables/loaded-tables.js';
import { TableReader } from '../dist/tables/table-reader.js';
import { stored, storedFolder } from './stored.ts';

test('an overdue clock at a table that cannot be read is logged once, and keeps nobody else waiting', async () => {
  const data = storedFolder();
  const database = await openDatabase(data);
  const [halted = '', other = ''] = [stored.tables['snow-time running'], stored.tables['winter-kingdom running']];
  database.bare.exec(`UPDATE tables SET deadline = 1 WHERE id IN ('${halted}', '${other}');
    UPDATE tables SET rules = 'older' WHERE id = '${halted}'`);
  const lines: string[] = [];
  const log = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } }).log;
  const store = new TableRows(database);
  const context = {
    ...{ log: null, chat: null, changed: () => {}, watched: () => {}, broken: () => {} },
    now: Date.now,
  } as unknown as ConstructorParameters<typeof TableReader>[2];
  const reader = new TableReader(store, new Contents(new ContentFiles(database), Date.now), context, log);
  const registry = new LoadedTables(id => reader.read(id));
  const tables = { find: (id: string) => registry.find(id), seat: async () => {} };
  const deadlines = new Deadlines(store, tables, Date.now, log);
  for (let check = 0; check < 5; check++) {
    await deadlines.check();
    // Memory is swept between two looks.
    registry.dropAll();
  }
  const told = lines.filter(line => line.includes(halted));
  expect(told.filter(line => line.includes('a deadline could not be checked'))).toHaveLength(1);
  expect(told.filter(line => line.includes('cannot continue'))).toHaveLength(1);
  expect(lines.filter(line => line.includes(other))).toEqual([]);
  expect(await store.due(Date.now())).toEqual([halted]);
  await database.close();
  rmSync(data, { recursive: true });
});
