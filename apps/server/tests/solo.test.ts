import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@snowbound/server';
import { silverfrost } from '@snowbound/silverfrost';
import { readRecord, replay } from '@snowbound/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../dist/serve.js';
import { playToTheEnd, Visitor } from './visitor.ts';

const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
let serving: Serving;

beforeAll(async () => {
  serving = await serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1_000_000 });
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true });
});

/** A table with what it says in sentences. */
interface Said {
  readonly said: { readonly questions: readonly { readonly prompt: string }[] };
}

const solo = { game: 'silverfrost', players: 1, options: { paws: '2' } };

describe('SF-10 a table for one', () => {
  test('starts at once, with a seat that the rules play and nobody can take', async () => {
    const [anna, ben] = [new Visitor(serving.address), new Visitor(serving.address)];
    const created = await anna.post('/api/tables', solo);
    expect(created).toMatchObject({ status: 'running', players: 1, mine: [0], people: [0, -1], waiting: [0] });
    expect(created.places).toHaveLength(1);
    expect(created.view).toMatchObject({ paws: { seat: 1, level: 2 } });
    expect(await ben.ask('POST', `/api/tables/${created.id}/join`)).toMatchObject({ status: 409 });
    const forged = { seat: 1, number: created.number, move: 'pass' };
    expect(await anna.ask('POST', `/api/tables/${created.id}/moves`, forged)).toMatchObject({
      status: 403,
      body: { error: { code: 'not-yours' } },
    });
  });

  test('is played to its end; Paws is told of by name, scored, and may win; its record replays', async () => {
    const anna = new Visitor(serving.address);
    const { id } = await anna.post('/api/tables', solo);
    const over = await playToTheEnd(id, [anna]);
    expect(over.winners).toEqual([1]);
    expect(JSON.stringify(over.journal)).toContain('names.automa');
    expect(await anna.get<unknown[]>(`/api/tables/${id}/scores`)).toHaveLength(2);
    const record = (await anna.ask<string>('GET', `/api/tables/${id}/record`)).body;
    expect(replay(silverfrost, readRecord(String(record))).winners).toEqual([1]);
  });

  test('is asked by name: in data, in sentences and in lines', async () => {
    const anna = new Visitor(serving.address);
    let table = await anna.post('/api/tables', solo);
    const path = `/api/tables/${table.id}`;
    while (table.questions[0]?.prompt.source?.startsWith('location ') !== true) {
      const [{ seat = 0, options = [] } = {}] = table.questions;
      const guild = options.find(({ move }) => move === 'worker guild-1') ?? options[0];
      await anna.post(`${path}/moves`, { seat, number: table.number, move: guild?.move });
      table = await anna.get(path);
    }
    expect(table.questions[0]?.prompt).toMatchObject({ source: 'location guild-1', key: 'prompts.complete-quest' });
    const words = 'Gilde 1: Welchen Auftrag erledigst du?';
    const german = { 'accept-language': 'de' };
    const { body } = await anna.ask<Said>('GET', path, undefined, german);
    expect(body.said.questions[0]?.prompt).toBe(words);
    expect((await anna.ask<string>('GET', `${path}/text`, undefined, german)).body).toContain(`seat 0 ${words}`);
  });

  test('is refused with what Paws does not allow', async () => {
    const anna = new Visitor(serving.address);
    const asked = { ...solo, options: { reward: 'ice-storm' } };
    const { status, body } = await anna.ask<{ error: { message: string } }>('POST', '/api/tables', asked);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('reward')]);
  });
});
