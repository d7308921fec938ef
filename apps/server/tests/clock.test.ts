import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@snowbound/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
const DAY = 24 * 3600_000;
const MINUTE = 60_000;

/** The server's clock, turned by hand. */
let time = Date.UTC(2026, 11, 24);
const data = join(folder, 'data');
const open = () =>
  serve({
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    requestsAMinute: 1_000_000,
    now: () => time,
  });
let serving = await open();
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await serving.close();
  serving = await open();
});
afterAll(() => serving.close());

async function game(clock: object, late: 'nudge' | 'bot') {
  const [anna, ben] = [new Visitor(serving.address), new Visitor(serving.address)];
  const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, clock, late });
  await ben.post(`/api/tables/${id}/join`);
  const look = (who = anna) => who.get(`/api/tables/${id}`);
  const choose = (who: Visitor, seat: number, number: number) =>
    who.post(`/api/tables/${id}/moves`, { seat, number, move: 'play 6' });
  return { id, anna, ben, look, choose };
}

/** Waits until the table looks as it should: clocks are looked at once a second. */
async function until(look: () => Promise<Snapshot>, isIt: (seen: Snapshot) => boolean): Promise<Snapshot> {
  for (;;) {
    const seen = await look();
    if (isIt(seen)) return seen;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

describe('clocks', () => {
  test('none is usual', async () => {
    const anna = new Visitor(serving.address);
    expect((await anna.post('/api/tables', { game: 'snow-time', players: 3 })).clock).toBeNull();
  });

  test('so many days for each answer: everyone asked has the same deadline, and a new question a new one', async () => {
    const { look, choose, anna, ben } = await game({ kind: 'days', days: 2 }, 'nudge');
    expect((await look()).clock).toMatchObject({ deadlines: [time + 2 * DAY, time + 2 * DAY], overdue: [] });
    time += DAY;
    await choose(anna, 0, 0);
    await choose(anna, 2, 1);
    expect((await look()).clock).toMatchObject({ deadlines: [null, time + DAY] });
    await choose(ben, 1, 2);
    await choose(ben, 3, 3);
    expect((await look()).clock).toMatchObject({ deadlines: [time + 2 * DAY, time + 2 * DAY] });
  });

  test('who is late is shown to all when the table nudges', async () => {
    const { look, choose, anna } = await game({ kind: 'days', days: 1 }, 'nudge');
    await choose(anna, 0, 0);
    await choose(anna, 2, 1);
    time += DAY + 1;
    expect(await until(look, ({ clock }) => clock?.overdue.length === 1)).toMatchObject({
      clock: { overdue: [1] },
      places: [{ kind: 'person' }, { kind: 'person' }],
    });
  });

  test('a bot takes over who is late if the table says so, and the person may come back', async () => {
    const { id, look, ben } = await game({ kind: 'days', days: 1 }, 'bot');
    time += DAY + 1;
    await until(look, ({ places }) => places.every(({ kind }) => kind === 'bot'));
    const back = await ben.post(`/api/tables/${id}/handover`, { place: 1, to: null });
    expect(back.places[1]).toMatchObject({ kind: 'person', bot: null });
  });

  test('so many minutes for the whole game: only who is waited for loses time, and a restart changes nothing', async () => {
    const { id, look, choose, anna, ben } = await game({ kind: 'minutes', minutes: 10 }, 'nudge');
    time += MINUTE;
    await choose(anna, 0, 0);
    await choose(anna, 2, 1);
    time += 3 * MINUTE;
    await choose(ben, 1, 2);
    await choose(ben, 3, 3);
    const { clock } = await look();
    expect(clock?.deadlines).toEqual([time + 9 * MINUTE, time + 6 * MINUTE]);
    await serving.close();
    serving = await open();
    const again = Object.assign(new Visitor(serving.address), { cookie: anna.cookie });
    expect((await again.get(`/api/tables/${id}`)).clock).toEqual(clock);
  });

  test('a clock that jumps back gives and takes nothing', async () => {
    const { look, choose, anna } = await game({ kind: 'minutes', minutes: 10 }, 'bot');
    const start = time;
    time -= 5 * MINUTE;
    await choose(anna, 0, 0);
    expect((await look()).clock?.deadlines).toEqual([start + 10 * MINUTE, start + 10 * MINUTE]);
    time = start;
  });

  test.each([{ kind: 'days', days: 0 }, { kind: 'hours', hours: 3 }, { kind: 'minutes' }])(
    '%o is refused',
    async clock => {
      const anna = new Visitor(serving.address);
      const answer = await anna.ask('POST', '/api/tables', { game: 'snow-time', players: 2, clock });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
    },
  );
});
