import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { gameNamed } from '@snowbound/catalogue';
import { type AnyGame, restoredWith } from '@snowbound/engine';
import { readRecord, replay } from '@snowbound/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Contents } from '../dist/contents/contents.js';
import { serve } from '../dist/serve.js';
import { ContentFiles } from '../dist/storage/sqlite/content-files.js';
import { openDatabase } from '../dist/storage/sqlite/database.js';
import { History } from '../dist/tables/history.js';
import { upgradeCheck } from '../dist/upkeep.js';
import { playToTheEnd, Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serving = (data: string, now = Date.now) =>
  serve({ host: '127.0.0.1', port: 0, data: join(folder, data), logLevel: 'silent', requestsAMinute: 1e6, now });
const bots = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }] as const;
/** Silverfrost shipped this before it ships what it does now. */
const OLDER = 'house-9e7d3b1b2453';

/** One value of the shipped file is another. */
const changed = (game: AnyGame): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(game.content.file).replace(
      /"(value|points)":(\d*[1-9])(?!\d)/,
      (_, field, value) => `"${field}":${+value - 1}`,
    ),
  );
const withChanged = async (name: string): Promise<AnyGame> => {
  const game = await gameNamed(name);
  return restoredWith(game, changed(game));
};

async function moveOnce(visitor: Visitor, id: string): Promise<void> {
  const { number, questions } = await visitor.hearQuiet(id);
  const [question] = questions;
  await visitor.post(`/api/tables/${id}/moves`, { seat: question?.seat, number, move: question?.options[0]?.move });
}

const rows = <Row>(data: string, query: string): Row[] => {
  const database = new DatabaseSync(join(folder, data, 'snowbound.sqlite'));
  const found = database.prepare(query).all() as Row[];
  database.close();
  return found;
};

describe('tables of content that is no longer shipped', () => {
  test('the content of a table is stored once by its id, and served on request', async () => {
    const server = await serving('kept');
    const anna = new Visitor(server.address);
    for (const game of ['snow-time', 'snow-time', 'silverfrost']) await anna.post('/api/tables', { game, players: 2 });
    const [snowTime, silverfrost, kingdom] = await Promise.all(
      ['snow-time', 'silverfrost', 'winter-kingdom'].map(gameNamed),
    );
    for (const game of [snowTime, silverfrost, kingdom]) {
      const { id, file } = (game as AnyGame).content;
      expect(await anna.get<unknown>(`/api/contents/${id}`)).toEqual(JSON.parse(JSON.stringify(file)));
    }
    expect((await anna.get<{ cards: unknown[] }>(`/api/contents/${OLDER}`)).cards.length).toBeGreaterThan(20);
    await server.close();
    expect(rows('kept', 'SELECT id, game, origin FROM contents ORDER BY game')).toEqual([
      { id: silverfrost?.content.id, game: 'silverfrost', origin: 'shipped' },
      { id: snowTime?.content.id, game: 'snow-time', origin: 'shipped' },
    ]);
    // A day later nothing of it was forgotten.
    const later = await serving('kept', () => Date.now() + 48 * 3600_000);
    await later.close();
    expect(rows('kept', 'SELECT id FROM contents')).toHaveLength(2);
  });

  test.each([
    ['in the archive', OLDER],
    ['in the data only', null],
  ])('one %s goes on after a restart, steps back and verifies', async (where, archived) => {
    const data = `goes-on-${archived}`;
    const first = await serving(data);
    const anna = new Visitor(first.address);
    let content: string = archived ?? '';
    if (archived === null) {
      // As a version left it that shipped something else, which no archive knows.
      const file = changed(await gameNamed('silverfrost'));
      ({ id: content } = (await withChanged('silverfrost')).content);
      const database = new DatabaseSync(join(folder, data, 'snowbound.sqlite'));
      database
        .prepare(`INSERT INTO contents (id, game, text, created, origin) VALUES (?, 'silverfrost', ?, 0, 'shipped')`)
        .run(content, JSON.stringify(file));
      database.close();
    }
    const wanted = { game: 'silverfrost', players: 2, content, places: bots };
    const running = await anna.post('/api/tables', wanted);
    expect([running.content, where]).toEqual([content, where]);
    for (let move = 0; move < 3; move++) await moveOnce(anna, running.id);
    const finished = await anna.post('/api/tables', wanted);
    await playToTheEnd(finished.id, [anna]);
    const before = await anna.hearQuiet(running.id);
    await first.close();

    const second = await serving(data, () => Date.now() + 48 * 3600_000);
    const again = new Visitor(second.address);
    again.cookie = anna.cookie;
    const after = await again.hearQuiet(running.id);
    expect({ content: after.content, view: after.view }).toEqual({ content, view: before.view });
    await moveOnce(again, running.id);
    expect((await again.hearQuiet(running.id)).number).toBeGreaterThan(after.number);
    const { moves } = await again.get<{ moves: number }>(`/api/tables/${finished.id}/past`);
    for (const move of [0, moves >> 1, moves]) {
      expect((await again.ask('GET', `/api/tables/${finished.id}/past/${move}?viewer=spectator`)).status).toBe(200);
    }
    const record = readRecord(await again.get<string>(`/api/tables/${finished.id}/record`));
    expect(record.content).toBe(content);
    const file = await again.get<unknown>(`/api/contents/${content}`);
    const table = replay(await restoredWith(await gameNamed('silverfrost'), file), record);
    expect([table.isOver, table.length]).toEqual([true, moves]);
    await second.close();
    expect((await upgradeCheck(join(folder, data))).broken).toEqual([]);
  });
});

