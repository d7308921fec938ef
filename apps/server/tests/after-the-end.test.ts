import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';
import { playToTheEnd } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;
const refused = { status: 409, body: { error: { code: 'not-now' } } };

describe.each(['snow-time', 'winter-kingdom', 'silverfrost'])('once a game of %s is over', game => {
  test('nothing is taken back, with or without consent, by HTTP or live', async () => {
    const people = [visitor(), visitor()];
    const [anna, ben] = people as [(typeof people)[0], (typeof people)[0]];
    const { id } = await anna.post('/api/tables', { game, players: 2 });
    await ben.post(`/api/tables/${id}/join`);
    const end = await playToTheEnd(id, people);
    for (const [place, who] of people.entries()) {
      const seat = end.people.indexOf(place);
      expect(await who.ask('POST', `/api/tables/${id}/undo`, { seat })).toMatchObject(refused);
      expect(await who.ask('POST', `/api/tables/${id}/undo/vote`, { agree: true })).toMatchObject(refused);
      expect(await who.get(`/api/tables/${id}/undo?seat=${seat}`)).toMatchObject({ free: false, asks: false });
      await who.connect();
      const answer = await who.tell({ type: 'undo', table: id, seat });
      expect(answer).toMatchObject({ type: 'error', error: { code: 'not-now', message: expect.any(String) } });
      who.close();
    }
    const after = await anna.get(`/api/tables/${id}`);
    expect(after).toMatchObject({ status: 'over', number: end.number, winners: end.winners, undo: null });
  });
});

test('a request to go back is gone with the end: nobody can agree to it afterwards', async () => {
  const [anna, ben] = [visitor(), visitor()];
  const { id } = await anna.post('/api/tables', { game: 'winter-kingdom', players: 2 });
  await ben.post(`/api/tables/${id}/join`);
  let asked = false;
  for (;;) {
    for (const who of [anna, ben]) {
      const seen = await who.get(`/api/tables/${id}`);
      if (seen.status === 'over') {
        expect(asked).toBe(true);
        expect(seen.undo).toBeNull();
        expect(await anna.ask('POST', `/api/tables/${id}/undo/vote`, { agree: true })).toMatchObject(refused);
        expect(await ben.ask('POST', `/api/tables/${id}/undo/vote`, { agree: true })).toMatchObject(refused);
        return;
      }
      const [question] = seen.questions;
      const move = question?.options[question.options.length >> 1]?.move;
      if (question === undefined) continue;
      await who.post(`/api/tables/${id}/moves`, { seat: question.seat, number: seen.number, move });
      // Others have moved since Ben did: he has to ask, and nobody answers.
      if (who === anna && seen.number > 20 && !asked) {
        asked = (await ben.post<{ undo: unknown }>(`/api/tables/${id}/undo`, { seat: 1 })).undo !== null;
      }
    }
  }
});
