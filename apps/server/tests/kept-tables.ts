import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { commitmentTo } from '@snowbound/engine';
import { serve } from '../dist/serve.js';
import { Visitor } from './visitor.ts';

export const openHouse = (data: string) =>
  serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', requestsAMinute: 1_000_000 });

/** A table on disk; the cookies are those of seat 0, seat 1 and a spectator. */
export interface KeptTable {
  readonly id: string;
  readonly cookies: readonly string[];
}

/** Creates a table for two and keeps it. */
export async function keptTable(data: string, table: object): Promise<KeptTable> {
  const serving = await openHouse(data);
  const people = Array.from({ length: 3 }, () => new Visitor(serving.address));
  const [host, user, spectator] = people as [Visitor, Visitor, Visitor];
  await spectator.get('/api/me');
  const { id } = await host.post('/api/tables', { ...table, players: 2 });
  await user.post(`/api/tables/${id}/join`);
  await serving.close();
  return { id, cookies: people.map(({ cookie }) => cookie) };
}

/** A kept table opened as if it had been dealt by another seed. Seat 1 and a spectator listen. */
export interface Reopened {
  readonly host: Visitor;
  readonly user: Visitor;
  readonly spectator: Visitor;
  /** Plays a move and waits until all who listen have heard of it; somebody may have more than one seat. */
  play(seat: number, number: number, move: string, person?: number): Promise<void>;
  /** Everything that the listeners received, and the table as they read it at the end. */
  close(): Promise<{ readonly wire: readonly string[]; readonly asked: readonly string[] }>;
}

export async function reopened(data: string, { id, cookies }: KeptTable, seed: string): Promise<Reopened> {
  const database = new DatabaseSync(join(data, 'snowbound.sqlite'));
  database.prepare('UPDATE tables SET seed = ? WHERE id = ?').run(seed, id);
  database.close();
  const serving = await openHouse(data);
  const [host, user, spectator] = cookies.map(cookie => Object.assign(new Visitor(serving.address), { cookie }));
  if (host === undefined || user === undefined || spectator === undefined) throw new Error('nobody');
  const listeners = [user, spectator];
  for (const listener of listeners) {
    await listener.connect();
    await listener.tell({ type: 'watch', table: id });
  }
  // The commitment is the seed's hash: open, different, and of no use to anybody.
  const plain = (text: string) => text.replaceAll(commitmentTo(seed), 'commitment');
  return {
    host,
    user,
    spectator,
    play: async (seat, number, move, person = seat) => {
      await [host, user][person]?.post(`/api/tables/${id}/moves`, { seat, number, move });
      for (const listener of listeners)
        await listener.hear(message => message.type === 'table' && message.table.number === number + 1);
    },
    close: async () => {
      const asked = await Promise.all(listeners.map(who => who.ask('GET', `/api/tables/${id}`)));
      for (const listener of listeners) listener.close();
      await serving.close();
      const wire = listeners.map(({ raw }) => plain(raw.join('\n')));
      return { wire, asked: asked.map(({ body }) => plain(JSON.stringify(body))) };
    },
  };
}
