import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Presence } from '../dist/tables/presence.js';
import { heldByUser } from '../dist/tables/seat-holder.js';
import { OwnServer, tableFor } from './own-server.ts';
import type { Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;
const NOT_COALESCED = 400;
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const shownTo = (who: Visitor): number => who.heard.filter(({ type }) => type === 'table').length;

test('who looks again and again is answered alone: the others hear nothing of it', async () => {
  const [anna, ben, looker] = [visitor(), visitor(), visitor()];
  const id = await tableFor(anna, ben);
  for (const who of [anna, ben, looker]) await who.connect();
  for (const who of [anna, ben]) await who.tell({ type: 'watch', table: id });
  await pause(NOT_COALESCED);
  const before = [anna, ben].map(shownTo);
  for (let time = 0; time < 30; time++) await looker.tell({ type: 'watch', table: id });
  // A player with a second window changes nothing either.
  const second = Object.assign(visitor(), { cookie: anna.cookie });
  await second.connect();
  for (let time = 0; time < 10; time++) await second.tell({ type: 'watch', table: id });
  await pause(NOT_COALESCED);
  expect([anna, ben].map(shownTo)).toEqual(before);
  expect(shownTo(looker)).toBe(30);
  expect(shownTo(second)).toBe(10);
  for (const who of [anna, ben, looker, second]) who.close();
});

test('who watches again and again without end is refused for a while', async () => {
  const [anna, ben] = [visitor(), visitor()];
  const id = await tableFor(anna, ben);
  await anna.connect();
  for (let ref = 1000; ref < 1100; ref++) anna.socket.send(JSON.stringify({ type: 'watch', ref, table: id }));
  const answers = () => anna.heard.filter(({ type }) => type === 'done' || type === 'error');
  while (answers().length < 100) await pause(5);
  const refused = answers().filter(({ type }) => type === 'error');
  expect(refused.length).toBeGreaterThan(30);
  expect(refused[0]).toMatchObject({ error: { code: 'too-much' } });
  // A moment later everything is as before.
  await pause(NOT_COALESCED);
  expect((await anna.tell({ type: 'watch', table: id })).type).toBe('done');
  anna.close();
});

test('the others see that a player comes or goes', async () => {
  const people = Array.from({ length: 5 }, visitor);
  const [anna, ...others] = people as [Visitor, ...Visitor[]];
  const id = await tableFor(...people);
  await anna.connect();
  await anna.tell({ type: 'watch', table: id });
  expect(anna.seen.places.map(({ here }) => here)).toEqual([true, false, false, false, false]);
  await Promise.all(others.map(who => who.connect()));
  await Promise.all(others.map(who => who.tell({ type: 'watch', table: id })));
  await anna.hear(message => message.type === 'table' && message.table.places.every(({ here }) => here));
  for (const who of others) who.close();
  while (anna.seen.places.filter(({ here }) => here).length > 1) await pause(10);
  anna.close();
});

test('comings and goings within a moment are shown once, or not at all if the outcome is the same', () => {
  vi.useFakeTimers();
  const here = new Set(['anna', 'ben']);
  let told = 0;
  const presence = new Presence({
    places: ['anna', 'ben', 'carla', 'dora'].map(person => heldByUser({ id: person, name: person })),
    watchers: {
      get count() {
        return here.size;
      },
      isHere: person => here.has(person),
    },
    broadcast: () => void told++,
  });
  const come = (person: string) => {
    here.add(person);
    presence.came();
  };
  const go = (person: string) => {
    here.delete(person);
    presence.went();
  };
  come('carla');
  come('dora');
  expect(told).toBe(0);
  vi.runAllTimers();
  expect(told).toBe(1);
  go('dora');
  come('dora');
  vi.runAllTimers();
  expect(told).toBe(1);
  for (const person of ['dora', 'carla', 'ben']) go(person);
  vi.runAllTimers();
  expect(told).toBe(2);
  // With nobody else there, nobody is told.
  go('anna');
  come('anna');
  vi.runAllTimers();
  expect(told).toBe(2);
  vi.useRealTimers();
});

/** Somebody who follows the table in full instead of in the short form. */
async function followInFull(who: Visitor, id: string): Promise<{ journals: [number, number][]; close(): void }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, { headers: { cookie: who.cookie } });
  const journals: [number, number][] = [];
  await new Promise(resolve => socket.once('open', resolve));
  socket.on('message', data => {
    const { type, table } = JSON.parse(String(data));
    if (type === 'table') journals.push([table.journalFrom, table.journal.length]);
  });
  socket.send(JSON.stringify({ type: 'watch', ref: 1, table: id }));
  while (journals.length === 0) await pause(2);
  return { journals, close: () => socket.terminate() };
}

test('the journal is the right one after a spectator has taken a place, in both live forms and after a new connection', async () => {
  const [anna, ben] = [visitor(), visitor()];
  const { id } = await anna.post('/api/tables', {
    game: 'silverfrost',
    players: 2,
    places: [{ kind: 'you' }, { kind: 'bot', bot: 'random' }],
  });
  for (let moves = 0; moves < 6; moves++) {
    const { number, questions } = await anna.hearQuiet(id);
    const [question] = questions;
    await anna.post(`/api/tables/${id}/moves`, { seat: question?.seat, number, move: question?.options.at(-1)?.move });
  }
  await anna.hearQuiet(id);
  await ben.connect();
  await ben.tell({ type: 'watch', table: id });
  const full = await followInFull(ben, id);
  const asSpectator = ben.seen.journal;
  const { token } = await anna.post<{ token: string }>(`/api/tables/${id}/offers`, { place: 1 });
  const seated = await ben.post(`/api/tables/${id}/offers/take`, { token });
  expect(seated.mine).toEqual([1]);
  const { journal } = await ben.get(`/api/tables/${id}`);
  // What only that seat was told makes the difference.
  expect(journal.length).toBeGreaterThan(asSpectator.length);
  await ben.hear(message => message.type === 'table' && message.table.mine.length > 0);
  expect(ben.seen.journal).toEqual(journal);
  expect(full.journals.at(-1)).toEqual([0, journal.length]);
  full.close();

  // A client that remembers what it saw as a spectator, and comes back as a player.
  const late = Object.assign(visitor(), { cookie: ben.cookie });
  await late.connect();
  const watch = { type: 'watch', table: id, journal: asSpectator.length, number: seated.number };
  await late.tell({ ...watch, place: null });
  expect(late.seen.journal).toEqual(journal);
  await late.tell({ ...watch, journal: journal.length, place: 1 });
  expect(late.seen.journal).toEqual(journal);
  ben.close();
  late.close();
});
