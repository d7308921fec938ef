import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Invitation, NewInvitation, OfferToken, Vote } from '@snowbound/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Offers } from '../tables/offers.ts';
import type { Guest } from '../tables/place.ts';
import { visitorOrNew } from './visitor.ts';

const params = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const TableAndPlace = Type.Object({ ...params.properties, place: Type.String({ pattern: '^[0-8]$' }) });

/** Places that go to another person while a game runs. */
export const offerRoutes =
  ({ house, people }: Services, offers: Offers): FastifyPluginAsyncTypebox =>
  async app => {
    const at = async (request: FastifyRequest, reply: FastifyReply): Promise<{ live: LiveTable; guest: Guest }> => {
      const guest = await visitorOrNew(request, reply, people);
      return { guest, live: await house.find((request.params as { id: string }).id) };
    };

    app.post('/api/tables/:id/offers', { schema: { params, body: NewInvitation } }, async (request, reply) => {
      const { live, guest } = await at(request, reply);
      const { place } = request.body;
      const token = await offers.offer(live, place, guest);
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({ token, place } satisfies Invitation);
    });

    app.delete('/api/tables/:id/offers/:place', { schema: { params: TableAndPlace } }, async (request, reply) => {
      const { live, guest } = await at(request, reply);
      await offers.withdraw(live, Number(request.params.place), guest);
      return live.seenBy(guest.id);
    });

    app.post('/api/tables/:id/offers/take', { schema: { params, body: OfferToken } }, async (request, reply) => {
      const { live, guest } = await at(request, reply);
      await offers.take(live, request.body.token, guest);
      return live.seenBy(guest.id);
    });

    app.post('/api/tables/:id/offers/vote', { schema: { params, body: Vote } }, async (request, reply) => {
      const { live, guest } = await at(request, reply);
      await offers.vote(live, guest.id, request.body.agree);
      return live.seenBy(guest.id);
    });
  };
