import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { OwnServer, tableFor } from './own-server.ts';
import { playToTheEnd, Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

/** Plays what is asked first, the same for everybody. */
async function moveOnce(who: Visitor, id: string): Promise<void> {
  const { number, questions } = await who.get(`/api/tables/${id}`);
  const [question] = questions;
  await who.post(`/api/tables/${id}/moves`, { seat: question?.seat, number, move: question?.options[0]?.move });
}

describe('somebody whose place a bot minds', () => {
  test('is still asked before play goes back', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const { id } = await anna.post('/api/tables', { game: 'winter-kingdom', players: 2 });
    await ben.post(`/api/tables/${id}/join`);
    const first = (await anna.get(`/api/tables/${id}`)).waiting[0] === 0 ? anna : ben;
    const second = first === anna ? ben : anna;
    const [seat, other] = first === anna ? [0, 1] : [1, 0];
    while ((await first.get(`/api/tables/${id}`)).waiting[0] === seat) await moveOnce(first, id);
    await second.post(`/api/tables/${id}/handover`, { place: other, to: 'random' });
    while ((await first.get(`/api/tables/${id}`)).waiting[0] !== seat) await new Promise(setImmediate);
    const { undo } = await first.post<{ undo: unknown }>(`/api/tables/${id}/undo`, { seat });
    expect(undo).toMatchObject({ by: seat, agreed: [] });
    expect((await second.get(`/api/tables/${id}`)).undo).toEqual(undo);
    await second.post(`/api/tables/${id}/undo/vote`, { agree: true });
    expect((await first.get(`/api/tables/${id}`)).undo).toBeNull();
  });

  test('is still asked who takes an offered place', async () => {
    const [anna, ben, carla] = [visitor(), visitor(), visitor()];
    const id = await tableFor(anna, ben);
    await ben.post(`/api/tables/${id}/handover`, { place: 1, to: 'random' });
    const { token } = await anna.post<{ token: string }>(`/api/tables/${id}/offers`, { place: 0 });
    expect((await carla.post(`/api/tables/${id}/offers/take`, { token })).seatRequest).toMatchObject({ place: 0 });
    await ben.post(`/api/tables/${id}/offers/vote`, { agree: true });
    expect((await carla.get(`/api/tables/${id}`)).mine).toEqual([0]);
  });

  test('and who was late too', async () => {
    let now = Date.now();
    const serving = await serve({ ...server.options, data: `${server.data}/late`, now: () => now });
    const [anna, ben] = [new Visitor(serving.address), new Visitor(serving.address)];
    const clock = { kind: 'minutes', minutes: 1 };
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, clock, late: 'bot' });
    await ben.post(`/api/tables/${id}/join`);
    for (const seat of [0, 2]) {
      const { number } = await anna.get(`/api/tables/${id}`);
      await anna.post(`/api/tables/${id}/moves`, { seat, number, move: 'play 4' });
    }
    now += 90_000;
    let seen = await anna.get(`/api/tables/${id}`);
    while (seen.number < 4) seen = await anna.get(`/api/tables/${id}`);
    expect(seen.places[1]).toMatchObject({ kind: 'bot' });
    const { undo } = await anna.post<{ undo: unknown }>(`/api/tables/${id}/undo`, { seat: 0 });
    expect(undo).toMatchObject({ by: 0, agreed: [] });
    await serving.close();
  });
});

test('against bots alone nobody is asked: it goes back at once, past a reveal too, until the game is over', async () => {
  const anna = visitor();
  const places = [{ kind: 'you' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }];
  const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 3, places });
  const roundOf = ({ view }: Snapshot) => (view as { round: number }).round;
  await moveOnce(anna, id);
  while (roundOf(await anna.get(`/api/tables/${id}`)) === 1) await new Promise(setImmediate);
  expect(await anna.get(`/api/tables/${id}/undo?seat=0`)).toEqual({ free: true });
  expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({ undo: null });
  const back = await anna.get(`/api/tables/${id}`);
  expect([roundOf(back), back.waiting.includes(0)]).toEqual([1, true]);
  await playToTheEnd(id, [anna]);
  expect(await anna.get(`/api/tables/${id}/undo?seat=0`)).toMatchObject({ free: false, asks: false });
});

