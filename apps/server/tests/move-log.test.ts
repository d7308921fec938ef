import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewStoredTable } from '../dist/storage/port/tables.js';
import { type Database, openDatabase } from '../dist/storage/sqlite/database.js';
import { MoveLog } from '../dist/storage/sqlite/move-log.js';
import { TableRows } from '../dist/storage/sqlite/table-rows.js';

let folder = '';
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  database = await openDatabase(folder);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const entry = (tableKey: number, number: number, text = `play ${number}`) =>
  ({ tableKey, number, kind: 'move', seat: number % 2, text, seen: number - 1, at: 1000 + number }) as const;

const entries = (tableKey: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(tableKey, from + index));

const rowsIn = (table: 'log' | 'recent'): number =>
  (database.bare.prepare(`SELECT count(*) AS rows FROM ${table}`).get() as { rows: number }).rows;

/** A book that knows only what is on disk. */
const anew = () => new MoveLog(database.bare);

test('entries are read as they were written, by this book and by the next', () => {
  const { book } = database;
  const odd = { ...entry(2, 1), kind: 'rewind', text: 'ein „Zug“ mit "Zeichen"\n' } as const;
  book.write([entry(1, 1), odd, entry(1, 2)]);
  book.write([entry(1, 3)]);
  for (const each of [book, anew()]) {
    expect(each.read(1)).toEqual(entries(1, 1, 3));
    expect(each.read(2)).toEqual([odd]);
    expect(each.read(3)).toEqual([]);
  }
});

test('whatever comes in together is one row, and dozens of a table become one', () => {
  const { book } = database;
  for (let number = 1; number <= 100; number++) book.write([1, 2, 3].map(table => entry(table, number)));
  expect(rowsIn('log')).toBe(9);
  expect(rowsIn('recent')).toBeLessThanOrEqual(100 - 32);
  for (const each of [book, anew()]) {
    for (const table of [1, 2, 3]) expect(each.read(table)).toEqual(entries(table, 1, 100));
  }
});

test('a table that rests keeps few commits of others from being cleared away', () => {
  const { book } = database;
  book.write([entry(1, 1)]);
  for (let number = 1; number <= 5000; number++) book.write([entry(2, number)]);
  expect(rowsIn('recent')).toBeLessThan(200);
  for (const each of [book, anew()]) {
    expect(each.read(1)).toEqual([entry(1, 1)]);
    expect(each.read(2)).toEqual(entries(2, 1, 5000));
  }
});

test('a book that goes on where another was killed puts each entry in order once', () => {
  for (let number = 1; number <= 40; number++) database.book.write([entry(1, number), entry(2, number)]);
  const next = anew();
  for (let number = 41; number <= 90; number++) next.write([entry(1, number)]);
  next.putAllInOrder();
  expect(rowsIn('recent')).toBe(1);
  expect(anew().read(1)).toEqual(entries(1, 1, 90));
  expect(anew().read(2)).toEqual(entries(2, 1, 40));
});

test('of what cannot be written together nothing is written', () => {
  const { book } = database;
  book.write([entry(1, 1)]);
  expect(() => book.write([entry(2, 1), entry(1, 1)])).toThrow('entry 1 of table 1 does not follow entry 1');
  expect(() => book.write([entry(2, 1), entry(2, 3)])).toThrow('entry 3 of table 2');
  expect([book.read(1), book.read(2)]).toEqual([[entry(1, 1)], []]);
  book.write([entry(2, 1), entry(2, 2), entry(1, 2)]);
  expect([anew().read(1), anew().read(2)]).toEqual([entries(1, 1, 2), entries(2, 1, 2)]);
});

test('two programs at one file never write the same entry', () => {
  const { book } = database;
  book.write([entry(1, 1), entry(2, 1)]);
  const other = anew();
  other.write([entry(1, 2, 'theirs')]);
  // Theirs is noticed before anything of ours is written; then only what is not taken can be.
  expect(() => book.write([entry(1, 2, 'ours'), entry(2, 2)])).toThrow(/UNIQUE|constraint/i);
  expect(() => book.write([entry(1, 2, 'ours')])).toThrow('entry 2 of table 1 does not follow entry 2');
  book.write([entry(2, 2)]);
  expect(anew().read(1)).toEqual([entry(1, 1), entry(1, 2, 'theirs')]);
  expect(anew().read(2)).toEqual(entries(2, 1, 2));
  // And what theirs has put in order is not put in order again by ours.
  anew().putAllInOrder();
  expect(() => book.putAllInOrder()).toThrow(/UNIQUE|constraint/i);
  book.write([entry(1, 3)]);
  book.putAllInOrder();
  expect(
    anew()
      .read(1)
      .map(({ number }) => number),
  ).toEqual([1, 2, 3]);
});

test('whoever only reads while a server goes on reads every entry once', () => {
  const { book } = database;
  book.write(entries(1, 1, 20));
  const reader = anew();
  expect(reader.read(1)).toEqual(entries(1, 1, 20));
  book.write(entries(1, 21, 40));
  book.putAllInOrder();
  expect(reader.read(1)).toEqual(entries(1, 1, 40));
});

test('a commit that fails halfway leaves nothing behind, and the next one is written', () => {
  const { book, bare } = database;
  book.write([entry(1, 1)]);
  bare.exec("INSERT INTO log (table_key, number, entries) VALUES (1, 1, '[]')");
  expect(() => book.putAllInOrder()).toThrow(/UNIQUE|constraint/i);
  expect(rowsIn('recent')).toBe(1);
  bare.exec('DELETE FROM log');
  book.write([entry(1, 2)]);
  expect(anew().read(1)).toEqual(entries(1, 1, 2));
});

test('a table that gets the key of a removed one begins with an empty log', async () => {
  const { book } = database;
  const store = new TableRows(database);
  const wanted: NewStoredTable = {
    id: 'first',
    game: 'snow-time',
    rules: '1',
    content: 'house',
    players: 2,
    options: '{}',
    seed: '',
    visibility: 'link',
    status: 'over',
    places: '[]',
    host: '',
    rematch: null,
    clock: null,
    late: 'nudge',
    started: null,
    deadline: null,
    created: 0,
    changed: 0,
  };
  const { key } = await store.add(wanted);
  book.write([entry(key, 1)]);
  await store.remove('first');
  expect((await store.add({ ...wanted, id: 'second' })).key).toBe(key);
  for (const each of [book, anew()]) expect(each.read(key)).toEqual([]);
});
