import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Serving } from '@snowbound/server';
import { afterAll, beforeAll } from 'vitest';
// The built one: its threads are real threads, which cannot run TypeScript.
import type { Limits } from '../dist/limits.js';
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
    opsPort: 0,
  } as const;
  readonly #limits: Partial<Limits>;
  #serving: Serving | null = null;

  /** With limits of its own if the test is about them. */
  constructor(limits: Partial<Limits> = {}) {
    this.#limits = limits;
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

  /** What those who run it can see. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.opsAddress}/metrics`)).text();
  }

  async metric(name: string): Promise<number> {
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await this.metrics())?.[1]);
  }

  /** Waits until it is this. */
  async metricIs(name: string, wanted: number): Promise<void> {
    while ((await this.metric(name)) !== wanted) await new Promise(resolve => setTimeout(resolve, 5));
  }

  get opsAddress(): string | null {
    return this.#serving?.opsAddress ?? null;
  }

  /** Opens it, at another address if none is asked for. */
  async open(port = 0): Promise<void> {
    this.#serving = await serve({ ...this.options, limits: this.#limits, port });
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
