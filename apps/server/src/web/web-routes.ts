import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 3600;

/** The built app: files with a hash in their name are cached for ever, the page itself is always revalidated. */
export const webRoutes =
  (folder: string): FastifyPluginAsync =>
  async app => {
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: ONE_YEAR_IN_SECONDS * 1000,
      preCompressed: true,
      decorateReply: false,
    });
    await app.register(fastifyStatic, { root: folder, serve: false });
    app.get('/icon.svg', async (_request, reply) => reply.sendFile('icon.svg'));
  };

/** Whether this is the address of one of the app's files. */
export const isFile = (url: string | undefined): boolean => url !== undefined && /^\/(assets\/|icon\.svg$)/.test(url);

/** Sends the app's page if the request wants a page; whether it did. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** The handler that sends the app's page for every page address; `null` if no app was built. */
export function pageOf(folder: string | undefined): SendPage | null {
  const file = folder === undefined ? '' : join(folder, 'index.html');
  if (file === '' || !existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  return (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    const isOurs = !/^\/(api|live|assets|bot)(\/|$|\?)/.test(request.url);
    if (!wantsPage || !isOurs) return false;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    return true;
  };
}
