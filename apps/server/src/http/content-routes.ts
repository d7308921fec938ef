import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { gameNamed } from '@snowbound/catalogue';
import { NewContent } from '@snowbound/protocol';
import { Type } from 'typebox';
import { hashOfAddress } from '../contents/origin.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { phrase } from '../words.ts';
import { visitorOrNew } from './visitor.ts';

/** A whole box of cards in three languages is about a tenth of this. */
const LARGEST_CONTENT = 1024 * 1024;
/** Uploads a minute from one address. */
const RATE_LIMIT = { max: 20, timeWindow: 60_000 };

const ContentId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** Content files: uploaded for a table, and read by its players. */
export const contentRoutes =
  ({ contents, uploads, users }: Services, secret: string): FastifyPluginAsyncTypebox =>
  async app => {
    // Parsing is part of the work, so the body stays text. The thread that reads it checks its schema.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const adding = {
      schema: { body: NewContent },
      validatorCompiler: () => () => true,
      bodyLimit: LARGEST_CONTENT,
      config: { rateLimit: RATE_LIMIT },
    };
    app.post('/api/contents', adding, async (request, reply) => {
      const { id: userId } = await visitorOrNew(request, reply, users);
      const added = await uploads.add(String(request.body), { userId, address: hashOfAddress(request.ip, secret) });
      if (typeof added === 'string') return reply.status(201).send({ id: added });
      if (added.game !== null) request.about = { game: await gameNamed(added.game) };
      throw new Refused('invalid', added.problem);
    });

    app.get('/api/contents/:id', { schema: { params: ContentId } }, async (request, reply) => {
      const { id } = request.params;
      const text = await contents.file(id);
      if (text === null) throw new Refused('not-found', phrase('', 'server.no-content', { content: id }));
      // A file never changes, because its id is its fingerprint.
      return reply.header('cache-control', 'max-age=31536000, immutable').type('application/json').send(text);
    });
  };
