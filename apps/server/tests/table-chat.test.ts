import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../dist/storage/open.js';
import type { ChatStore } from '../dist/storage/port/chat.js';
import type { Storage } from '../dist/storage/port/storage.js';
import { TableChat } from '../dist/tables/table-chat.js';

const anna = { id: 'anna', name: 'Anna' };
const ben = { id: 'ben', name: 'Ben' };
const KEY = 1;

let folder = '';
let storage: Storage;
/** The store as an engine on another machine would answer: later, and the first question the latest. */
let later: ChatStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  storage = await openStorage(folder);
  let patience = 30;
  const { chat } = storage;
  const wait = () => {
    patience = Math.max(1, patience - 10);
    return pause(patience);
  };
  later = {
    lines: async (...asked) => wait().then(() => chat.lines(...asked)),
    add: async (...said) => wait().then(() => chat.add(...said)),
    mutes: async (...asked) => wait().then(() => chat.mutes(...asked)),
    mute: async (...said) => wait().then(() => chat.mute(...said)),
  };
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const chatOn = (store: ChatStore) => new TableChat({ store, secret: 'secret' }, KEY);

test('what is said at once is heard and stored in the order in which it was said', async () => {
  const chat = chatOn(later);
  const heard = chat.heardBy('anna');
  const said = Array.from({ length: 5 }, (_, at) => chat.add(at % 2 === 0 ? anna : ben, at % 2, `line ${at}`, at));
  expect(await heard).toEqual([]);
  const lines = await Promise.all(said);
  expect(lines.map(({ text }) => text)).toEqual(['line 0', 'line 1', 'line 2', 'line 3', 'line 4']);
  for (const again of [chat, chatOn(later), chatOn(storage.chat)]) expect(await again.heardBy('anna')).toEqual(lines);
});

test('whom somebody does not hear is known as soon as somebody has spoken, also to who comes later', async () => {
  const chat = chatOn(later);
  await chat.mute('anna', 'ben', true);
  await chat.add(ben, 1, 'hello', 1);
  const anew = chatOn(later);
  await anew.add(ben, 1, 'again', 2);
  for (const each of [chat, anew]) {
    expect([each.isMuted('anna', 'ben'), each.isMuted('ben', 'anna')]).toEqual([true, false]);
    expect(await each.heardBy('anna')).toEqual([]);
    expect(await each.mutedBy('anna')).toEqual(['ben']);
  }
  expect(await anew.userCalled(anew.speakerId('ben'), 'anna', [])).toBe('ben');
  await Promise.all([anew.mute('anna', 'ben', true), anew.mute('anna', 'ben', true), anew.mute('anna', 'ben', false)]);
  expect(await anew.mutedBy('anna')).toEqual([]);
});

test('mutes at one table are bounded, also if all come at once', async () => {
  const chat = chatOn(storage.chat);
  const wanted = Array.from({ length: 1003 }, (_, at) => chat.mute(`listener-${at}`, 'ben', true));
  const refused = (await Promise.allSettled(wanted)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(3);
  expect((await storage.chat.mutes(KEY)).length).toBe(1000);
});

test('a chat that could not be read is read when somebody next wants to know', async () => {
  await chatOn(storage.chat).add(anna, 0, 'hello', 1);
  let fails = true;
  const chat = chatOn({
    ...later,
    lines: async (...asked) => {
      if (fails) throw new Error('unreachable');
      return storage.chat.lines(...asked);
    },
  });
  await expect(chat.heardBy('ben')).rejects.toThrow('unreachable');
  await expect(chat.add(ben, 1, 'lost', 2)).rejects.toThrow('unreachable');
  fails = false;
  expect((await chat.heardBy('ben')).map(({ text }) => text)).toEqual(['hello']);
});
