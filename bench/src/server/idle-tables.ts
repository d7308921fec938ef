import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ServerChild } from './child.ts';
import { steadily } from './load.ts';
import { openOurTables } from './our-players.ts';

/** The cost of tables that exist on disk only. */
export interface IdleTables {
  readonly tables: number;
  readonly moves: number;
  readonly emptyReadySeconds: number;
  readonly readySeconds: number;
  readonly emptyMegabytes: number;
  readonly megabytes: number;
}

const PLAY_SECONDS = 0.5;
const MOVES_A_SECOND = 40;
const FLAGS = ['--expose-gc'];

/** Starts our server on an empty folder and on one with many running tables. */
export async function idleTables(folder: string, tables: number): Promise<IdleTables> {
  const empty = await ServerChild.start('our-server', folder, FLAGS);
  const { residentBytes: emptyBytes } = await empty.usage();
  await playOne(empty);
  await empty.kill();
  const moves = copied(folder, tables);
  const full = await ServerChild.start('our-server', folder, FLAGS);
  const { residentBytes } = await full.usage();
  await full.kill();
  return {
    tables,
    moves,
    emptyReadySeconds: empty.readySeconds,
    readySeconds: full.readySeconds,
    emptyMegabytes: emptyBytes / 1e6,
    megabytes: residentBytes / 1e6,
  };
}

async function playOne(server: ServerChild): Promise<void> {
  const loadTables = await openOurTables(server.address, 1, 2);
  await loadTables.deal();
  await steadily(loadTables, server, MOVES_A_SECOND, PLAY_SECONDS);
  loadTables.close();
}

/** Copies one table under other ids, because creating each over HTTP would take the whole minute. */
function copied(folder: string, tables: number): number {
  const database = new DatabaseSync(join(folder, 'snowbound.sqlite'));
  const columnsOf = (table: string) =>
    (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
  const copy = (table: string, keys: Readonly<Record<string, string>>) => {
    const columns = columnsOf(table);
    database.exec(`
      WITH RECURSIVE count(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM count WHERE n <= ${tables})
      INSERT INTO ${table} (${columns.join(', ')})
      SELECT ${columns.map(column => keys[column] ?? column).join(', ')} FROM count, ${table}`);
  };
  const written = 'FROM recent, json_each(entries)';
  const { moves } = database.prepare(`SELECT count(*) AS moves ${written}`).get() as { moves: number };
  database.exec('BEGIN');
  // The log of a table is stored in this form after some time without moves.
  database.exec(`INSERT INTO log SELECT 1, 1, json_group_array(json(json_remove(value, '$[0]'))) ${written}`);
  copy('tables', { id: "printf('idle-%08d', n)", key: 'n' });
  copy('log', { table_key: 'n' });
  database.exec('COMMIT');
  database.close();
  return moves;
}
