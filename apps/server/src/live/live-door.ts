import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ClientMessage, type ServerMessage } from '@snowbound/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, hostOf, networkOf } from '../http/address.ts';
import { refuseOver } from '../http/bare-refusal.ts';
import type { Check } from '../http/checks.ts';
import { errorBody } from '../http/errors.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { serveAsPlain } from '../http/plain-upgrade.ts';
import { visitorWith } from '../http/visitor.ts';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { localeOf, phrase } from '../words.ts';
import { CLOSE } from './close-codes.ts';
import { type Caller, type Exchange, LiveConnection } from './connection.ts';
import { LARGEST_MESSAGE } from './frame.ts';
import { Quota } from './quota.ts';

/** `live?form=short` sends deltas. */
const ADDRESSES = ['/live', '/live?form=short'];
const [, SHORT] = ADDRESSES;
const WINDOW_SECONDS = 60;

/** A caller whose identity may be missing. */
interface UncheckedCaller extends Omit<Caller, 'user'> {
  readonly user: Caller['user'] | null;
}

/**
 * Accepts live connections. They pass no routes and no hooks: after a restart everybody connects at once, and a route
 * would keep its objects as long as the connection.
 */
export class LiveDoor {
  readonly #app: FastifyInstance;
  readonly #exchange: Exchange;
  readonly #sockets: WebSocketServer;
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>;
  readonly #ofPerson: Quota;
  readonly #ofNetwork: Quota;
  readonly #upgrade = (request: IncomingMessage, wire: Duplex, head: Buffer): void => {
    if (!isForUs(request)) {
      serveAsPlain(this.#app.server, request, wire, head);
      return;
    }
    const isGone = () => wire.destroy();
    wire.on('error', isGone);
    this.#open(request, wire, head, () => wire.off('error', isGone)).catch((reason: unknown) => {
      this.#app.log.error({ reason: String(reason) }, 'an error in an upgrade to a live connection');
      wire.destroy();
    });
  };

  constructor(
    app: FastifyInstance,
    services: Services,
    limits: Limits,
    check: (schema: typeof ClientMessage) => Check,
  ) {
    this.#app = app;
    this.#exchange = { services, limits, isClientMessage: check(ClientMessage), log: app.log };
    // A variable, because the types of `ws` lack `closeTimeout`.
    const options = {
      noServer: true,
      maxPayload: LARGEST_MESSAGE,
      perMessageDeflate: false,
      closeTimeout: limits.farewellMilliseconds,
    };
    this.#sockets = new WebSocketServer(options);
    this.#sockets.on('wsClientError', (error, wire, request) => {
      const refused = new Refused('invalid', phrase('', 'server.invalid', { why: error.message }));
      void this.#refuseOver(wire, refused, request);
    });
    this.#ofPerson = new Quota(limits.socketsOfPerson);
    this.#ofNetwork = new Quota(limits.socketsOfAddress);
    this.#limit = app.createRateLimit();
    app.server.on('upgrade', this.#upgrade);
  }

  get connections(): number {
    return this.#sockets.clients.size;
  }

  /** Accepts no more connections, and closes the open ones politely. */
  close(): void {
    this.#app.server.off('upgrade', this.#upgrade);
    for (const client of this.#sockets.clients) client.close(CLOSE.goingAway, 'the server stops');
  }

  /** Ends connections that have not closed. */
  cutOff(): void {
    for (const client of this.#sockets.clients) client.terminate();
  }

  async #open(request: IncomingMessage, wire: Duplex, head: Buffer, handOver: () => void): Promise<void> {
    const { url = '', headers } = request;
    const network = networkOf(addressOf(request));
    if (await this.#isTooOften(network)) {
      await this.#refuseOver(wire, tooMuch(), request);
      return;
    }
    const locale = localeOf(headers['accept-language']);
    const cookies = this.#app.parseCookie(headers.cookie ?? '');
    const known = await visitorWith({ cookies, locale }, this.#app, this.#exchange.services.users);
    const user = isOwnOrigin(headers.origin, hostOf(request)) ? known : null;
    handOver();
    this.#sockets.handleUpgrade(request, wire, head, socket => {
      // `ws` closes a connection with the code for the error.
      socket.on('error', () => undefined);
      this.#welcome(socket, wire as Socket, { user, network, locale, isShort: url === SHORT });
    });
  }

  /** Refuses over an open connection, because browsers hide why a connection was not opened. */
  #welcome(socket: WebSocket, wire: Socket, { user, network, locale, isShort }: UncheckedCaller): void {
    if (user === null) {
      void this.#sendAway(socket, new Refused('no-origin', phrase('', 'server.no-identity')), locale);
      return;
    }
    const { id } = user;
    if (!this.#ofPerson.take(id)) {
      void this.#sendAway(socket, tooManySockets(this.#exchange.limits.socketsOfPerson), locale);
      return;
    }
    socket.once('close', () => this.#ofPerson.giveBack(id));
    if (!this.#ofNetwork.take(network)) {
      void this.#sendAway(socket, tooManySockets(this.#exchange.limits.socketsOfAddress), locale);
      return;
    }
    socket.once('close', () => this.#ofNetwork.giveBack(network));
    new LiveConnection(socket, wire, { user, network, locale, isShort }, this.#exchange);
  }

  async #sendAway(socket: WebSocket, refused: Refused, locale: Caller['locale']): Promise<void> {
    const message: ServerMessage = { type: 'error', ref: null, ...(await errorBody(refused, locale, null)) };
    socket.send(JSON.stringify(message));
    socket.close(refused.code === 'too-much' ? CLOSE.tryLater : CLOSE.noIdentity, refused.code);
  }

  #refuseOver(wire: Duplex, refused: Refused, { headers }: IncomingMessage): Promise<void> {
    const { farewellMilliseconds } = this.#exchange.limits;
    return refuseOver(wire, { refused, locale: localeOf(headers['accept-language']), farewellMilliseconds });
  }

  async #isTooOften(network: string): Promise<boolean> {
    const asked = { ip: network, routeOptions: {} } as FastifyRequest;
    const { isAllowed, ...count } = await this.#limit(asked);
    return !isAllowed && 'isExceeded' in count && count.isExceeded;
  }
}

/** Whether an upgrade request is for a live connection. */
const isForUs = ({ url = '', headers: { upgrade = '' } }: IncomingMessage): boolean =>
  ADDRESSES.includes(url) && upgrade.toLowerCase() === 'websocket';

const tooMuch = (): Refused => new Refused('too-much', phrase('', 'server.too-much', { seconds: WINDOW_SECONDS }));

const tooManySockets = (most: number): Refused =>
  new Refused('too-much', phrase('', 'server.too-many-sockets', { most }));
