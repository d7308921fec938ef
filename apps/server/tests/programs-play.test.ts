import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { OwnServer } from './own-server.ts';
import { createTable, eventsOf, invite, nextTable, type Program, refused, tableIn } from './programs.ts';
import { Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

describe('play', () => {
  async function started(): Promise<{ anna: Visitor; id: string; robo: Program }> {
    const anna = visitor();
    const id = await createTable(anna, 'you', 'open');
    const robo = await invite(anna, id, 1);
    await robo.accept();
    return { anna, id, robo };
  }

  test('a move sent twice counts once; a late one is stale, one not offered names its rule', async () => {
    const { robo } = await started();
    const move = { seat: 1, number: 0, move: 'play 6' };
    const [one, two] = await Promise.all([robo.ask('POST', 'moves', move), robo.ask('POST', 'moves', move)]);
    expect(one).toMatchObject({ status: 200, body: { number: 1 } });
    expect(two.body).toEqual(one.body);
    expect(await robo.ask('POST', 'moves', { ...move, number: 99 })).toMatchObject(refused(409, 'stale'));
    expect(await robo.ask('POST', 'moves', { seat: 3, number: 1, move: 'pass' })).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', rule: 'ST-2.2', at: 'move' } },
    });
    expect(await robo.ask('POST', 'moves', { seat: 3 })).toMatchObject(refused(400, 'invalid'));
  });

  test('the stream tells the table at once and at every change, and the program is seen to be here', async () => {
    const { anna, id, robo } = await started();
    const events = eventsOf(robo);
    const first = await nextTable(events);
    expect(first['id']).toBe(`0.${tableIn(first).journal.length}`);
    expect(tableIn(first)).toEqual((await robo.ask('GET', 'table')).body);
    expect((await anna.get(`/api/tables/${id}`)).places[1]).toMatchObject({ here: true });
    await anna.post(`/api/tables/${id}/moves`, { seat: 0, number: 0, move: 'play 6' });
    expect(tableIn(await nextTable(events))).toMatchObject({ number: 1, waiting: [1, 2, 3] });
    await events.return(undefined);
    while ((await anna.get(`/api/tables/${id}`)).places[1]?.here === true) await new Promise(setImmediate);
  });

  test('the journal goes on where a client was, and starts anew if play has gone back', async () => {
    const { anna, id, robo } = await started();
    const roundOf = async (number: number) => {
      for (const seat of [0, 2]) await anna.post(`/api/tables/${id}/moves`, { seat, number, move: `play ${seat + 3}` });
      for (const seat of [1, 3]) await robo.ask('POST', 'moves', { seat, number, move: `play ${seat + 3}` });
    };
    await roundOf(0);
    const before = eventsOf(robo);
    const last = await nextTable(before);
    const { journal } = tableIn(last);
    expect(journal.length).toBeGreaterThan(0);
    expect(last['id']).toBe(`4.${journal.length}`);
    await before.return(undefined);
    const { questions } = (await robo.ask('GET', 'table')).body;
    const [question] = questions;
    await robo.ask('POST', 'moves', { seat: question?.seat, number: 4, move: question?.options[0]?.move });
    const resumed = eventsOf(robo, { 'last-event-id': last['id'] });
    expect(tableIn(await nextTable(resumed)).journalFrom).toBe(journal.length);
    await resumed.return(undefined);
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    expect((await robo.ask('POST', 'undo/vote', { agree: true })).body).toMatchObject({ undo: null });
    const anew = eventsOf(robo, { 'last-event-id': last['id'] });
    expect(tableIn(await nextTable(anew)).journalFrom).toBe(0);
    await anew.return(undefined);
  });

  test('one invitation has only so many streams', async () => {
    const { robo } = await started();
    const open = [eventsOf(robo), eventsOf(robo), eventsOf(robo), eventsOf(robo)];
    for (const events of open) await nextTable(events);
    expect(await robo.ask('GET', 'stream')).toMatchObject(refused(429, 'too-much'));
    for (const events of open) await events.return(undefined);
  });

  test('too many requests are refused for a while, in the same shape', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'snowbound-limit-'));
    const strict = await serve({ ...server.options, data: folder, requestsAMinute: 3 });
    const ask = () => new Visitor(strict.address).ask('GET', '/api/bot/table');
    for (let request = 0; request < 3; request++) expect(await ask()).toMatchObject({ status: 401 });
    const answer = await ask();
    expect(answer).toMatchObject(refused(429, 'too-much'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.close();
    rmSync(folder, { recursive: true });
  });

  test('a client that does not read is cut off, the others are not', async () => {
    const { anna, id, robo } = await started();
    const deaf = connect(Number(new URL(server.address).port), '127.0.0.1').pause();
    deaf.on('error', () => undefined);
    deaf.write(`GET /api/bot/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${robo.token}\r\n\r\n`);
    const isHere = async () => (await anna.get(`/api/tables/${id}`)).places[1]?.here;
    while ((await isHere()) === false) await new Promise(setImmediate);
    await anna.connect();
    await anna.tell({ type: 'watch', table: id });
    // A choice that is made and taken back changes the table; the machine itself keeps some megabytes for the deaf one.
    let number = 0;
    for (; number < 10_000; number += 2) {
      if (number % 100 === 0 && number > 0 && (await isHere()) === false) break;
      await anna.post(`/api/tables/${id}/moves`, { seat: 0, number, move: 'play 6' });
      await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    }
    expect(await isHere()).toBe(false);
    await anna.hear(heard => heard.type === 'table' && heard.table.number === number);
    anna.close();
    deaf.destroy();
  });

  test('after a restart the token still opens its place', async () => {
    const { anna, id, robo } = await started();
    const waiting = await invite(anna, await createTable(anna, 'you', 'open', 'open'), 2);
    await robo.ask('POST', 'moves', { seat: 1, number: 0, move: 'play 6' });
    const events = eventsOf(robo);
    await nextTable(events);
    const port = Number(new URL(server.address).port);
    await server.close();
    for await (const event of events) expect(tableIn(event)).toMatchObject({ id });
    await server.open(port);
    // The old connections must be known to be dead before they are used again.
    await new Promise(resolve => setTimeout(resolve, 50));
    expect((await robo.ask('GET', 'table')).body).toMatchObject({ id, mine: [1], number: 1 });
    expect(await robo.ask('POST', 'moves', { seat: 3, number: 1, move: 'play 5' })).toMatchObject({ status: 200 });
    expect((await waiting.accept()).mine).toEqual([2]);
  });
});
