import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@snowbound/server';
import { afterAll, beforeAll } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import { serve } from '../dist/serve.js';
import { Visitor } from './visitor.ts';

/** A server for the tests of a file, in their own process. */
export class OwnServer {
  readonly data = mkdtempSync(join(tmpdir(), 'snowbound-'));
  readonly options = {
    host: '127.0.0.1',
    port: 0,
    data: this.data,
    logLevel: 'silent',
    requestsAMinute: 1_000_000,
  } as const;
  #serving: Serving | null = null;

  constructor() {
    beforeAll(() => this.open());
    afterAll(async () => {
      await this.close();
      rmSync(this.data, { recursive: true });
    });
  }

  get address(): string {
    if (this.#serving === null) throw new Error('the server is not open');
    return this.#serving.address;
  }

  /** Opens it, at another address if none is asked for. */
  async open(port = 0): Promise<void> {
    this.#serving = await serve({ ...this.options, port });
  }

  async close(): Promise<void> {
    await this.#serving?.close();
  }

  readonly visitor = (): Visitor => new Visitor(this.address);
}

/** A running game of Snow Time between people. */
export async function tableFor(...people: Visitor[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const { id } = await host.post('/api/tables', { game: 'snow-time', players: people.length });
  for (const other of others) await other.post(`/api/tables/${id}/join`);
  return id;
}
