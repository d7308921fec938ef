import { afterEach, expect, test } from 'vitest';
import { BotThreads } from '../dist/bots/bot-threads.js';
import { botModule } from './bot-modules.ts';

let threads: BotThreads;
afterEach(() => threads.close());

const record = { game: '', rules: '1', content: '', players: 2, options: {}, seed: '', takenBack: 0, moves: [] };
const thoughtOf = (bot: string) => ({ record, content: null, seat: 0, bot });

test('time is counted from when a thread begins to think, not while it starts', async () => {
  threads = new BotThreads({ threads: 1, moveTimeoutMilliseconds: 500, module: botModule('slow-start') });
  expect(await threads.chooseMove(thoughtOf('easy'))).toBe('thought');
});

test('a thought that does not end is given up, and the next has a thread of its own', async () => {
  threads = new BotThreads({ threads: 1, moveTimeoutMilliseconds: 500, module: botModule('endless') });
  await expect(threads.chooseMove(thoughtOf('expert'))).rejects.toThrow('no move after 500 ms');
  expect(await threads.chooseMove(thoughtOf('easy'))).toBe('thought');
});
