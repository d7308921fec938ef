import { type FastifyPluginAsync, fastify } from 'fastify';

const TITLE = { title: 'Snowbound', version: '0.1.0' };
/** The document of each set of routes, once somebody has asked for it. */
const DOCUMENTS = new WeakMap<FastifyPluginAsync, Promise<object>>();

/** What these routes take, as an OpenAPI document: few ask for it, so no start has to wait for it. */
export function openApiOf(routes: FastifyPluginAsync): Promise<object> {
  const document = DOCUMENTS.get(routes) ?? described(routes);
  DOCUMENTS.set(routes, document);
  return document;
}

/** Lays the routes in an app that serves nobody. */
async function described(routes: FastifyPluginAsync): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify();
  await app.register(swagger, { openapi: { info: TITLE } });
  await app.register(routes);
  await app.ready();
  return app.swagger();
}
