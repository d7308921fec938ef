import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { say } from '@snowbound/engine';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { botRoutes } from './bot-api/bot-routes.ts';
import { Invitations } from './bot-api/invitations.ts';
import { BotPool } from './bots/bot-pool.ts';
import { type BotThreadOptions, BotThreads } from './bots/bot-threads.ts';
import { ContentReader } from './contents/content-reader.ts';
import { ContentUploads } from './contents/content-uploads.ts';
import { Contents, type UsualContent } from './contents/contents.ts';
import { networkOf, TRUSTED } from './http/address.ts';
import { malformed, refuseOver } from './http/bare-refusal.ts';
import { lazyChecks } from './http/checks.ts';
import { contentRoutes } from './http/content-routes.ts';
import { answerError } from './http/errors.ts';
import { SECURITY_HEADERS } from './http/headers.ts';
import { listRoutes } from './http/list-routes.ts';
import { lookRoutes } from './http/look-routes.ts';
import { offerRoutes } from './http/offer-routes.ts';
import { openApiOf } from './http/open-api.ts';
import { guardedOpsRoutes, openOps } from './http/ops-routes.ts';
import { refuseForeign, refuseHostless } from './http/origin.ts';
import { tableRoutes } from './http/table-routes.ts';
import { userRoutes } from './http/user-routes.ts';
import { LIMITS, type Limits } from './limits.ts';
import { LiveDoor } from './live/live-door.ts';
import { metrics } from './metrics.ts';
import { Readiness } from './readiness.ts';
import { Refused } from './refused.ts';
import { openStorage, type Sync } from './storage/open.ts';
import { ChatLimiter } from './tables/chat-limiter.ts';
import { Offers } from './tables/offers.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { Users } from './users/users.ts';
import { isFile, pageOf, webRoutes } from './web/web-routes.ts';
import { localeOf, phrase, readerFor } from './words.ts';

/** How a server is set up. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The data folder. */
  readonly data: string;
  /** The folder of the built web app, if the server serves it. */
  readonly web?: string;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests a minute that one visitor's address may make. */
  readonly requestsAMinute: number;
  /** Games that have been over for this many days are removed; `null` removes none. */
  readonly keepDays?: number | null;
  /** `/readyz` and `/metrics` are at this port of this machine, and at the public port for requests with the token. */
  readonly opsPort?: number | null;
  readonly opsToken?: string | null;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<Limits>;
  /** Default content of new tables instead of the shipped content. */
  readonly contents?: readonly UsualContent[];
  /** The time in milliseconds; tests turn the clock. */
  readonly now?: () => number;
  /** How the server waits for the disk; tests break it. */
  readonly sync?: Sync;
  /** How often idle tables leave memory, and how long a table without watchers stays; tests use less. */
  readonly sweepMilliseconds?: number;
  readonly idleMilliseconds?: number;
  /** How bots run. */
  readonly bots?: BotThreadOptions;
}

export interface Serving {
  readonly address: string;
  /** The address of the operator's port, if there is one. */
  readonly opsAddress: string | null;
  close(): Promise<void>;
}

const LARGEST_BODY = 16 * 1024;
const DAY_MILLISECONDS = 24 * 3600_000;
const SWEEP_MILLISECONDS = 15_000;
const CLOCK_MILLISECONDS = 1000;
const GRACE_MILLISECONDS = 2000;
/** By then everybody has reconnected after a restart. */
const PREPARE_MILLISECONDS = 10_000;

