import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastFromSeed, pick } from '@snowbound/engine';
import { afterAll, expect, test } from 'vitest';
import { type KeptTable, keptTable, openHouse, reopened } from './kept-tables.ts';
import { dealtBy, OPEN_OPTIONS, TWINS } from './twin-worlds.ts';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Positions that are really compared; those where there is nothing to hide do not count. */
const POSITIONS = 12;
const MOST_GAMES = 60;

/** Opens the same kept tables once more, in a copy, and lets one seat make another secret choice. */
async function overheard(data: string, cookies: readonly string[], table: string, number: number, move: string) {
  const serving = await openHouse(data);
  const [chooser, other, spectator] = cookies.map(cookie => Object.assign(new Visitor(serving.address), { cookie }));
  if (chooser === undefined || other === undefined || spectator === undefined) throw new Error('nobody');
  for (const listener of [other, spectator]) {
    await listener.connect();
    await listener.tell({ type: 'watch', table });
  }
  await chooser.post(`/api/tables/${table}/moves`, { seat: 0, number, move });
  await other.hear(message => message.type === 'table' && message.table.number === number + 1);
  await spectator.hear(message => message.type === 'table' && message.table.number === number + 1);
  await chooser.post(`/api/tables/${table}/undo`, { seat: 0 });
  await other.hear(message => message.type === 'table' && message.table.number === number + 2);
  await spectator.hear(message => message.type === 'table' && message.table.number === number + 2);
  const wire = [other, spectator].map(({ raw }) => raw.join('\n'));
  const asked = await Promise.all([other, spectator].map(who => who.ask('GET', `/api/tables/${table}`)));
  for (const listener of [other, spectator]) listener.close();
  await serving.close();
  return { wire, asked: asked.map(({ body }) => JSON.stringify(body)) };
}

test(`over ${POSITIONS} positions, what a seat and a spectator receive is the same byte for byte whatever was chosen in secret`, async () => {
  const random = fastFromSeed('leaks');
  const data = join(folder, 'kept');
  let compared = 0;
  for (let game = 0; game < MOST_GAMES && compared < POSITIONS; game++) {
    rmSync(data, { recursive: true, force: true });
    const serving = await openHouse(data);
    const people = Array.from({ length: 3 }, () => new Visitor(serving.address));
    const [chooser, other, spectator] = people;
    if (chooser === undefined || other === undefined || spectator === undefined) throw new Error('nobody');
    await spectator.get('/api/me');
    const { id } = await chooser.post('/api/tables', { game: 'snow-time', players: 2 });
    await other.post(`/api/tables/${id}/join`);
    // A few random rounds first, so that Guardians, Healers and discards come into it.
    for (let moves = pick(random, [0, 4, 9, 15, 22]); moves > 0; moves--) {
      const views = await Promise.all([chooser, other].map(who => who.get(`/api/tables/${id}`)));
      const asked = views.flatMap(({ questions, number }, who) =>
        questions.map(question => ({ ...question, number, who })),
      );
      if (asked.length === 0) break;
      const { seat, options, number, who } = pick(random, asked);
      await [chooser, other][who]?.post(`/api/tables/${id}/moves`, { seat, number, move: pick(random, options).move });
    }
    const seen = await chooser.get(`/api/tables/${id}`);
    const question = seen.questions.find(({ seat }) => seat === 0);
    await serving.close();
    // With one choice there is nothing to hide; another position will do.
    if (question === undefined || question.options.length < 2 || seen.waiting.length < 2) continue;
    const cookies = people.map(({ cookie }) => cookie);
    const heard = [];
    for (const option of [question.options[0], question.options.at(-1)]) {
      const copy = join(folder, `copy-${game}`);
      cpSync(data, copy, { recursive: true });
      heard.push(await overheard(copy, cookies, id, seen.number, option?.move ?? ''));
      rmSync(copy, { recursive: true });
    }
    expect(heard[0]).toEqual(heard[1]);
    compared++;
  }
  expect(compared).toBe(POSITIONS);
});

/** Plays on the kept table, dealt by this seed, until seat 1 is about to learn something new. */
async function dealtAnew(data: string, table: KeptTable, seed: string) {
  const open = await reopened(data, table, seed);
  const moves: string[] = [];
  for (const [seat, who] of [open.host, open.user].entries()) {
    for (;;) {
      const { questions, number } = await who.get(`/api/tables/${table.id}`);
      const [question] = questions;
      // After its purchase step seat 1 draws a card, which the worlds may well differ in.
      if (question === undefined || (seat === 1 && question.prompt.key === 'prompts.purchase')) break;
      const move = question.options.find(option => option.move === 'done')?.move ?? question.options[0]?.move ?? '';
      moves.push(move);
      await open.play(seat, number, move);
    }
  }
  return { moves, ...(await open.close()) };
}

test.each(TWINS)(
  'WK-10 the wire is the same byte for byte whatever is in the other hand and the deck: %s, %s',
  async (...words) => {
    const [one, other] = await Promise.all(words.map(dealtBy));
    if (one === undefined || other === undefined) throw new Error('no worlds');
    expect(one.view(1)).toEqual(other.view(1));
    expect(one.view(0)).not.toEqual(other.view(0));
    const kept = join(folder, `kept-${words[0]}`);
    const table = await keptTable(kept, { game: 'winter-kingdom', options: OPEN_OPTIONS });
    const heard = [];
    for (const { seed } of [one, other]) {
      const copy = join(folder, `copy-${seed}`);
      cpSync(kept, copy, { recursive: true });
      heard.push(await dealtAnew(copy, table, seed));
    }
    expect(heard[0]?.moves.length).toBeGreaterThan(6);
    expect(heard[0]).toEqual(heard[1]);
  },
);
