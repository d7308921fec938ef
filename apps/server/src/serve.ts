import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { say } from '@snowbound/engine';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { botRoutes } from './bot-api/bot-routes.ts';
import { Invitations } from './bot-api/invitations.ts';
import { Thinkers } from './bots/thinkers.ts';
import { lazyChecks } from './http/checks.ts';
import { contentRoutes } from './http/content-routes.ts';
import { answerError } from './http/errors.ts';
import { lookRoutes } from './http/look-routes.ts';
import { offerRoutes } from './http/offer-routes.ts';
import { openApiOf } from './http/open-api.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { LiveDoor } from './live/live-door.ts';
import { metrics } from './metrics.ts';
import { People } from './people/people.ts';
import { cookieSecret } from './people/secret.ts';
import { freeBytesIn, Readiness } from './readiness.ts';
import { Refused } from './refused.ts';
import { Contents, type UsualContent } from './storage/contents.ts';
import { openDatabase } from './storage/database.ts';
import type { Sync } from './storage/disk.ts';
import { House } from './tables/house.ts';
import { Offers } from './tables/offers.ts';
import { isFile, pageOf, webRoutes } from './web/web-routes.ts';
import { localeOf, phrase, readerFor } from './words.ts';

/** How a server is set up. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder everything is kept in. */
  readonly data: string;
  /** The folder of the built web app, if it is to be served. */
  readonly web?: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests a minute that one visitor's address may make. */
  readonly requestsAMinute: number;
  /** Games that have been over for this many days are removed; `null` keeps them all. */
  readonly keepDays?: number | null;
  /** Content that new tables are laid with instead of the house's. */
  readonly contents?: readonly UsualContent[];
  /** The time in milliseconds; tests turn the clock. */
  readonly now?: () => number;
  /** How the disk is waited for; tests break it. */
  readonly sync?: Sync;
}

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

const LARGEST_BODY = 16 * 1024;
const DAY_MILLISECONDS = 24 * 3600_000;
const SWEEP_MILLISECONDS = 15_000;
const CLOCK_MILLISECONDS = 1000;
const GRACE_MILLISECONDS = 2000;
/** By then everybody is back after a restart. */
const CALM_MILLISECONDS = 10_000;

/** Starts the server. It stops by `close`: no new requests, running ones are finished, everything is on disk. */
export async function serve({
  host,
  port,
  data,
  web,
  logLevel,
  requestsAMinute,
  keepDays = null,
  contents: usual = [],
  now = Date.now,
  sync,
}: ServeOptions): Promise<Serving> {
  const app = fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // Every request would cost a third of the speed; faults and bots are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // Nor a logger of its own for each, which would only add a number to what is logged.
    childLoggerFactory: logger => logger,
    bodyLimit: LARGEST_BODY,
    // A reverse proxy on this machine may say for whom it asks; anybody else may not.
    trustProxy: 'loopback',
  }).withTypeProvider<TypeBoxTypeProvider>();
  const database = await openDatabase(data, { log: app.log, ...(sync === undefined ? {} : { sync }) });
  const readiness = new Readiness(database, () => freeBytesIn(data));
  const { registry, requests, faults, meters, gauge } = metrics();
  const contents = new Contents(database, now);
  for (const one of usual) await contents.makeUsual(one);
  const thinkers = new Thinkers(app.log, contents, meters.thought);
  const house = new House(database, contents, thinkers, now, meters, app.log);
  const services = { house, contents, people: new People(database, now) };
  gauge('snowbound_tables_in_memory', 'Tables that are loaded.', () => house.inMemory);

  const check = await lazyChecks();
  app.setValidatorCompiler(check);
  await app.register(helmet, {
    // A server on a home network speaks plain HTTP: asking for HTTPS there would leave the page blank.
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'self'"], scriptSrc: ["'self'"], upgradeInsecureRequests: null },
    },
  });
  // Files of the app are not counted: they cost little, each visit takes dozens, and a whole class may share one address.
  await app.register(rateLimit, { max: requestsAMinute, timeWindow: 60_000, allowList: ({ url }) => isFile(url) });
  await app.register(cookie, { secret: await cookieSecret(database) });

  app.setErrorHandler(async (error, request, reply) => {
    await answerError(error, request, reply);
    if (reply.statusCode >= 500) faults.inc();
  });
  const sendPage = pageOf(web);
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage?.(request, reply) === true) return reply;
    return answerError(new Refused('not-found', phrase('', 'server.no-such-page')), request, reply);
  });
  if (web !== undefined && sendPage !== null) await app.register(webRoutes(web));
  app.addHook('onResponse', async (request, reply) => {
    requests.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const offers = new Offers(database, house, now);
  const invitations = new Invitations(database, services, now);
  /** Everything that can be asked for, for this app and for the one that only describes it. */
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.get('/', { config: { rateLimit: false } }, async (request, reply) => {
      if (sendPage?.(request, reply) === true) return reply;
      const reader = await readerFor(localeOf(request.headers['accept-language']), null);
      return reply.type('text/plain; charset=utf-8').send(`${say(phrase('', 'server.welcome'), reader)}\n`);
    });
    scope.get('/healthz', async () => ({ ok: true }));
    scope.get('/readyz', async () => {
      await readiness.check();
      return { ok: true };
    });
    scope.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
    scope.get('/openapi.json', async () => openApiOf(routes));
    await scope.register(peopleRoutes(services));
    await scope.register(tableRoutes(services));
    await scope.register(offerRoutes(services, offers));
    await scope.register(lookRoutes(services));
    await scope.register(contentRoutes(services));
    await scope.register(botRoutes(services, invitations));
  };
  await app.register(routes);
  const door = new LiveDoor(app, services, schema => check({ schema, method: 'GET', url: '/live' }));
  gauge('snowbound_connections', 'Live connections.', () => door.connections);

  const sweep = async (): Promise<void> => {
    if (keepDays !== null) await house.forgetOlderThan(keepDays);
    await contents.forgetUnused(now() - DAY_MILLISECONDS);
    house.sweep();
  };
  await sweep();
  const safely = (work: () => Promise<unknown>) => () => {
    // While the database is opened anew there is nothing to keep up.
    if (database.recovery.trouble !== null) return;
    work().catch(reason => app.log.error({ reason: String(reason) }, 'upkeep failed'));
  };
  const regularly = (work: () => Promise<void>, milliseconds: number) => setInterval(safely(work), milliseconds);
  const sweeping = regularly(sweep, SWEEP_MILLISECONDS);
  const checking = regularly(() => house.deadlines.check(), CLOCK_MILLISECONDS);
  const preparing = setTimeout(
    safely(() => thinkers.prepare()),
    CALM_MILLISECONDS,
  );
  const close = async (): Promise<void> => {
    clearTimeout(preparing);
    clearInterval(sweeping);
    clearInterval(checking);
    door.close();
    // Connections that say nothing would be waited for; those that are being answered have a moment.
    const grace = setTimeout(() => {
      door.cutOff();
      app.server.closeAllConnections();
    }, GRACE_MILLISECONDS);
    await app.close();
    clearTimeout(grace);
    await thinkers.close();
    await database.close();
  };
  try {
    return { address: await app.listen({ host, port }), close };
  } catch (error) {
    await close();
    throw error;
  }
}