/** Starts the server. `close` stops it: no new requests, running ones are finished, everything is on disk. */
export async function serve({
  host,
  port,
  data,
  web,
  logLevel,
  requestsAMinute,
  keepDays = null,
  opsPort = null,
  opsToken = null,
  limits: wantedLimits = {},
  contents: usual = [],
  now = Date.now,
  bots = {},
  sync,
  sweepMilliseconds = SWEEP_MILLISECONDS,
  ...patience
}: ServeOptions): Promise<Serving> {
  const limits = { ...LIMITS, ...wantedLimits };
  const { headMilliseconds, farewellMilliseconds } = limits;
  const app = fastify({
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // Logging every request would cost a third of the speed. Errors are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger for each request: it would only add a request number.
    childLoggerFactory: logger => logger,
    bodyLimit: LARGEST_BODY,
    // Only a reverse proxy on this machine is trusted.
    trustProxy: TRUSTED,
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.unreadMilliseconds,
    keepAliveTimeout: limits.idleMilliseconds,
    // Requests without a host, and requests while the server stops, get our own refusals instead of Node's.
    http: {
      headersTimeout: headMilliseconds,
      connectionsCheckingInterval: headMilliseconds / 2,
      requireHostHeader: false,
    },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: (error, wire) => void refuseOver(wire, { ...malformed(error), farewellMilliseconds }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const { registry, requests, faults, meters, gauge } = metrics();
  const { stored } = meters;
  const storage = await openStorage(data, { log: app.log, stored, ...(sync === undefined ? {} : { sync }) });
  const readiness = new Readiness(storage.health);
  const contents = new Contents(storage.contents, now);
  for (const one of usual) await contents.makeUsual(one);
  const threads = new BotThreads(bots);
  const botPool = new BotPool(app.log, contents, threads, meters);
  const chatSecret = await storage.secrets.secret('chat-secret');
  const tables = new TableRegistry({ storage, chatSecret, contents, botPool, now, log: app.log, ...patience });
  const users = new Users(storage, now);
  const reader = new ContentReader(app.log);
  const uploads = new ContentUploads(storage.contents, contents, reader);
  const services = { tables, contents, uploads, users, chat: new ChatLimiter(users, limits, now) };
  gauge('snowbound_tables_in_memory', 'Tables that are loaded.', () => tables.loaded.size);
  gauge('snowbound_bots_waiting', 'Tables whose bots wait for a thread.', () => botPool.waiting);
  gauge(
    'snowbound_content_bytes',
    'Memory of games with other content than the shipped.',
    () => contents.bytesInMemory,
  );

  const check = lazyChecks();
  app.setValidatorCompiler(check);
  await app.register(helmet, SECURITY_HEADERS);
  // Files of the app do not count: they are cheap, each visit takes dozens, and a whole class may share one address.
  await app.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url }) => isFile(url),
  });
  const secret = await storage.secrets.secret('cookie-secret');
  await app.register(cookie, { secret });

  app.addHook('onRequest', refuseHostless);
  app.addHook('onRequest', refuseForeign);
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

  const ready = async () => {
    await readiness.check();
    return { ok: true };
  };
  const offers = new Offers(storage.seatOffers, tables, now);
  const invitations = new Invitations(storage.invitations, services, now);
  /** All routes, for this app and for the one that only makes the OpenAPI document. */
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.get('/', { config: { rateLimit: false } }, async (request, reply) => {
      if (sendPage?.(request, reply) === true) return reply;
      const reader = await readerFor(localeOf(request.headers['accept-language']), null);
      return reply.type('text/plain; charset=utf-8').send(`${say(phrase('', 'server.welcome'), reader)}\n`);
    });
    scope.get('/healthz', async () => ({ ok: true }));
    scope.get('/openapi.json', async () => openApiOf(routes));
    await scope.register(userRoutes(services));
    await scope.register(listRoutes(services));
    await scope.register(tableRoutes(services));
    await scope.register(offerRoutes(services, offers));
    await scope.register(lookRoutes(services));
    await scope.register(contentRoutes(services, secret));
    await scope.register(botRoutes(services, invitations, limits));
  };
  await app.register(routes);
  if (opsToken !== null) await app.register(guardedOpsRoutes({ ready, registry }, opsToken));
  const door = new LiveDoor(app, services, limits, schema => check({ schema, method: 'GET', url: '/live' }));
  gauge('snowbound_connections', 'Live connections.', () => door.connections);
  // A request with an unknown `Expect` header is answered as usual.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));
  app.server.on('connect', (_request, wire: Duplex) => {
    const refused = new Refused('not-found', phrase('', 'server.no-such-page'));
    void refuseOver(wire, { refused, locale: 'en', farewellMilliseconds });
  });
  const sockets = new Set<Socket>();
  app.server.on('connection', socket => {
    // `serveAsPlain` emits `connection` again for the same socket.
    if (!sockets.has(socket)) sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  gauge('snowbound_sockets', 'Open connections of all kinds.', () => sockets.size);

  const sweep = async (): Promise<void> => {
    if (keepDays !== null) await tables.housekeeping.forgetOlderThan(keepDays);
    await contents.forgetUnused(now() - DAY_MILLISECONDS);
    await tables.housekeeping.storeMissingResults();
    tables.housekeeping.sweep();
  };
  await sweep();
  const safely = (work: () => Promise<unknown>) => () => {
    // While the storage is being reopened, upkeep waits.
    if (storage.health.trouble !== null) return;
    work().catch(reason => app.log.error({ reason: String(reason) }, 'upkeep failed'));
  };
  const regularly = (work: () => Promise<void>, milliseconds: number) => setInterval(safely(work), milliseconds);
  const sweeping = regularly(sweep, sweepMilliseconds);
  const checking = regularly(() => tables.deadlines.check(), CLOCK_MILLISECONDS);
  const preparing = setTimeout(
    safely(() => threads.prepare()),
    PREPARE_MILLISECONDS,
  );
  let ops: Awaited<ReturnType<typeof openOps>> | null = null;
  const close = async (): Promise<void> => {
    await ops?.close();
    clearTimeout(preparing);
    clearInterval(sweeping);
    clearInterval(checking);
    door.close();
    // `app.close` would wait for silent connections. Requests in progress have this long.
    const grace = setTimeout(() => {
      door.cutOff();
      app.server.closeAllConnections();
    }, GRACE_MILLISECONDS);
    await app.close();
    clearTimeout(grace);
    await botPool.close();
    await reader.close();
    await storage.close();
  };
  try {
    if (opsPort !== null) ops = await openOps({ ready, registry }, opsPort);
    return { address: await app.listen({ host, port }), opsAddress: ops?.address ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}
