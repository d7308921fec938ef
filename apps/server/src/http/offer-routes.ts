import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Invitation, NewInvitation, OfferToken, Vote } from '@snowbound/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Offers } from '../tables/offers.ts';
import type { User } from '../tables/seat-holder.ts';
import { visitorOrNew } from './visitor.ts';

const params = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const TableAndPlace = Type.Object({ ...params.properties, place: Type.String({ pattern: '^[0-8]$' }) });

/** Places of a running game that go to another user. */
export const offerRoutes =
  ({ tables, users }: Services, offers: Offers): FastifyPluginAsyncTypebox =>
  async app => {
    const at = async (request: FastifyRequest, reply: FastifyReply): Promise<{ live: LiveTable; user: User }> => {
      const user = await visitorOrNew(request, reply, users);
      return { user, live: await tables.find((request.params as { id: string }).id) };
    };

    app.post('/api/tables/:id/offers', { schema: { params, body: NewInvitation } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      const { place } = request.body;
      const token = await offers.offer(live, place, user);
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({ token, place } satisfies Invitation);
    });

    app.delete('/api/tables/:id/offers/:place', { schema: { params: TableAndPlace } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await offers.withdraw(live, Number(request.params.place), user);
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/offers/take', { schema: { params, body: OfferToken } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await offers.take(live, request.body.token, user);
      return live.snapshotFor(user.id);
    });

    app.post('/api/tables/:id/offers/vote', { schema: { params, body: Vote } }, async (request, reply) => {
      const { live, user } = await at(request, reply);
      await offers.vote(live, user.id, request.body.agree);
      return live.snapshotFor(user.id);
    });
  };