test('who was asked for consent has ten minutes, whoever looks on; then the table leaves memory, and one asks again', async () => {
  let now = Date.now();
  const impatient = { sweepMilliseconds: 5, idleMilliseconds: 0, opsPort: 0, now: () => now };
  const serving = await serve({ ...server.options, data: `${server.data}/asked`, ...impatient });
  const [anna, ben, carla] = [0, 1, 2].map(() => new Visitor(serving.address)) as [Visitor, Visitor, Visitor];
  const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
  await ben.post(`/api/tables/${id}/join`);
  const { token } = await anna.post<{ token: string }>(`/api/tables/${id}/offers`, { place: 0 });
  await carla.post(`/api/tables/${id}/offers/take`, { token });
  const inMemory = async () =>
    /_in_memory (\d+)$/m.exec(await (await fetch(`${serving.opsAddress}/metrics`)).text())?.[1];
  now += 9 * 60_000;
  for (let look = 0; look < 10; look++) expect(await inMemory()).toBe('1');
  expect((await ben.get(`/api/tables/${id}`)).seatRequest).toMatchObject({ place: 0 });
  now += 2 * 60_000;
  while ((await inMemory()) !== '0') await new Promise(setImmediate);
  expect((await ben.get(`/api/tables/${id}`)).seatRequest).toBeNull();
  expect((await carla.post(`/api/tables/${id}/offers/take`, { token })).seatRequest).toMatchObject({ place: 0 });
  await serving.close();
});

describe('what a bot chose for one’s place', () => {
  const started = async (places: readonly object[], other: Visitor | null): Promise<{ anna: Visitor; id: string }> => {
    const anna = visitor();
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2, places });
    await other?.post(`/api/tables/${id}/join`);
    await anna.post(`/api/tables/${id}/handover`, { place: 0, to: 'random' });
    const hasChosen = ({ answers }: Snapshot) => answers.some(({ seat }) => seat === 0);
    while (!hasChosen(await anna.get(`/api/tables/${id}`))) await new Promise(setImmediate);
    await anna.post(`/api/tables/${id}/handover`, { place: 0, to: null });
    return { anna, id };
  };

  test('is not taken back freely where others play: they are asked', async () => {
    const ben = visitor();
    const { anna, id } = await started([{ kind: 'you' }, { kind: 'open' }], ben);
    expect(await anna.get(`/api/tables/${id}/undo?seat=0`)).toMatchObject({ free: false, asks: true });
    const { undo } = await anna.post<{ undo: unknown }>(`/api/tables/${id}/undo`, { seat: 0 });
    expect(undo).toMatchObject({ by: 0, agreed: [] });
    const { answers } = await anna.get(`/api/tables/${id}`);
    expect(answers.filter(({ seat }) => seat === 0)).toHaveLength(1);
    await ben.post(`/api/tables/${id}/undo/vote`, { agree: true });
    expect((await anna.get(`/api/tables/${id}`)).undo).toBeNull();
  });

  test('stays so after a restart, and what one chose oneself is free again', async () => {
    const ben = visitor();
    const { anna, id } = await started([{ kind: 'you' }, { kind: 'open' }], ben);
    await server.close();
    await server.open();
    const again = Object.assign(visitor(), { cookie: anna.cookie });
    expect(await again.get(`/api/tables/${id}/undo?seat=0`)).toMatchObject({ free: false, asks: true });
    const other = Object.assign(visitor(), { cookie: ben.cookie });
    await moveOnce(other, id);
    expect(await other.get(`/api/tables/${id}/undo?seat=1`)).toEqual({ free: true });
  });

  test('is free to take back where only bots play besides', async () => {
    const anna = visitor();
    // The other seats of the bots answer at once, so the question is over: one person, two seats of her own.
    const { id } = await anna.post('/api/tables', { game: 'silverfrost', players: 1, options: { paws: '1' } });
    await anna.post(`/api/tables/${id}/handover`, { place: 0, to: 'random' });
    while ((await anna.get(`/api/tables/${id}`)).number === 0) await new Promise(setImmediate);
    await anna.post(`/api/tables/${id}/handover`, { place: 0, to: null });
    const reason = await anna.get<{ free: boolean; text?: string }>(`/api/tables/${id}/undo?seat=0`);
    expect(reason.text ?? '').not.toContain('bot');
  });
});

