import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { OwnServer, tableFor } from './own-server.ts';
import type { Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

describe('play', () => {
  let anna: Visitor;
  let ben: Visitor;
  let cleo: Visitor;
  let id: string;
  let start: Snapshot;
  const move = (who: Visitor, seat: number, what: string, number = start.number) =>
    who.ask<{ number: number; error: { code: string; rule?: string; message: string } }>(
      'POST',
      `/api/tables/${id}/moves`,
      { seat, number, move: what },
    );

  const fresh = async () => {
    [anna, ben, cleo] = [visitor(), visitor(), visitor()];
    id = await tableFor(anna, ben, cleo);
    start = await anna.get(`/api/tables/${id}`);
  };

  test('a move is answered with its number; the others see that one has chosen, not what', async () => {
    await fresh();
    expect(await move(anna, 0, 'play 6')).toMatchObject({ status: 200, body: { number: 1 } });
    const seen = await ben.get(`/api/tables/${id}`);
    expect(seen.waiting).toEqual([1, 2]);
    expect(seen.answers).toEqual([{ seat: 0, move: null }]);
    expect((await anna.get(`/api/tables/${id}`)).answers).toEqual([{ seat: 0, move: 'play 6' }]);
  });

  test('the same move sent twice counts once', async () => {
    await fresh();
    const [one, two] = await Promise.all([move(anna, 0, 'play 6'), move(anna, 0, 'play 6')]);
    expect(one.body).toEqual(two.body);
    expect((await anna.get(`/api/tables/${id}`)).number).toBe(1);
  });

  test('a move made before others chose still counts; one made for an earlier question does not', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    expect((await move(ben, 1, 'play 3')).status).toBe(200);
    expect((await move(cleo, 2, 'play 1')).status).toBe(200);
    expect(await move(anna, 0, 'play 7')).toMatchObject({ status: 409, body: { error: { code: 'stale' } } });
  });

  test('nobody moves for another, and a move not offered names its rule in the reader’s language', async () => {
    await fresh();
    expect(await move(ben, 0, 'play 6')).toMatchObject({ status: 403, body: { error: { code: 'not-yours' } } });
    expect(await move(visitor(), 0, 'play 6')).toMatchObject({ status: 403 });
    const body = { seat: 0, number: 0, move: 'pass' };
    const refused = await anna.ask('POST', `/api/tables/${id}/moves`, body, { 'accept-language': 'de-AT,de;q=0.9' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'refused',
          rule: 'ST-2.2',
          message: 'Niemand darf passen: Wähle eine Karte aus der Hand.',
          at: 'move',
        },
      },
    });
    expect(await anna.get(`/api/tables/${id}/why-not?seat=0&what=add%203`)).toMatchObject({
      offered: false,
      rule: 'ST-2.2',
    });
    // Nothing has a price in this game, and only whoever sits there may ask for one.
    expect(await anna.get(`/api/tables/${id}/payments?seat=0&move=play%206`)).toEqual([]);
    expect(await visitor().ask('GET', `/api/tables/${id}/payments?seat=0&move=play%206`)).toMatchObject({
      status: 403,
    });
    expect((await anna.get(`/api/tables/${id}`)).number).toBe(0);
  });

  test('players are called by their names in reasons, refusals and sentences', async () => {
    const people = await Promise.all(
      ['Anna', 'Ben', 'Cleo'].map(async name => {
        const somebody = visitor();
        await somebody.ask('PUT', '/api/me', { name });
        return somebody;
      }),
    );
    [anna, ben, cleo] = people as [Visitor, Visitor, Visitor];
    id = await tableFor(anna, ben, cleo);
    start = await anna.get(`/api/tables/${id}`);
    const why = await anna.get<{ text: string }>(`/api/tables/${id}/why-not?seat=0&what=hand%201%207`);
    expect(why.text).toMatch(/^That card belongs to Ben\./);
    const refused = await move(anna, 0, 'hand 1 7');
    expect(refused.body.error.message).not.toMatch(/Sky/);
    for (const [seat, who] of people.entries()) await move(who, seat, `play ${7 - seat}`);
    const { said } = await ben.get<{ said: { journal: readonly string[] } }>(`/api/tables/${id}`);
    expect(said.journal.join(' ')).toMatch(/Anna .*Cleo/);
    expect(said.journal.join(' ')).not.toMatch(/Orange|Sky|Green/);
  });

  test('a spectator sees what is public and is asked nothing', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    const seen = await visitor().get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ mine: [], questions: [], seed: null, waiting: [1, 2] });
    expect(JSON.stringify(seen)).not.toContain('play 6');
  });

  test('a choice is taken back freely before the reveal', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0 })).toEqual({ number: 2, undo: null });
    expect((await anna.get(`/api/tables/${id}`)).waiting).toEqual([0, 1, 2]);
    expect(await ben.ask('POST', `/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({ status: 403 });
  });

  test('after the reveal only with everyone’s consent', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    await move(ben, 1, 'play 3');
    await move(cleo, 2, 'play 1');
    expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({
      undo: { by: 0, to: 0, agreed: [] },
    });
    expect(await anna.ask('POST', `/api/tables/${id}/undo/vote`, { agree: true })).toMatchObject({ status: 409 });
    await ben.post(`/api/tables/${id}/undo/vote`, { agree: false });
    expect((await anna.get(`/api/tables/${id}`)).undo).toBeNull();
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    await ben.post(`/api/tables/${id}/undo/vote`, { agree: true });
    await cleo.post(`/api/tables/${id}/undo/vote`, { agree: true });
    const seen = await anna.get(`/api/tables/${id}`);
    expect(seen).toMatchObject({ number: 4, waiting: [0, 1, 2], undo: null, view: { round: 1 } });
  });

  test('pushes come to all who look on, and chat too', async () => {
    await fresh();
    await Promise.all([anna, ben].map(who => who.connect()));
    await Promise.all([anna, ben].map(who => who.tell({ type: 'watch', table: id })));
    expect(await anna.tell({ type: 'move', table: id, seat: 0, number: 0, move: 'play 6' })).toMatchObject({
      type: 'done',
      number: 1,
    });
    await ben.hear(message => message.type === 'table' && message.table.number === 1);
    expect(ben.seen.places[0]).toMatchObject({ here: true });
    await ben.tell({ type: 'chat', table: id, text: 'Brr!' });
    expect(await anna.hear(message => message.type === 'chat')).toMatchObject({ line: { text: 'Brr!' } });
    anna.close();
    await ben.hear(message => message.type === 'table' && message.table.places[0]?.here === false);
    ben.close();
  });

  test('after a restart everything is where it was, and play goes on', async () => {
    await fresh();
    await move(anna, 0, 'play 6');
    await move(anna, 0, 'play 6');
    await anna.post(`/api/tables/${id}/undo`, { seat: 0 });
    await move(ben, 1, 'play 3', 2);
    const before = await Promise.all([anna, ben].map(who => who.get(`/api/tables/${id}`)));
    await server.close();
    await server.open();
    [anna, ben, cleo] = [anna, ben, cleo].map(({ cookie }) => Object.assign(visitor(), { cookie })) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    const after = await Promise.all([anna, ben].map(who => who.get(`/api/tables/${id}`)));
    expect(after).toEqual(before);
    expect((await move(anna, 0, 'play 7', 3)).status).toBe(200);
    expect((await move(cleo, 2, 'play 1', 4)).status).toBe(200);
    expect((await anna.get<Snapshot & { view: { round: number } }>(`/api/tables/${id}`)).view.round).toBe(2);
  });
});
