import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Invitation, NewInvitation, NewMove, NewName, Vote } from '@snowbound/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { visitorOrNew } from '../http/visitor.ts';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredInvitation } from '../storage/port/invitations.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { User } from '../tables/seat-holder.ts';
import { phrase } from '../words.ts';
import type { Invitations } from './invitations.ts';
import { Streams } from './streams.ts';
import { TableStream } from './table-stream.ts';

const TableId = Type.Object({ id: Type.String({ minLength: 8, maxLength: 40 }) });
const TableAndPlace = Type.Object({ ...TableId.properties, place: Type.String({ pattern: '^[0-8]$' }) });
const Look = Type.Object({ journal: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) });
/** Proxies must not buffer events. The connection is closed after the stream. */
const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', connection: 'close' };

/** How users invite programs, and how programs play: see docs/bot-api.md. */
export const botRoutes =
  ({ tables, users }: Services, invitations: Invitations, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    const streams = new Streams();
    app.addHook('preClose', async () => streams.closeAll());

    const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<{ live: LiveTable; user: User }> => {
      const user = await visitorOrNew(request, reply, users);
      return { user, live: await tables.find((request.params as { id: string }).id) };
    };

    app.post(
      '/api/tables/:id/invitations',
      { schema: { params: TableId, body: NewInvitation } },
      async (request, reply) => {
        const { live, user } = await asked(request, reply);
        const { place } = request.body;
        const token = await invitations.invite(live, place, user);
        return reply
          .status(201)
          .header('cache-control', 'no-store')
          .send({ token, place } satisfies Invitation);
      },
    );

    app.delete('/api/tables/:id/invitations/:place', { schema: { params: TableAndPlace } }, async (request, reply) => {
      const { live, user } = await asked(request, reply);
      for (const hash of await invitations.withdraw(live, Number(request.params.place), user)) streams.close(hash);
      return live.snapshotFor(user.id);
    });

    const invited = async (request: FastifyRequest, reply: FastifyReply) => {
      const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      reply.header('cache-control', 'no-store').header('www-authenticate', 'Bearer');
      if (token === undefined) throw new Refused('no-token', phrase('', 'server.no-token'));
      const invitation = await invitations.find(token);
      reply.removeHeader('www-authenticate');
      const live = await tables.find(invitation.table);
      request.about = live;
      return { invitation, live };
    };
    const seated = async (request: FastifyRequest, reply: FastifyReply) => {
      const { invitation, live } = await invited(request, reply);
      return { invitation, live, user: await programOf(invitation) };
    };
    const programOf = async ({ person }: StoredInvitation): Promise<User> => {
      const user = person === null ? null : await users.find(person);
      if (user === null) throw new Refused('not-now', phrase('', 'server.not-accepted'));
      return user;
    };

    app.post('/api/bot/accept', { schema: { body: NewName } }, async (request, reply) => {
      const { live, invitation } = await invited(request, reply);
      return live.snapshotFor(await invitations.accept(live, invitation, request.body.name));
    });

    app.get('/api/bot/table', { schema: { querystring: Look } }, async (request, reply) => {
      const { live, user } = await seated(request, reply);
      return live.snapshotFor(user.id, Number(request.query.journal ?? 0));
    });

    app.post('/api/bot/moves', { schema: { body: NewMove } }, async (request, reply) => {
      const { live, user } = await seated(request, reply);
      return { number: await live.play(user.id, request.body) };
    });

    app.post('/api/bot/undo/vote', { schema: { body: Vote } }, async (request, reply) => {
      const { live, user } = await seated(request, reply);
      return { number: await live.vote(user.id, request.body.agree), undo: live.undoRequest };
    });

    app.post('/api/bot/leave', async (request, reply) => {
      const { live, user } = await seated(request, reply);
      await tables.leave(live, user);
      return live.snapshotFor(user.id);
    });

    app.get('/api/bot/stream', async (request, reply) => {
      const { live, user, invitation } = await seated(request, reply);
      const { hash } = invitation;
      streams.makeRoom(hash);
      const { raw } = reply.hijack();
      if (raw.destroyed) return;
      for (const [name, value] of Object.entries(reply.getHeaders())) raw.setHeader(name, value ?? '');
      raw.writeHead(200, STREAM_HEADERS);
      const stream = new TableStream(live, {
        userId: user.id,
        lastEvent: lastEventOf(request),
        outlet: raw,
        limits,
      });
      streams.add(hash, stream);
      raw.once('close', () => streams.delete(hash, stream));
    });
  };

function lastEventOf({ headers }: FastifyRequest): string | undefined {
  const last = headers['last-event-id'];
  return typeof last === 'string' ? last : undefined;
}
