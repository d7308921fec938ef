import { afterEach, expect, test } from 'vitest';
import { Threads } from '../dist/bots/threads.js';
import { thinkingLike } from './thoughts.ts';

let threads: Threads;
afterEach(() => threads.close());

const record = { game: '', rules: '1', content: '', players: 2, options: {}, seed: '', takenBack: 0, moves: [] };
const thoughtOf = (bot: string) => ({ record, content: null, seat: 0, bot });

test('time is counted from when a thread begins to think, not while it starts', async () => {
  threads = new Threads({ threads: 1, longestThoughtMilliseconds: 500, thinking: thinkingLike('slow-start') });
  expect(await threads.think(thoughtOf('easy'))).toBe('thought');
});

test('a thought that does not end is given up, and the next has a thread of its own', async () => {
  threads = new Threads({ threads: 1, longestThoughtMilliseconds: 500, thinking: thinkingLike('endless') });
  await expect(threads.think(thoughtOf('expert'))).rejects.toThrow('no move after 500 ms');
  expect(await threads.think(thoughtOf('easy'))).toBe('thought');
});
