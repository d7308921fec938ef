import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { migrations } from '../dist/storage/sqlite/migrations.js';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serving = (data: string) =>
  serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1_000_000 });

/** The log as it was kept before tables had numbers. */
function backToLogById(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA foreign_keys = OFF;
    ALTER TABLE log RENAME TO log_by_number;
    CREATE TEMPORARY VIEW entries AS
      SELECT table_key, value AS entry FROM log_by_number, json_each(entries)
      UNION ALL SELECT json_extract(value, '$[0]'), json_remove(value, '$[0]') FROM recent, json_each(entries);
    CREATE TABLE log (table_id text NOT NULL REFERENCES tables (id), number integer NOT NULL, kind text NOT NULL,
      seat integer NOT NULL, text text NOT NULL, seen integer NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, number));
    INSERT INTO log SELECT tables.id, entry ->> 0, entry ->> 1, entry ->> 2, entry ->> 3, entry ->> 4, entry ->> 5
      FROM entries JOIN tables ON key = table_key;
    DROP VIEW entries;
    DROP TABLE log_by_number;
    DROP TABLE recent;
    DROP INDEX tables_by_key;
    ALTER TABLE tables DROP COLUMN key;
    DROP TABLE contents;
    DROP TABLE chat;
    DROP TABLE mutes;
    DROP TABLE seats;
    DROP TABLE results;
    DELETE FROM kysely_migration WHERE name >= '005';`);
  database.close();
}

/** Plays the first option that is offered; returns the number it was played at. */
async function moveOnce(visitor: Visitor, id: string): Promise<number> {
  const { number, questions } = await visitor.hearQuiet(id);
  const [question] = questions;
  await visitor.post(`/api/tables/${id}/moves`, { seat: question?.seat, number, move: question?.options[0]?.move });
  return number;
}

test('games kept by an earlier version go on: every log finds its table under the new numbers', async () => {
  const before = await serving(folder);
  const anna = new Visitor(before.address);
  const places = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }];
  const ids: string[] = [];
  for (let table = 0; table < 3; table++) {
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    for (let round = 0; round <= table; round++) await moveOnce(anna, id);
    await anna.hearQuiet(id);
    ids.push(id);
  }
  const seen = await Promise.all(ids.map(id => anna.get(`/api/tables/${id}`)));
  await before.close();
  backToLogById(join(folder, 'snowbound.sqlite'));

  const after = await serving(folder);
  const again = new Visitor(after.address);
  again.cookie = anna.cookie;
  expect(await Promise.all(ids.map(id => again.get(`/api/tables/${id}`)))).toEqual(seen);
  const { id } = await again.post('/api/tables', { game: 'snow-time', players: 2, places });
  const number = await moveOnce(again, id);
  expect((await again.hearQuiet(id)).number).toBeGreaterThan(number);
  await after.close();
});

test('what was said before speakers had places: players are found by who they are, and as much is kept as from now on', async () => {
  const database = await openDatabase(join(folder, 'chat'));
  const { bare, queries } = database;
  bare.exec(`ALTER TABLE chat DROP COLUMN place;
    INSERT INTO tables (id, key, game, rules, content, players, options, seed, visibility, status, places, host, created, changed)
      VALUES ('a table', 7, 'snow-time', '1', 'x', 2, '{}', '', 'link', 'over',
        '[{"kind":"bot","person":null},{"kind":"person","person":"anna"}]', 'anna', 0, 0);`);
  const add = bare.prepare('INSERT INTO chat (table_key, speaker, name, text, at) VALUES (?, ?, ?, ?, 0)');
  for (let count = 0; count < 600; count++) add.run(8, 'anna', 'Anna', `line ${count}`);
  add.run(7, 'anna', 'Anna', 'I play');
  add.run(7, 'ben', 'Anna', 'I look on');
  await migrations['011-places-in-chat']?.up(queries);
  const read = bare.prepare('SELECT place, text FROM chat WHERE table_key = ? ORDER BY number');
  expect(read.all(7)).toMatchObject([
    { place: 1, text: 'I play' },
    { place: null, text: 'I look on' },
  ]);
  const kept = read.all(8);
  expect(kept).toHaveLength(500);
  expect(kept[0]).toMatchObject({ place: null, text: 'line 100' });
  await database.close();
});
