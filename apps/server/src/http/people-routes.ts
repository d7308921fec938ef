import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LinkCode, NewName } from '@snowbound/protocol';
import { writeRecord } from '@snowbound/table';
import type { Services } from '../services.ts';
import { networkOf } from './address.ts';
import { greet, introduced, visitorOrNew } from './visitor.ts';

/** Who I am, what I am called, and my other devices. */
export const peopleRoutes =
  ({ house, people }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    app.get('/api/me', async (request, reply) => introduced(request, reply, people));

    app.put('/api/me', { schema: { body: NewName } }, async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, people);
      return people.rename(id, request.body.name);
    });

    app.get('/api/me/tables', async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, people);
      return (await house.tablesOf(id)).map(({ row }) => ({
        id: row.id,
        game: row.game,
        players: row.players,
        status: row.status,
        changed: row.changed,
      }));
    });

    app.get('/api/me/records', async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, people);
      const over = (await house.tablesOf(id)).filter(({ row }) => row.status === 'over');
      return over.map(live => ({ id: live.id, game: live.row.game, record: writeRecord(live.history.table.record) }));
    });

    app.post('/api/me/link-code', async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, people);
      return { code: people.linkCode(id) };
    });

    app.post('/api/link', { schema: { body: LinkCode } }, async (request, reply) => {
      const guest = await people.redeem(request.body.code, networkOf(request.ip));
      greet(reply, guest, request.protocol === 'https');
      return guest;
    });
  };