describe('after a value of every game was changed', () => {
  const games = ['snow-time', 'winter-kingdom', 'silverfrost'];
  const later = new Map<string, AnyGame>();
  const data = 'changed';

  beforeAll(async () => {
    for (const name of games) later.set(name, await withChanged(name));
    const server = await serving(data);
    const anna = new Visitor(server.address);
    for (const game of games) {
      const { id } = await anna.post('/api/tables', { game, players: 2, places: bots });
      await moveOnce(anna, id);
      await anna.hearQuiet(id);
      await playToTheEnd((await anna.post('/api/tables', { game, players: 2, places: bots })).id, [anna]);
    }
    await server.close();
  });

  test.each([
    ['from what was kept with the table', 'SELECT 1'],
    ['from the archive, if the table was created before contents were stored', 'DELETE FROM contents'],
  ])('every table is found %s', async (_from, before) => {
    const database = await openDatabase(join(folder, data));
    database.bare.exec(before);
    const contents = new Contents(new ContentFiles(database), Date.now, async name => later.get(name) as AnyGame);
    const tables = await database.queries.selectFrom('tables').selectAll().orderBy('key').execute();
    expect(tables.map(({ status }) => status)).toEqual(games.flatMap(() => ['running', 'over']));
    for (const row of tables) {
      const game = await contents.gameWith(row.game, row.content);
      expect(game.content.id).toBe(row.content);
      expect(game.content.id).not.toBe(later.get(row.game)?.content.id);
      const { table } = new History(game, row, database.book.read(row.key));
      expect(table.isOver).toBe(row.status === 'over');
      expect(replay(game, table.record).length).toBe(table.length);
      // Bots are handed the file with the table.
      expect(JSON.parse(contents.fileOf(game) ?? '')).toEqual(JSON.parse(JSON.stringify(game.content.file)));
    }
    await database.close();
  });

  test('content that is not what its id says is not played with', async () => {
    const database = await openDatabase(join(folder, data));
    const { id } = (await gameNamed('snow-time')).content;
    const text = JSON.stringify(later.get('snow-time')?.content.file);
    const row = {
      id,
      game: 'snow-time',
      text,
      bytes: 0,
      created: 0,
      origin: 'shipped',
      owner: null,
      address: null,
    } as const;
    await database.queries.insertInto('contents').values(row).execute();
    const contents = new Contents(new ContentFiles(database), Date.now, async name => later.get(name) as AnyGame);
    await expect(contents.gameWith('snow-time', id)).rejects.toMatchObject({ code: 'invalid', at: 'content' });
    await database.close();
  });
});
