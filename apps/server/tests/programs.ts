import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { ErrorBody, Invitation, Snapshot } from '@snowbound/protocol';
import { expect } from 'vitest';
import { type Answer, Visitor } from './visitor.ts';

export const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: expect.any(String) } },
});

/** A program with a token. */
export class Program {
  readonly token: string;
  readonly #http: Visitor;

  constructor(address: string, token: string) {
    this.token = token;
    this.#http = new Visitor(address);
  }

  get address(): string {
    return this.#http.address;
  }

  ask<Body = Snapshot & ErrorBody>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<Body>> {
    return this.#http.ask<Body>(method, `/api/bot/${path}`, body, {
      authorization: `Bearer ${this.token}`,
      ...headers,
    });
  }

  async accept(name = 'Robo'): Promise<Snapshot> {
    const { status, body } = await this.ask('POST', 'accept', { name });
    expect(body).toMatchObject({ id: expect.any(String) });
    expect(status).toBe(200);
    return body;
  }
}

export async function createTable(host: Visitor, ...kinds: readonly ('you' | 'open' | 'bot')[]): Promise<string> {
  const places = kinds.map(kind => (kind === 'bot' ? { kind, bot: 'random' } : { kind }));
  return (await host.post('/api/tables', { game: 'snow-time', players: kinds.length, places })).id;
}

export async function invite(host: Visitor, table: string, place: number): Promise<Program> {
  const { token } = await host.post<Invitation>(`/api/tables/${table}/invitations`, { place });
  return new Program(host.address, token);
}

/** What a stream says: its fields, event by event. Each has a connection of its own. */
export async function* eventsOf({ address, token }: Program, more = {}): AsyncGenerator<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}`, ...more };
  const [stream] = (await once(get(`${address}/api/bot/stream`, { agent: false, headers }), 'response')) as [
    IncomingMessage,
  ];
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-content-type-options': 'nosniff' });
  let unread = '';
  for await (const text of stream.setEncoding('utf8')) {
    const events = `${unread}${text}`.split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) yield Object.fromEntries(event.split('\n').map(line => line.split(/: (.*)/, 2)));
  }
}

export const tableIn = (event: Record<string, string> | undefined): Snapshot => JSON.parse(event?.['data'] ?? 'null');

export async function nextTable(events: AsyncGenerator<Record<string, string>>): Promise<Record<string, string>> {
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) throw new Error('the stream ended');
    if (value['event'] === 'table') return value;
  }
}
