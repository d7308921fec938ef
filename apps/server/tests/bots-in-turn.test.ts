import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Serving } from '@snowbound/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { botModule, HeldBots } from './bot-modules.ts';
import { Visitor } from './visitor.ts';

const MANY = 60;
/** Fewer than one connection may watch. */
const WATCHED_IN_A_WINDOW = 15;
/** On a busy machine a thread takes its time. */
const PATIENTLY = { timeout: 60_000 };
let data = '';
let serving: Serving;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'snowbound-'));
});
afterEach(async () => {
  await serving.close();
  rmSync(data, { recursive: true });
});

/** Opens a server whose bots share one thread. */
async function open(bots: object): Promise<void> {
  const options = {
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    requestsAMinute: 1_000_000,
    opsPort: 0,
  } as const;
  serving = await serve({ ...options, bots: { threads: 1, ...bots } });
}

const visitor = (): Visitor => new Visitor(serving.address);

/** Creates tables where only bots of this name play. */
async function layForBots(host: Visitor, bot: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  const places = [0, 1].map(() => ({ kind: 'bot', bot }));
  for (let created = 0; created < count; created++) {
    ids.push((await host.post('/api/tables', { game: 'winter-kingdom', players: 2, places })).id);
  }
  return ids;
}

/** Waits until something was played after this number. */
async function untilPlayed(who: Visitor, id: string, number: number): Promise<void> {
  await expect.poll(async () => (await who.get(`/api/tables/${id}`)).number, PATIENTLY).toBeGreaterThan(number);
}

async function metric(name: string): Promise<string[]> {
  const text = await (await fetch(`${serving.opsAddress}/metrics`)).text();
  return text.split('\n').filter(line => line.startsWith(name));
}

describe('bots choose in turn', () => {
  let heldBots: HeldBots;
  beforeEach(async () => {
    heldBots = new HeldBots();
    await open({ module: botModule('held') });
  });
  afterEach(() => heldBots.close());

  /** Releases requests until one is for a bot of this name, and counts them. */
  async function othersBefore(bot: string): Promise<number> {
    for (let others = 0; ; others++) {
      if ((await heldBots.next()).bot === bot) return others;
      heldBots.release();
    }
  }

  test('a user at a bot’s table waits for two requests at most, however many tables another user has created for bots', async () => {
    const [anna, ben] = [visitor(), visitor()];
    await layForBots(anna, 'random', MANY);
    const places = [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await ben.post('/api/tables', { game: 'winter-kingdom', players: 2, places });
    await ben.connect();
    await ben.tell({ type: 'watch', table: id });
    const waited: number[] = [];
    while (waited.length < 12) {
      const { number, questions } = await ben.get(`/api/tables/${id}`);
      const [question] = questions;
      if (question !== undefined) {
        const [option] = question.options;
        await ben.post(`/api/tables/${id}/moves`, { seat: question.seat, number, move: option?.move });
      } else {
        // One table has the thread; all others wait, his among them.
        await expect
          .poll(() => metric('snowbound_bots_waiting '), PATIENTLY)
          .toEqual([`snowbound_bots_waiting ${MANY}`]);
        waited.push(await othersBefore('greedy'));
        heldBots.release();
        await untilPlayed(ben, id, number);
      }
    }
    expect(Math.max(...waited)).toBeLessThanOrEqual(2);
  });

  test('who sits at a table of somebody with many does not wait for all of those', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const windows: Visitor[] = [];
    for (const [at, table] of (await layForBots(anna, 'random', MANY)).entries()) {
      if (at % WATCHED_IN_A_WINDOW === 0) {
        const next = Object.assign(visitor(), { cookie: anna.cookie });
        await next.connect();
        windows.unshift(next);
      }
      await windows[0]?.tell({ type: 'watch', table });
    }
    const places = [{ kind: 'bot', bot: 'greedy' }, { kind: 'open' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    await ben.connect();
    await ben.tell({ type: 'watch', table: id });
    await ben.post(`/api/tables/${id}/join`);
    expect(await othersBefore('greedy')).toBeLessThanOrEqual(2);
    for (const who of [...windows, ben]) who.close();
  });

  test('two people’s tables that nobody watches take turns', async () => {
    const [anna, ben] = [visitor(), visitor()];
    await layForBots(anna, 'random', MANY);
    await layForBots(ben, 'greedy', 2);
    const begun: string[] = [];
    while (begun.length < 5) {
      begun.push((await heldBots.next()).bot);
      heldBots.release();
    }
    expect(begun).toEqual(['random', 'random', 'greedy', 'random', 'greedy']);
  });

  test('a table that somebody comes to look at is next', async () => {
    const [anna, ben] = [visitor(), visitor()];
    await layForBots(anna, 'random', MANY);
    const [id] = await layForBots(anna, 'greedy', 1);
    await ben.connect();
    await ben.tell({ type: 'watch', table: id });
    expect(await othersBefore('greedy')).toBe(1);
    ben.close();
  });
});

describe('bots that fail', () => {
  test('the time limit excludes waiting: with more tables than threads can serve in it, no bot fails', async () => {
    await open({ module: botModule('unhurried'), moveTimeoutMilliseconds: 1500 });
    const anna = visitor();
    const ids = await layForBots(anna, 'random', 24);
    for (const id of ids) await untilPlayed(anna, id, 0);
    expect(await metric('snowbound_bot_fallbacks_total{')).toEqual([]);
  });

  test('a bot that fails to choose plays its first option, and that is counted', async () => {
    await open({});
    const anna = visitor();
    const places = [{ kind: 'bot', bot: 'random' }, { kind: 'open' }];
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    await serving.close();
    const database = new DatabaseSync(join(data, 'snowbound.sqlite'));
    database.exec(`UPDATE tables SET places = replace(places, '"bot":"random"', '"bot":"departed"')`);
    database.close();
    await open({});
    const ben = visitor();
    await ben.post(`/api/tables/${id}/join`);
    const { number } = await ben.hearQuiet(id);
    expect(number).toBeGreaterThan(0);
    expect(await metric('snowbound_bot_fallbacks_total{')).toEqual([
      `snowbound_bot_fallbacks_total{bot="departed"} ${number}`,
    ]);
  });
});
