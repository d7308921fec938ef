import type { Socket } from 'node:net';
import type { Locale } from '@snowbound/engine';
import type { ClientMessage, DoneDelta } from '@snowbound/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Check } from '../http/checks.ts';
import { errorBody, refusalOf } from '../http/errors.ts';
import type { Limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { User } from '../tables/seat-holder.ts';
import type { Watcher } from '../tables/watchers.ts';
import { phrase } from '../words.ts';
import { MessageAllowance } from './allowance.ts';
import { CLOSE } from './close-codes.ts';
import { hearPlain, writeText } from './frame.ts';
import { DeltaWatcher, SnapshotWatcher, type WatchedConnection } from './live-watcher.ts';
import { readMessage } from './message.ts';
import { Stall } from './stall.ts';

/** Who watches is shown the whole table, which costs as much as many moves. */
const A_WATCH_MORE = 4;

/** Who is connected, and how they are spoken to. */
export interface Caller {
  readonly user: User;
  readonly network: string;
  readonly locale: Locale;
  /** Only what is new, for clients with a `DeltaDecoder`, or whole tables. */
  readonly isShort: boolean;
}

/** What connections need of the server. */
export interface Exchange {
  readonly services: Services;
  readonly limits: Limits;
  readonly isClientMessage: Check;
  readonly log: FastifyBaseLogger;
}

/** One live connection, for all the tables a client looks at. */
export class LiveConnection implements WatchedConnection {
  readonly #socket: WebSocket;
  /** What lies under the socket: messages are framed here. */
  readonly #wire: Socket;
  readonly #user: User;
  readonly #network: string;
  readonly #locale: Locale;
  readonly #isShort: boolean;
  readonly #exchange: Exchange;
  #handles = 0;
  readonly #allowance = new MessageAllowance();
  /** What is being said in one go, and whether that is more than one thing. */
  #said = '';
  #saysMore = false;
  readonly #watched = new Map<string, { live: LiveTable; watcher: Watcher }>();
  readonly #stall: Stall;
  readonly #pulse: ReturnType<typeof setInterval>;
  /** Whether anything was heard since the last look, and whether an answer is due since then. */
  #wasHeard = false;
  #isAsked = false;

  constructor(socket: WebSocket, wire: Socket, { user, network, locale, isShort }: Caller, exchange: Exchange) {
    this.#socket = socket;
    this.#wire = wire;
    this.#user = user;
    this.#network = network;
    this.#locale = locale;
    this.#isShort = isShort;
    this.#exchange = exchange;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    hearPlain(wire, text => this.#hear(text));
    socket.on('pong', () => {
      this.#wasHeard = true;
    });
    socket.on('ping', () => {
      this.#wasHeard = true;
    });
    this.#stall = new Stall(wire);
    // Only after what has come in: if the server itself was held up, answers wait to be read.
    const feelPulse = () => setImmediate(() => this.#feelPulse());
    this.#pulse = setInterval(feelPulse, exchange.limits.pulseMilliseconds).unref();
    socket.on('close', () => this.#close());
  }

  /** Ends a connection at whose other end nobody is, or nobody reads; who has said nothing for a while is asked. */
  #feelPulse(): void {
    const isDead = this.#isAsked && !this.#wasHeard;
    if (this.#stall.look() || isDead) {
      this.#socket.terminate();
      return;
    }
    this.#isAsked = !this.#wasHeard;
    this.#wasHeard = false;
    if (this.#isAsked) this.#socket.ping();
  }

  /** Does what one message asks, or says why not. Never throws, and waits for nothing that is here: this runs for every move. */
  #hear(text: string): void {
    const { services, isClientMessage } = this.#exchange;
    let ref: number | null = null;
    this.#wasHeard = true;
    // Who was told that it is over is no longer obeyed.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    try {
      this.#allow(1);
      const message = readMessage(text, isClientMessage);
      ref = message.ref;
      if (message.type === 'watch') this.#allow(A_WATCH_MORE);
      const found = services.tables.find(message.table);
      if (found instanceof Promise) {
        found.then(
          live => this.#answer(message, live),
          error => this.#refuse(error, message.ref, null),
        );
      } else this.#answer(message, found);
    } catch (error) {
      void this.#refuse(error, ref, null);
    }
  }

  #allow(count: number): void {
    if (!this.#allowance.take(count)) throw new Refused('too-much', phrase('', 'server.too-much', { seconds: 1 }));
  }

  #answer(message: ClientMessage, live: LiveTable): void {
    const { ref } = message;
    try {
      const obeyed = this.#obey(message, live);
      if (typeof obeyed === 'number') this.#done(ref, obeyed);
      else {
        obeyed.then(
          number => this.#done(ref, number),
          error => this.#refuse(error, ref, live),
        );
      }
    } catch (error) {
      void this.#refuse(error, ref, live);
    }
  }

  #done(ref: number, number: number): void {
    this.write(this.#isShort ? doneInShort({ r: ref, n: number }) : JSON.stringify({ type: 'done', ref, number }));
  }

  async #refuse(error: unknown, ref: number | null, live: LiveTable | null): Promise<void> {
    const refused = refusalOf(error);
    if (refused === null) this.#exchange.log.error({ reason: String(error) }, 'a fault in a live message');
    const said = refused ?? new Refused('storage', phrase('', 'server.fault'));
    this.write(JSON.stringify({ type: 'error', ref, ...(await errorBody(said, this.#locale, live ?? null)) }));
  }

  #close(): void {
    clearInterval(this.#pulse);
    for (const { live, watcher } of this.#watched.values()) live.unwatch(watcher);
    this.#watched.clear();
  }

  #obey(message: ClientMessage, live: LiveTable): number | Promise<number> {
    const { id } = this.#user;
    switch (message.type) {
      case 'watch':
        this.#watch(live, message);
        return live.shown;
      case 'unwatch':
        this.#unwatch(live);
        return live.number;
      case 'move':
        return live.play(id, message);
      case 'undo':
        return live.undo(id, message.seat);
      case 'vote':
        return live.vote(id, message.agree);
      case 'chat':
        return this.#say(live, message.text);
    }
  }

  async #say(live: LiveTable, text: string): Promise<number> {
    await this.#exchange.services.talk.say(live, { user: this.#user, network: this.#network }, text);
    return live.number;
  }

  get person(): string {
    return this.#user.id;
  }

  cutOff(): void {
    this.#socket.close(CLOSE.comeBack, 'storage');
  }

  /** What the client has of the journal holds only if it looked from the same place and nothing was taken back since. */
  #watch(live: LiveTable, { journal = 0, number = 0, place = null }: Extract<ClientMessage, { type: 'watch' }>): void {
    this.#unwatch(live);
    const { tablesOfSocket: most } = this.#exchange.limits;
    if (this.#watched.size >= most) throw new Refused('too-much', phrase('', 'server.too-many-watched', { most }));
    const isSame = place === live.placeOf(this.#user.id) && live.begun?.hasOnlyGoneOnSince(number) === true;
    const kept = isSame ? journal : 0;
    const watcher = this.#isShort ? new DeltaWatcher(this, this.#handles++, kept) : new SnapshotWatcher(this, kept);
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
    if (this.#wire.writableLength > this.#exchange.limits.unreadBytes) {
      this.#socket.terminate();
      return;
    }
    if (!this.#isShort) {
      writeText(this.#wire, text);
      return;
    }
    this.#saysMore = this.#said !== '';
    if (!this.#saysMore) process.nextTick(() => this.#sendSaid());
    this.#said = this.#saysMore ? `${this.#said},${text}` : text;
  }

  /** What is said in one go, such as a move's push and its answer, is one message in the short form. */
  #sendSaid(): void {
    if (this.#socket.readyState === this.#socket.OPEN) {
      writeText(this.#wire, this.#saysMore ? `[${this.#said}]` : this.#said);
    }
    this.#said = '';
  }
}

const doneInShort = ({ r, n }: DoneDelta): string => `{"r":${r},"n":${n}}`;
