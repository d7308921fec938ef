import type { Snapshot } from '@snowbound/protocol';
import { describe, expect, test } from 'vitest';
import { OwnServer } from './own-server.ts';
import type { Visitor } from './visitor.ts';

const server = new OwnServer();
const { visitor } = server;

const NEVER = 'pauses never';
const ALWAYS = 'pauses always';

const pausesIn = ({ view }: Snapshot): unknown => (view as { mine: { pauses: unknown } | null }).mine?.pauses;

/** A running game of Silverfrost; who is asked, and in which seat they sit, first. */
async function tableOfTwo() {
  const [anna, ben] = [visitor(), visitor()];
  const { id } = await anna.post('/api/tables', { game: 'silverfrost', players: 2, options: { start: '0' } });
  await ben.post(`/api/tables/${id}/join`);
  const at = `/api/tables/${id}`;
  const play = async (who: Visitor, seat: number, move: string) => {
    const { number } = await who.get(at);
    return who.post<{ number: number }>(`${at}/moves`, { seat, number, move });
  };
  for (const [seat, who] of [anna, ben].entries()) {
    const { questions } = await who.get(at);
    await play(who, seat, questions[0]?.options[0]?.move ?? '');
  }
  for (const [seat, who] of [anna, ben].entries()) await play(who, seat, 'keep');
  return { anna, ben, at, play };
}

describe('how a seat wishes to be asked', () => {
  test('is kept for that seat alone, at any time, whatever was seen last', async () => {
    const { anna, ben, at, play } = await tableOfTwo();
    expect((await ben.get(at)).waiting).toEqual([0]);
    await ben.post(`${at}/moves`, { seat: 1, number: 0, move: NEVER });
    expect(pausesIn(await ben.get(at))).toBe('never');
    expect(pausesIn(await anna.get(at))).toBeNull();
    expect(JSON.stringify(await anna.get(at))).not.toContain('never');
    // Nobody has answered anything, and the question is as it was.
    expect(await anna.get(at)).toMatchObject({ waiting: [0], answers: [] });
    const refused = await anna.ask<{ error: { code: string } }>('POST', `${at}/moves`, {
      ...{ seat: 1, number: 0, move: ALWAYS },
    });
    expect(refused.body.error.code).toBe('not-yours');
    await play(anna, 0, 'worker birch');
  });

  test('is told to those who look on as the table now is, and is no answer in secret', async () => {
    const { anna, ben, at } = await tableOfTwo();
    for (const who of [anna, ben]) {
      await who.connect();
      await who.tell({ type: 'watch', table: at.slice('/api/tables/'.length) });
    }
    const { number } = await ben.get(at);
    await ben.post(`${at}/moves`, { seat: 1, number, move: ALWAYS });
    await expect.poll(() => [anna, ben].map(({ seen }) => seen.number)).toEqual([number + 1, number + 1]);
    expect([anna, ben].map(({ seen }) => pausesIn(seen))).toEqual([null, 'always']);
    expect(anna.seen.answers).toEqual([]);
    for (const who of [anna, ben]) who.close();
  });

  test('stays while moves are taken back, and is there when the table is read anew', async () => {
    const { anna, at, play } = await tableOfTwo();
    await play(anna, 0, NEVER);
    // With the Valley full nothing is turned up: nothing is revealed.
    await play(anna, 0, 'worker birch');
    const before = await anna.get(at);
    await play(anna, 0, ALWAYS);
    const undo = await anna.ask('POST', `${at}/undo`, { seat: 0 });
    expect(undo.status).toBe(200);
    const back = await anna.get(at);
    expect([back.waiting, pausesIn(back), before.waiting]).toEqual([[0], 'always', [1]]);
    await server.close();
    await server.open(Number(new URL(anna.address).port));
    const again = await anna.get(at);
    expect([again.number, again.waiting, pausesIn(again)]).toEqual([back.number, [0], 'always']);
    await play(anna, 0, 'worker birch');
    expect((await anna.get(at)).waiting).toEqual([1]);
  });
});