describe('playing again', () => {
  test('begins when everybody has agreed; until then their places are kept for them', async () => {
    const [anna, ben, carla] = [visitor(), visitor(), visitor()];
    await ben.ask('PUT', '/api/me', { name: 'Ben' });
    const id = await tableFor(anna, ben);
    await playToTheEnd(id, [anna, ben]);
    const again = (await anna.post<{ id: string }>(`/api/tables/${id}/rematch`)).id;
    const next = await anna.get(`/api/tables/${again}`);
    expect(next).toMatchObject({ status: 'open', mine: [0], view: null });
    expect(next.places[1]).toMatchObject({ kind: 'open', name: 'Ben' });
    expect((await ben.get(`/api/tables/${id}`)).rematch).toBe(again);
    expect((await ben.get<{ id: string }[]>('/api/me/tables')).map(table => table.id)).toContain(again);
    expect(await carla.ask('POST', `/api/tables/${again}/join`)).toMatchObject({
      status: 409,
      body: { error: { code: 'not-now', message: expect.stringContaining('Ben') } },
    });
    expect((await ben.post<{ id: string }>(`/api/tables/${id}/rematch`)).id).toBe(again);
    expect(await ben.get(`/api/tables/${again}`)).toMatchObject({ status: 'running', mine: [1] });
  });

  test('two who ask at once get one table, which begins', async () => {
    const [anna, ben] = [visitor(), visitor()];
    const id = await tableFor(anna, ben);
    await playToTheEnd(id, [anna, ben]);
    const asked = [anna, ben].map(who => who.post<{ id: string }>(`/api/tables/${id}/rematch`));
    const [one, two] = await Promise.all(asked);
    expect(one).toEqual(two);
    expect((await anna.get(`/api/tables/${one?.id}`)).status).toBe('running');
  });

  test('who declines leaves an open place that anybody may take', async () => {
    const [anna, ben, carla] = [visitor(), visitor(), visitor()];
    const id = await tableFor(anna, ben);
    await playToTheEnd(id, [anna, ben]);
    const again = (await anna.post<{ id: string }>(`/api/tables/${id}/rematch`)).id;
    await ben.post(`/api/tables/${again}/leave`);
    expect(await carla.post(`/api/tables/${again}/join`)).toMatchObject({ status: 'running', mine: [1] });
  });

  test('a program whose invitation was taken back leaves no ghost', async () => {
    const anna = visitor();
    const { id } = await anna.post('/api/tables', { game: 'snow-time', players: 2 });
    const { token } = await anna.post<{ token: string }>(`/api/tables/${id}/invitations`, { place: 1 });
    const program = visitor();
    const by = { authorization: `Bearer ${token}` };
    expect((await program.ask('POST', '/api/bot/accept', { name: 'Robo' }, by)).status).toBe(200);
    for (;;) {
      const seen = await anna.get(`/api/tables/${id}`);
      if (seen.status === 'over') break;
      const robo = (await program.ask<Snapshot>('GET', '/api/bot/table', undefined, by)).body;
      for (const [who, { questions, number }] of [[anna, seen] as const, [null, robo] as const]) {
        const [question] = questions;
        if (question === undefined) continue;
        const move = { seat: question.seat, number, move: question.options[question.options.length >> 1]?.move };
        if (who === null) await program.ask('POST', '/api/bot/moves', move, by);
        else await who.post(`/api/tables/${id}/moves`, move);
      }
    }
    expect((await anna.ask('DELETE', `/api/tables/${id}/invitations/1`)).status).toBe(200);
    const again = (await anna.post<{ id: string }>(`/api/tables/${id}/rematch`)).id;
    const { places } = await anna.get(`/api/tables/${again}`);
    expect(places[1]).toEqual({ kind: 'open', name: '', bot: null, here: false });
  });
});
