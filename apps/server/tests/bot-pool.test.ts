import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@snowbound/engine';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotPool } from '../dist/bots/bot-pool.js';
import { BotThreads } from '../dist/bots/bot-threads.js';
import { ChatBook } from '../dist/storage/chat-book.js';
import { CommitQueue } from '../dist/storage/commit-queue.js';
import { Contents } from '../dist/storage/contents.js';
import { type Database, openDatabase } from '../dist/storage/database.js';
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
let thoughts: HeldBots;
let botPool: BotPool;
/** The table as it is read from disk, again and again. */
let read: () => LiveTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  database = await openDatabase(folder);
  thoughts = new HeldBots();
  const threads = new BotThreads({ threads: 1, module: botModule('held') });
  const meters = { thought: () => {}, fellBack: () => {} };
  botPool = new BotPool(fastify().log, new Contents(database, () => 0), threads, meters);
  const context = {
    queue: new CommitQueue(database, () => {}),
    chat: new ChatBook(database),
    now: () => 0,
    changed: (live: LiveTable) => botPool.playBots(live),
    watched: (live: LiveTable) => botPool.watched(live),
    broken: (live: LiveTable) => live.retire(),
  };
  const laid = newTableRow(game, { game: game.name, players: 2 }, anna, 0);
  // The person begins.
  const row = { ...laid, key: 1, status: 'running' as const, seed: '3'.repeat(64) };
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
  thoughts.close();
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

test('a table where a bot waits or thinks is not idle; afterwards it is', async () => {
  const [first, second] = [read(), read()];
  expect(botPool.isBusyAt(first)).toBe(false);
  await playOn(first, 0);
  await thoughts.next();
  const { number } = first.history;
  second.places = first.places.map(held => ({ ...held, kind: 'bot', bot: 'random' }));
  botPool.playBots(second);
  expect([first, second].map(live => botPool.isBusyAt(live))).toEqual([true, true]);
  expect(botPool.waiting).toBe(1);
  second.places = first.places.map(held => ({ ...held, kind: 'person' }));
  botPool.playBots(second);
  expect([botPool.isBusyAt(second), botPool.waiting]).toEqual([false, 0]);
  first.places = first.places.map(held => ({ ...held, kind: 'person' }));
  thoughts.release();
  await expect.poll(() => botPool.isBusyAt(first), PATIENTLY).toBe(false);
  expect(first.history.number).toBe(number);
});

test('what was thought about a table that is the house’s no longer is not played; the table read anew has its own thought', async () => {
  const old = read();
  await playOn(old, 0);
  const { number } = old.history;
  await thoughts.next();
  old.retire();
  const anew = read();
  botPool.playBots(anew);
  thoughts.release();
  const { record } = await thoughts.next();
  expect(record).toEqual(anew.history.table.record);
  expect([old.history.number, anew.history.number]).toEqual([number, number]);
  thoughts.release();
  await expect.poll(() => anew.history.number, PATIENTLY).toBe(number + 1);
  botPool.playBots(old);
  expect([old.history.number, botPool.isBusyAt(old)]).toEqual([number, false]);
});

test('a thought about a question that was taken back is not played, even if as many questions were asked again', async () => {
  const live = read();
  await playOn(live, 0);
  const asked = live.history.table.questionNumber;
  const before = await thoughts.next();
  while (live.history.table.length > 0) await live.undo(anna.id, 0);
  await playOn(live, 1);
  expect(live.history.table.questionNumber).toBe(asked);
  const { number } = live.history;
  thoughts.release();
  const after = await thoughts.next();
  expect(live.history.number).toBe(number);
  expect(after.record.moves).not.toEqual(before.record.moves);
  thoughts.release();
  await expect.poll(() => live.history.number, PATIENTLY).toBe(number + 1);
});
