import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';
import { createTable, eventsOf, invite, nextTable, Program, refused, tableIn } from './programs.ts';
import type { Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

describe('invitations', () => {
  test('users at a table and its host invite a program to an open place; nobody else, and no other place', async () => {
    const [anna, ben, stranger] = [visitor(), visitor(), visitor()];
    const id = await createTable(anna, 'open', 'open', 'open');
    const path = `/api/tables/${id}/invitations`;
    expect(await stranger.ask('POST', path, { place: 1 })).toMatchObject(refused(403, 'not-yours'));
    expect(await anna.ask('POST', path, { place: 1 })).toMatchObject({ status: 201, body: { place: 1 } });
    await ben.post(`/api/tables/${id}/join`);
    expect(await ben.ask('POST', path, { place: 2 })).toMatchObject({ status: 201 });
    expect(await ben.ask('POST', path, { place: 0 })).toMatchObject(refused(409, 'not-now'));
    expect(await ben.ask('POST', path, { place: 7 })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', path, { place: 'x' })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', path, { place: 1, seat: 1 })).toMatchObject(refused(400, 'invalid'));
    expect(await ben.ask('POST', '/api/tables/abcdefghij/invitations', { place: 1 })).toMatchObject(
      refused(404, 'not-found'),
    );
  });

  test('a token is long, and only its hash is on disk', async () => {
    const anna = visitor();
    const { token } = await invite(anna, await createTable(anna, 'you', 'open'), 1);
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    const onDisk = readdirSync(server.data).map(file => readFileSync(join(server.data, file), 'latin1'));
    expect(onDisk.some(text => text.includes(token))).toBe(false);
    expect(onDisk.some(text => text.includes(createHash('sha256').update(token).digest('hex')))).toBe(true);
  });

  test('a wrong, missing or replaced token opens nothing', async () => {
    const anna = visitor();
    const id = await createTable(anna, 'you', 'open');
    const old = await invite(anna, id, 1);
    const wrong = new Program(server.address, 'A'.repeat(43));
    for (const [method, path, body] of [
      ['POST', 'accept', { name: 'x' }],
      ['GET', 'stream', undefined],
      ['GET', 'table', undefined],
      ['POST', 'moves', { seat: 0, number: 0, move: 'play 1' }],
      ['POST', 'undo/vote', { agree: true }],
      ['POST', 'leave', undefined],
    ] as const) {
      const answer = await wrong.ask(method, path, body);
      expect(answer).toMatchObject(refused(401, 'no-token'));
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await wrong.ask(method, path, body, { authorization: '' })).toMatchObject(refused(401, 'no-token'));
      expect(await wrong.ask(method, path, body, { authorization: `Basic ${old.token}` })).toMatchObject({
        status: 401,
      });
    }
    expect(await anna.ask('GET', `/api/bot/table?token=${old.token}`)).toMatchObject({ status: 401 });
    await invite(anna, id, 1);
    expect(await old.ask('POST', 'accept', { name: 'late' })).toMatchObject(refused(401, 'no-token'));
  });

  test('accepting takes the place, starts a full table and may be repeated; nothing works before', async () => {
    const anna = visitor();
    const robo = await invite(anna, await createTable(anna, 'you', 'open'), 1);
    expect(await robo.ask('GET', 'table')).toMatchObject(refused(409, 'not-now'));
    expect(await robo.ask('GET', 'stream')).toMatchObject(refused(409, 'not-now'));
    expect(await robo.ask('POST', 'accept', { name: ' – ' })).toMatchObject(refused(400, 'invalid'));
    const taken = await Promise.all([robo.accept(' Robo  1 '), robo.accept('Robo 1')]);
    for (const table of taken) expect(table).toMatchObject({ status: 'running', mine: [1], people: [0, 1, 0, 1] });
    expect((await robo.accept('Other')).places[1]).toMatchObject({ kind: 'person', name: 'Robo 1' });
  });

  test('a token opens its own table and place only, and what the place sees is what a person would see', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const [one, two] = [await createTable(anna, 'you', 'open'), await createTable(ben, 'you', 'open')];
    const [robo, other] = [await invite(anna, one, 1), await invite(ben, two, 1)];
    await robo.accept();
    await other.accept();
    expect((await robo.ask('GET', 'table')).body.id).toBe(one);
    expect((await other.ask('GET', 'table')).body.id).toBe(two);
    await anna.post(`/api/tables/${one}/moves`, { seat: 0, number: 0, move: 'play 6' });
    const { body } = await robo.ask('GET', 'table');
    expect(body).toMatchObject({ seed: null, mine: [1], waiting: [1, 2, 3], number: 1 });
    expect(body.questions.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(JSON.stringify(body.view)).not.toContain('play 6');
    expect(JSON.stringify(body.view)).not.toMatch(/"chosen":"/);
    expect(await robo.ask('POST', 'moves', { seat: 2, number: 1, move: 'play 1' })).toMatchObject(
      refused(403, 'not-yours'),
    );
    const asPerson = await anna.ask('POST', `/api/tables/${one}/moves`, { seat: 1, number: 1, move: 'play 1' });
    expect(asPerson).toMatchObject({ status: 403 });
  });

  test('a program and people who sit down at the same moment never share a place', async () => {
    const [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    const id = await createTable(anna, 'you', 'open', 'open', 'open');
    const robo = await invite(anna, id, 1);
    const joined = (who: Visitor) => who.ask('POST', `/api/tables/${id}/join`);
    const answers = await Promise.all([joined(ben), robo.ask('POST', 'accept', { name: 'R' }), joined(cleo)]);
    const well = answers.filter(({ status }) => status === 200).length;
    const { places } = await anna.get(`/api/tables/${id}`);
    expect(well).toBeGreaterThanOrEqual(2);
    expect(places.filter(({ kind }) => kind === 'person').length).toBe(well + 1);
  });

  test('during the game: one’s own place, or a bot’s where no other person plays', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const alone = await createTable(anna, 'you', 'bot');
    expect((await (await invite(anna, alone, 1)).accept()).places[1]).toMatchObject({ kind: 'person', name: 'Robo' });
    const id = await createTable(anna, 'you', 'open', 'bot');
    await ben.post(`/api/tables/${id}/join`);
    const path = `/api/tables/${id}/invitations`;
    expect(await anna.ask('POST', path, { place: 1 })).toMatchObject(refused(409, 'not-now'));
    expect(await anna.ask('POST', path, { place: 2 })).toMatchObject(refused(403, 'not-yours'));
    const robo = await invite(ben, id, 1);
    expect(await robo.accept()).toMatchObject({ mine: [1], questions: [{ seat: 1 }] });
    expect((await ben.get(`/api/tables/${id}`)).mine).toEqual([]);
    expect(await ben.ask('DELETE', `${path}/1`)).toMatchObject({ status: 200, body: { mine: [1] } });
    expect(await robo.ask('GET', 'table')).toMatchObject({ status: 401 });
  });

  test('only who made an invitation takes it back: the place opens, or a bot minds it; streams end', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await createTable(anna, 'you', 'open', 'open');
    const path = `/api/tables/${id}/invitations/1`;
    const robo = await invite(anna, id, 1);
    await robo.accept();
    expect(await ben.ask('DELETE', path)).toMatchObject(refused(404, 'not-found'));
    const events = eventsOf(robo);
    await nextTable(events);
    expect((await anna.ask<Snapshot>('DELETE', path)).body.places[1]).toMatchObject({ kind: 'open' });
    for await (const event of events) expect(tableIn(event)).toMatchObject({ id });
    expect(await robo.ask('POST', 'accept', { name: 'x' })).toMatchObject({ status: 401 });
    const again = await invite(anna, id, 1);
    await again.accept();
    await ben.post(`/api/tables/${id}/join`);
    const { body } = await anna.ask<Snapshot>('DELETE', path);
    expect(body).toMatchObject({ status: 'running', places: [{}, { kind: 'bot', bot: 'medium' }, {}] });
    expect(await anna.ask('DELETE', path)).toMatchObject(refused(404, 'not-found'));
  });

  test('a program that leaves may come back while its place is free', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await createTable(anna, 'you', 'open', 'open');
    const robo = await invite(anna, id, 1);
    await robo.accept();
    expect((await robo.ask('POST', 'leave')).body.places[1]).toMatchObject({ kind: 'open' });
    await robo.accept('Robo 2');
    await ben.post(`/api/tables/${id}/join`);
    expect((await robo.ask('POST', 'leave')).body.places[1]).toMatchObject({ kind: 'bot' });
    expect((await robo.accept('Robo 3')).places[1]).toMatchObject({ kind: 'person', name: 'Robo 3' });
  });
});
