import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@snowbound/engine';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotPool } from '../dist/bots/bot-pool.js';
import { BotThreads } from '../dist/bots/bot-threads.js';
import { Contents } from '../dist/contents/contents.js';
import { ChatBook } from '../dist/storage/sqlite/chat-book.js';
import { CommitQueue } from '../dist/storage/sqlite/commit-queue.js';
import { ContentFiles } from '../dist/storage/sqlite/content-files.js';
import { type Database, openDatabase } from '../dist/storage/sqlite/database.js';
import { History } from '../dist/tables/history.js';
import { LiveTable } from '../dist/tables/live-table.js';
import { newTableRow } from '../dist/tables/new-table-row.js';
import { botModule, HeldBots } from './bot-modules.ts';

/** On a busy machine a thread takes its time. */
const PATIENTLY = { timeout: 60_000 };
const anna = { id: 'anna', name: 'Anna' };
const game = winterKingdom as unknown as AnyGame;
let folder = '';
let database: Database;
let heldBots: HeldBots;
let botPool: BotPool;
/** The table as it is read from disk, again and again. */
let read: () => LiveTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  database = await openDatabase(folder);
  heldBots = new HeldBots();
  const threads = new BotThreads({ threads: 1, module: botModule('held') });
  const meters = { moveChosen: () => {}, fellBack: () => {} };
  botPool = new BotPool(fastify().log, new Contents(new ContentFiles(database), () => 0), threads, meters);
  const context = {
    queue: new CommitQueue(database, () => {}),
    chat: { store: new ChatBook(database), secret: 'secret' },
    now: () => 0,
    changed: (live: LiveTable) => botPool.playBots(live),
    watched: (live: LiveTable) => botPool.watched(live),
    broken: (live: LiveTable) => live.retire(),
  };
  const created = newTableRow(game, { game: game.name, players: 2 }, anna, 0);
  // The person begins.
  const row = { ...created, key: 1, status: 'running' as const, seed: '3'.repeat(64) };
  const places = JSON.stringify([
    { kind: 'person', person: anna.id, name: anna.name, bot: null },
    { kind: 'bot', person: null, name: 'greedy', bot: 'greedy' },
  ]);
  read = () => {
    const history = new History(game, row, database.book.read(row.key));
    return new LiveTable(game, { ...row, places }, { history, halted: null, result: null }, context);
  };
});
afterEach(async () => {
  await botPool.close();
  heldBots.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Plays options of this index for the person until the bot is asked. */
async function playOn(live: LiveTable, index: number): Promise<void> {
  for (;;) {
    const [question] = live.history.table.questionsTo(seat => seat === 0);
    if (question === undefined) return;
    const option = question.options[index % question.options.length];
    await live.play(anna.id, { seat: 0, number: live.history.number, move: option?.move ?? '' });
  }
}

test('a table where a bot waits or chooses is not idle; afterwards it is', async () => {
  const [first, second] = [read(), read()];
  expect(botPool.isBusyAt(first)).toBe(false);
  await playOn(first, 0);
  await heldBots.next();
  const { number } = first.history;
  second.places = first.places.map(held => ({ ...held, kind: 'bot', bot: 'random' }));
  botPool.playBots(second);
  expect([first, second].map(live => botPool.isBusyAt(live))).toEqual([true, true]);
  expect(botPool.waiting).toBe(1);
  second.places = first.places.map(held => ({ ...held, kind: 'person' }));
  botPool.playBots(second);
  expect([botPool.isBusyAt(second), botPool.waiting]).toEqual([false, 0]);
  first.places = first.places.map(held => ({ ...held, kind: 'person' }));
  heldBots.release();
  await expect.poll(() => botPool.isBusyAt(first), PATIENTLY).toBe(false);
  expect(first.history.number).toBe(number);
});

test('a move for a table that has left memory is not played; the table read again gets its own request', async () => {
  const old = read();
  await playOn(old, 0);
  const { number } = old.history;
  await heldBots.next();
  old.retire();
  const anew = read();
  botPool.playBots(anew);
  heldBots.release();
  const { record } = await heldBots.next();
  expect(record).toEqual(anew.history.table.record);
  expect([old.history.number, anew.history.number]).toEqual([number, number]);
  heldBots.release();
  await expect.poll(() => anew.history.number, PATIENTLY).toBe(number + 1);
  botPool.playBots(old);
  expect([old.history.number, botPool.isBusyAt(old)]).toEqual([number, false]);
});

test('a move for a question that was taken back is not played, even if as many questions were asked again', async () => {
  const live = read();
  await playOn(live, 0);
  const asked = live.history.table.questionNumber;
  const before = await heldBots.next();
  while (live.history.table.length > 0) await live.undo(anna.id, 0);
  await playOn(live, 1);
  expect(live.history.table.questionNumber).toBe(asked);
  const { number } = live.history;
  heldBots.release();
  const after = await heldBots.next();
  expect(live.history.number).toBe(number);
  expect(after.record.moves).not.toEqual(before.record.moves);
  heldBots.release();
  await expect.poll(() => live.history.number, PATIENTLY).toBe(number + 1);
});
