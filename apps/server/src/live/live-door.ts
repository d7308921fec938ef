import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ClientMessage } from '@snowbound/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Check } from '../http/checks.ts';
import { errorBody } from '../http/errors.ts';
import { visitorWith } from '../http/visitor.ts';
import { Refused, STATUS } from '../refused.ts';
import type { Services } from '../services.ts';
import { localeOf, phrase } from '../words.ts';
import { Connection, type Exchange } from './connection.ts';
import { LARGEST_MESSAGE } from './frame.ts';

/** `live?form=short` says only what is new. */
const ADDRESSES = ['/live', '/live?form=short'];
const [, SHORT] = ADDRESSES;
const WINDOW_SECONDS = 60;

/**
 * Lets live connections in. They pass no routes and no hooks: after a restart everybody connects at once, and what a
 * route would make for each of them stays as long as the connection.
 */
export class LiveDoor {
  readonly #app: FastifyInstance;
  readonly #exchange: Exchange;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>;
  readonly #knock = (request: IncomingMessage, wire: Duplex, head: Buffer): void => {
    const isGone = () => wire.destroy();
    wire.on('error', isGone);
    this.#open(request, wire, head, () => wire.off('error', isGone)).catch((reason: unknown) => {
      this.#app.log.error({ reason: String(reason) }, 'a fault at the live door');
      wire.destroy();
    });
  };

  constructor(app: FastifyInstance, services: Services, check: (schema: typeof ClientMessage) => Check) {
    this.#app = app;
    this.#exchange = { services, isClientMessage: check(ClientMessage), log: app.log };
    this.#limit = app.createRateLimit();
    app.server.on('upgrade', this.#knock);
  }

  get connections(): number {
    return this.#sockets.clients.size;
  }

  /** Nobody comes in any more, and who is here is told to come back later. */
  close(): void {
    this.#app.server.off('upgrade', this.#knock);
    for (const client of this.#sockets.clients) client.close(1001, 'the server stops');
  }

  /** Ends what has not ended by itself. */
  cutOff(): void {
    for (const client of this.#sockets.clients) client.terminate();
  }

  async #open(request: IncomingMessage, wire: Duplex, head: Buffer, handOver: () => void): Promise<void> {
    const { url = '', headers } = request;
    const locale = localeOf(headers['accept-language']);
    const refused = await this.#whyNot(request);
    if (refused !== null) {
      const status = STATUS[refused.code];
      const body = JSON.stringify(await errorBody(refused, locale, null));
      const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json`;
      wire.end(`${answer}\r\n\r\n${body}`);
      return;
    }
    const cookies = this.#app.parseCookie(headers.cookie ?? '');
    const guest = await visitorWith(cookies, this.#app, this.#exchange.services.people);
    handOver();
    this.#sockets.handleUpgrade(request, wire, head, socket => {
      socket.on('error', () => socket.terminate());
      if (guest === null || !isOwnOrigin(headers)) socket.close(4003, 'no identity, or another origin');
      else new Connection(socket, wire, { guest, locale, isShort: url === SHORT }, this.#exchange);
    });
  }

  async #whyNot(request: IncomingMessage): Promise<Refused | null> {
    if (!ADDRESSES.includes(request.url ?? '')) return new Refused('not-found', phrase('', 'server.no-such-page'));
    const asked = { ip: addressOf(request), routeOptions: {} } as FastifyRequest;
    const { isAllowed, ...count } = await this.#limit(asked);
    if (isAllowed || !('isExceeded' in count) || !count.isExceeded) return null;
    return new Refused('too-much', phrase('', 'server.too-much', { seconds: WINDOW_SECONDS }));
  }
}

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Where a request comes from; a reverse proxy on this machine may say for whom it asks, anybody else may not. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [socket.remoteAddress ?? '', ...said.map(one => one.trim()).toReversed()].filter(one => one !== '');
  return way.find(one => !LOOPBACK.test(one)) ?? way.at(-1) ?? '';
}

/** A browser says which page a connection comes from; only our own may use its cookie. Other programs say nothing. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
