import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@snowbound/engine';
import { winterKingdom } from '@snowbound/winter-kingdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChatBook } from '../dist/storage/sqlite/chat-book.js';
import { CommitQueue } from '../dist/storage/sqlite/commit-queue.js';
import { type Database, openDatabase } from '../dist/storage/sqlite/database.js';
import { History } from '../dist/tables/history.js';
import { LiveTable } from '../dist/tables/live-table.js';
import { newSeed, newTableRow } from '../dist/tables/new-table-row.js';
import { headerOf } from '../dist/tables/snapshots.js';
import type { Watcher } from '../dist/tables/watchers.js';

const anna = { id: 'anna', name: 'Anna' };
let folder = '';
let database: Database;
/** Lets the disk have what was committed so far. */
let settle: () => void;
let live: LiveTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  database = await openDatabase(folder);
  const waiting: (() => void)[] = [];
  settle = () => {
    for (const go of waiting.splice(0)) go();
  };
  const disk = { settled: () => new Promise<void>(go => waiting.push(go)) };
  const context = {
    queue: new CommitQueue({ ...database, disk }, () => {}),
    chat: { store: new ChatBook(database), secret: 'secret' },
    now: () => 0,
    changed: () => {},
    watched: () => {},
    broken: () => {},
  };
  const game = winterKingdom as unknown as AnyGame;
  const created = newTableRow(game, { game: game.name, players: 2 }, anna, 0);
  const row = { ...created, key: 1, status: 'running' as const, seed: newSeed() };
  const places = JSON.stringify([0, 1].map(() => ({ kind: 'person', person: anna.id, name: anna.name, bot: null })));
  const history = new History(game, row, []);
  live = new LiveTable(game, { ...row, places }, { history, halted: null, result: null }, context);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Remembers the number of everything it is shown. */
function watcherOf(userId: string): Watcher & { readonly shown: number[] } {
  const shown: number[] = [];
  return {
    userId,
    shown,
    show: ({ number }) => void shown.push(number),
    showSecret: number => void shown.push(number),
    send: () => {},
    cutOff: () => {},
  };
}

test('nobody is shown a move that is not on the disk, whoever comes or goes meanwhile', async () => {
  const [early, late] = [watcherOf('anna'), watcherOf('ben')];
  live.watch(early);
  expect(live.shown).toBe(0);
  const [question] = live.history.table.questions;
  const played = live.play('anna', {
    seat: question?.seat ?? 0,
    number: 0,
    move: question?.options[0]?.move ?? '',
  });
  live.watch(late);
  const watched = live.shown;
  live.broadcast();
  await new Promise(resolve => setTimeout(resolve, 30));
  expect([early.shown, late.shown]).toEqual([[0], []]);
  settle();
  expect([await played, await watched]).toEqual([1, 1]);
  expect([early.shown, late.shown]).toEqual([[0, 1], [1]]);
});

test('what stays the same between two looks is one object, and another as soon as anything in it changes', () => {
  const { row, history, places, seatHolders } = live;
  const asIs = { game: live.game, status: live.status, number: 0, halted: null, result: null };
  const eyes = { placeOf: () => null, viewerAt: () => 'spectator' as const };
  const seen = {
    ...{ ...asIs, row, begun: history, places, seatHolders, undoRequest: null, seatRequest: null, clock: null },
    ...eyes,
  };
  const before = headerOf(seen, null);
  expect(headerOf(seen, before)).toBe(before);
  const ended = (winners: readonly number[]) => {
    const { options, seating: people, seed } = history.table;
    const { commitment } = history;
    const begun = { commitment, table: { options, people, seed, winners } } as unknown as typeof history;
    return { status: 'over' as const, begun };
  };
  const changes: readonly Partial<typeof seen>[] = [
    { status: 'over' },
    { row: { ...row, visibility: 'listed' } },
    { row: { ...row, rematch: 'again' } },
    { seatHolders: [] },
    { undoRequest: { by: 0, to: 1, agreed: [] } } as unknown as Partial<typeof seen>,
    { seatRequest: { place: 1, user: anna, agreed: [] } } as unknown as Partial<typeof seen>,
    { clock: { late: 'bot', deadlines: [], overdue: [] } } as unknown as Partial<typeof seen>,
    ended([0]),
    ended([1]),
  ];
  let last = before;
  for (const change of changes) {
    const now = { ...seen, ...change };
    const after = headerOf(now, last);
    expect(after, JSON.stringify(change)).not.toBe(last);
    expect(after).toEqual(headerOf(now, null));
    expect(headerOf(seen, after)).toEqual(before);
    last = after;
  }
});
