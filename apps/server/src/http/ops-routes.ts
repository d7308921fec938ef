import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyPluginAsync, fastify } from 'fastify';
import type { Registry } from 'prom-client';
import { Refused } from '../refused.ts';
import { phrase } from '../words.ts';
import { answerError } from './errors.ts';

/** What only the operator of the server may read. */
export interface Ops {
  /** Resolves if the server is ready. */
  readonly ready: () => Promise<object>;
  readonly registry: Registry;
}

export const opsRoutes =
  ({ ready, registry }: Ops): FastifyPluginAsync =>
  async app => {
    app.get('/readyz', ready);
    app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  };

/** The same at the public port, for requests with the token. Without it the routes answer 404. */
export const guardedOpsRoutes =
  (ops: Ops, token: string): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', async ({ headers }) => {
      const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
      if (!isSame(given, token)) throw new Refused('not-found', phrase('', 'server.no-such-page'));
    });
    await app.register(opsRoutes(ops));
  };

/** Serves the routes at a port of their own, for this machine only. */
export async function openOps(ops: Ops, port: number): Promise<{ address: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refused('not-found', phrase('', 'server.no-such-page')), request, reply),
  );
  await app.register(opsRoutes(ops));
  const address = await app.listen({ host: '127.0.0.1', port });
  return { address, close: () => app.close() };
}

/** Compares hashes in constant time, so timing does not reveal the token. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(hashOf(given), hashOf(token));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
