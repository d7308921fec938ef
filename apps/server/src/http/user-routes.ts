import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LinkCode, NewName } from '@snowbound/protocol';
import type { Services } from '../services.ts';
import { networkOf } from './address.ts';
import { setIdentity, userOrNew, visitorOrNew } from './visitor.ts';

/** The user's identity, name and other devices. */
export const userRoutes =
  ({ users }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    app.get('/api/me', async (request, reply) => userOrNew(request, reply, users));

    app.put('/api/me', { schema: { body: NewName } }, async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, users);
      return users.rename(id, request.body.name);
    });

    app.post('/api/me/link-code', async (request, reply) => {
      const { id } = await visitorOrNew(request, reply, users);
      return { code: users.linkCode(id) };
    });

    app.post('/api/link', { schema: { body: LinkCode } }, async (request, reply) => {
      const user = await users.redeem(request.body.code, networkOf(request.ip));
      setIdentity(reply, user, request.protocol === 'https');
      return user;
    });
  };
