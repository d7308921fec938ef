import { type FastifyPluginAsync, fastify } from 'fastify';

const TITLE = { title: 'Snowbound', version: '0.1.0' };
/** Documents by route set, made on demand. */
const DOCUMENTS = new WeakMap<FastifyPluginAsync, Promise<object>>();

/** The OpenAPI document of these routes. It is made on demand, because it is rarely needed. */
export function openApiOf(routes: FastifyPluginAsync): Promise<object> {
  const document = DOCUMENTS.get(routes) ?? described(routes);
  DOCUMENTS.set(routes, document);
  return document;
}

/** Registers the routes in an app that is never started. */
async function described(routes: FastifyPluginAsync): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify();
  await app.register(swagger, { openapi: { info: TITLE } });
  await app.register(routes);
  await app.ready();
  return app.swagger();
}
