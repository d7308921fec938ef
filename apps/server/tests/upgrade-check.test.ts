import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runIn } from './command-line.ts';
import { putStored, stored } from './stored.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Games that are not over in the stored database. */
const NOT_OVER = 9;

/** Those by the first rules of Silverfrost, which this version cannot continue. */
const ENDED = ['silverfrost running', 'silverfrost alone running'].map(name => stored.tables[name] ?? '');

/** An older server: creates a table that stays in the write-ahead log, and goes on writing; reports each time. */
const OLDER_SERVER = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 5000");
  database.exec("CREATE TEMP TABLE one AS SELECT * FROM tables WHERE game = 'snow-time' AND status = 'open'");
  database.exec("UPDATE one SET id = 'laid-beside', key = 1000; INSERT INTO tables SELECT * FROM one");
  const write = database.prepare('INSERT INTO settings (name, value) VALUES (?, ?)');
  let number = 0;
  setInterval(() => {
    write.run('beside-' + ++number, 'x');
    console.log(number);
  }, 1);`;

/** What the data is, beside what the older server writes. */
function formOf(file: string) {
  const database = new DatabaseSync(file);
  const all = (sql: string) => database.prepare(sql).all() as unknown[];
  const form = {
    schema: all('SELECT type, name, sql FROM sqlite_schema ORDER BY name'),
    migrations: all('SELECT * FROM kysely_migration ORDER BY name'),
    version: all('PRAGMA user_version'),
    log: all('SELECT * FROM log'),
    written: all("SELECT count(*) AS written FROM settings WHERE name LIKE 'beside-%'"),
  };
  database.close();
  return form;
}

test('beside an older server that goes on writing it reads everything, the write-ahead log too, and changes nothing', async () => {
  const file = putStored(folder);
  const before = formOf(file);
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const server = spawn(process.execPath, ['-e', OLDER_SERVER, file], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let written = 0;
  const lines = createInterface(server.stdout).on('line', line => {
    written = Number(line);
  });
  await new Promise(resolve => lines.once('line', resolve));
  const bytes = readFileSync(file);
  const names = readdirSync(folder);
  const writtenBefore = written;

  const { code, out, err } = await runIn(folder, ['upgrade-check', '--data', folder, '--json']);
  expect({ code, err, report: JSON.parse(out) }).toEqual({
    code: 1,
    err: '',
    report: {
      tables: NOT_OVER + 1,
      broken: ENDED.map(table => ({
        table,
        game: 'silverfrost',
        why: expect.objectContaining({ key: 'table.halted-rules', values: { recorded: '1', rules: '2' } }),
      })),
      checked: 'copy',
    },
  });
  const said = await runIn(folder, ['upgrade-check', '--data', folder, '--lang', 'de']);
  expect(said).toMatchObject({ code: 1, err: '' });
  for (const table of ENDED) expect(said.out).toContain(table);
  expect(said.out).toContain(`Geprüft wurde an einer Kopie: In „${folder}“ wurde nichts geändert.`);
  await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(writtenBefore);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(readdirSync(folder)).toEqual(names);

  const gone = new Promise(resolve => server.once('close', resolve));
  server.kill('SIGKILL');
  await gone;
  const after = formOf(file);
  expect(after).toEqual({ ...before, written: after.written });
  expect((after.written as { written: number }[])[0]?.written).toBeGreaterThanOrEqual(written);
});

test('of a server that stands still nothing changes either, and no copy is left', async () => {
  const data = join(folder, 'data');
  const temporary = join(folder, 'temporary');
  for (const each of [data, temporary]) mkdirSync(each);
  const file = putStored(data);
  const bytes = readFileSync(file);
  expect(await runIn(folder, ['upgrade-check', '--data', data], { env: { TMPDIR: temporary } })).toMatchObject({
    code: 1,
  });
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect({ data: readdirSync(data), temporary: readdirSync(temporary) }).toEqual({
    data: ['snowbound.sqlite'],
    temporary: [],
  });
});

test('where every game goes on it says so', async () => {
  const database = new DatabaseSync(putStored(folder));
  for (const table of ENDED) database.prepare('DELETE FROM tables WHERE id = ?').run(table);
  database.close();
  expect(await runIn(folder, ['upgrade-check', '--data', folder, '--lang', 'de'])).toEqual({
    code: 0,
    err: '',
    out: `${NOT_OVER - ENDED.length} laufende Spiele gehen mit dieser Version weiter.\nGeprüft wurde an einer Kopie: In „${folder}“ wurde nichts geändert.\n`,
  });
});

test('where there is no data nothing is made', async () => {
  expect(await runIn(folder, ['upgrade-check', '--data', folder])).toMatchObject({
    code: 2,
    err: `There is no Snowbound data in “${folder}”. Say where with --data.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});
