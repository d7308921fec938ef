import { afterEach, expect, test } from 'vitest';
import { BotThreads } from '../dist/bots/bot-threads.js';
import { botModule } from './bot-modules.ts';

let threads: BotThreads;
afterEach(() => threads.close());

const record = { game: '', rules: '1', content: '', players: 2, options: {}, seed: '', takenBack: 0, moves: [] };
const requestFor = (bot: string) => ({ record, content: null, seat: 0, bot });

test('the time limit starts when a thread begins, not while it starts up', async () => {
  threads = new BotThreads({ threads: 1, moveTimeoutMilliseconds: 500, module: botModule('slow-start') });
  expect(await threads.chooseMove(requestFor('easy'))).toBe('move');
});

test('a bot that does not end fails, and the next request has a new thread', async () => {
  threads = new BotThreads({ threads: 1, moveTimeoutMilliseconds: 500, module: botModule('endless') });
  await expect(threads.chooseMove(requestFor('expert'))).rejects.toThrow('no move after 500 ms');
  expect(await threads.chooseMove(requestFor('easy'))).toBe('move');
});
