import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { gameNamed } from '@snowbound/catalogue';
import { NewContent } from '@snowbound/protocol';
import { Type } from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { phrase } from '../words.ts';
import { visitorOrNew } from './visitor.ts';

/** A whole box of cards in three languages is about a tenth of this. */
const LARGEST_CONTENT = 1024 * 1024;

const ContentId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** Content files of somebody's own: brought here for a table, and read by who plays there. */
export const contentRoutes =
  ({ contents, people }: Services): FastifyPluginAsyncTypebox =>
  async app => {
    app.post('/api/contents', { schema: { body: NewContent }, bodyLimit: LARGEST_CONTENT }, async (request, reply) => {
      await visitorOrNew(request, reply, people);
      const { game, content } = request.body;
      request.game = await gameNamed(game);
      return reply.status(201).send({ id: await contents.add(game, content) });
    });

    app.get('/api/contents/:id', { schema: { params: ContentId } }, async (request, reply) => {
      const { id } = request.params;
      const text = await contents.file(id);
      if (text === null) throw new Refused('not-found', phrase('', 'server.no-content', { content: id }));
      // A file never changes: its id is its fingerprint.
      return reply.header('cache-control', 'max-age=31536000, immutable').type('application/json').send(text);
    });
  };
