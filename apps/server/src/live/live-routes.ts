import type { ClientMessage, Done } from '@snowbound/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { WebSocket } from 'ws';
import { errorBody, refusalOf } from '../http/errors.ts';
import { visitorOf } from '../http/visitor.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Guest } from '../tables/place.ts';
import type { Watcher } from '../tables/watchers.ts';
import { localeOf, phrase } from '../words.ts';
import { Allowance } from './allowance.ts';
import { frameOf } from './frame.ts';
import { type Line, ShortWatcher, WholeWatcher } from './live-watcher.ts';
import { readMessage } from './message.ts';

/** How the server speaks: whole tables, or only what is new, for clients with a `Follower`. */
const Form = Type.Object({ form: Type.Optional(Type.Literal('short')) });

/** A client that reads nothing is cut off rather than remembered for ever. */
const MOST_UNREAD_BYTES = 1_000_000;

/** The live connection: one socket for all the tables a client looks at. */
export function liveRoutes(
  app: FastifyInstance,
  services: Services,
  isOwnOrigin: (request: FastifyRequest) => boolean,
): void {
  // A connection has no page that headers could protect, and after a restart everybody connects at once.
  const options = { websocket: true, helmet: false, schema: { querystring: Form } } as const;
  app.get('/live', options, async (socket, request) => {
    const early: string[] = [];
    const remember = (data: Buffer) => early.push(data.toString());
    socket.on('message', remember);
    const guest = await visitorOf(request, services.people);
    if (guest === null || !isOwnOrigin(request)) {
      socket.close(4003, 'no identity, or another origin');
      return;
    }
    const isShort = (request.query as { form?: string }).form === 'short';
    const connection = new Connection(socket, request, guest, services, isShort);
    socket.off('message', remember);
    socket.on('message', (data: Buffer) => void connection.hear(data.toString()));
    socket.on('close', () => connection.close());
    for (const text of early) await connection.hear(text);
  });
}

class Connection implements Line {
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #guest: Guest;
  readonly #services: Services;
  readonly #isShort: boolean;
  #handles = 0;
  readonly #allowance = new Allowance();
  /** What is being said in one go. */
  #said: string[] = [];
  readonly #watched = new Map<string, { live: LiveTable; watcher: Watcher }>();

  constructor(socket: WebSocket, request: FastifyRequest, guest: Guest, services: Services, isShort: boolean) {
    this.#isShort = isShort;
    this.#socket = socket;
    this.#request = request;
    this.#guest = guest;
    this.#services = services;
  }

  /** Does what one message asks, or says why not. Never throws. */
  async hear(text: string): Promise<void> {
    let ref: number | null = null;
    let live: LiveTable | null = null;
    try {
      if (!this.#allowance.take()) throw new Refused('too-much', phrase('', 'server.too-much', { seconds: 1 }));
      const message = readMessage(text, this.#request);
      ref = message.ref;
      live = await this.#services.house.find(message.table);
      const number = await this.#obey(message, live);
      this.write(this.#isShort ? doneInShort({ r: ref, n: number }) : JSON.stringify({ type: 'done', ref, number }));
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === null) this.#request.log.error({ reason: String(error) }, 'a fault in a live message');
      const said = refused ?? new Refused('storage', phrase('', 'server.fault'));
      const locale = localeOf(this.#request.headers['accept-language']);
      this.write(JSON.stringify({ type: 'error', ref, ...(await errorBody(said, locale, live?.game ?? null)) }));
    }
  }

  close(): void {
    for (const { live, watcher } of this.#watched.values()) live.unwatch(watcher);
    this.#watched.clear();
  }

  async #obey(message: ClientMessage, live: LiveTable): Promise<number> {
    const { id } = this.#guest;
    switch (message.type) {
      case 'watch':
        this.#watch(live, message);
        return live.history.number;
      case 'unwatch':
        this.#unwatch(live);
        return live.history.number;
      case 'move':
        return live.play(id, message);
      case 'undo':
        return live.undo(id, message.seat);
      case 'vote':
        return live.vote(id, message.agree);
      case 'chat':
        live.say(this.#guest, message.text);
        return live.history.number;
    }
  }

  get person(): string {
    return this.#guest.id;
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  /** What the client has of the journal holds only if nothing was taken back since it looked away. */
  #watch(live: LiveTable, { journal = 0, number = 0 }: { journal?: number; number?: number }): void {
    this.#unwatch(live);
    const kept = live.history.hasOnlyGoneOnSince(number) ? journal : 0;
    const watcher = this.#isShort ? new ShortWatcher(this, this.#handles++, kept) : new WholeWatcher(this, kept);
    this.#watched.set(live.id, { live, watcher });
    live.watch(watcher);
  }

  #unwatch(live: LiveTable): void {
    const watched = this.#watched.get(live.id);
    if (watched === undefined) return;
    this.#watched.delete(live.id);
    watched.live.unwatch(watched.watcher);
  }

  write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Not a polite close: who does not read would not read that either.
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) {
      this.#socket.terminate();
      return;
    }
    if (this.#said.length === 0) process.nextTick(() => this.#sendSaid());
    this.#said.push(text);
  }

  /** What is said in one go, such as a move's push and its answer, is one message in the short form. */
  #sendSaid(): void {
    const said = this.#said;
    this.#said = [];
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#isShort) for (const text of said) this.#send(text);
    else this.#send(said.length === 1 ? (said[0] ?? '') : `[${said}]`);
  }

  #send(text: string): void {
    this.#request.raw.socket.write(frameOf(text));
  }
}

const doneInShort = ({ r, n }: Done): string => `{"r":${r},"n":${n}}`;
