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

/** A watch is answered by a whole snapshot, so it costs more than other messages. */
const EXTRA_FOR_WATCH = 4;

/** The user of a connection, and the form of the messages to them. */
export interface Caller {
  readonly user: User;
  readonly network: string;
  readonly locale: Locale;
  /** Deltas for clients with a `DeltaDecoder`, or whole snapshots. */
  readonly isShort: boolean;
}

/** What connections need of the server. */
export interface Exchange {
  readonly services: Services;
  readonly limits: Limits;
  readonly isClientMessage: Check;
  readonly log: FastifyBaseLogger;
}

/** One live connection, for all the tables a client watches. */
export class LiveConnection implements WatchedConnection {
  readonly #socket: WebSocket;
  /** The TCP socket: usual messages are framed here. */
  readonly #wire: Socket;
  readonly #user: User;
  readonly #network: string;
  readonly #locale: Locale;
  readonly #isShort: boolean;
  readonly #exchange: Exchange;
  #handles = 0;
  readonly #allowance = new MessageAllowance();
  /** Messages of this tick, which are sent as one, and whether there are several. */
  #batch = '';
  #hasSeveral = false;
  readonly #watched = new Map<string, { live: LiveTable; watcher: Watcher }>();
  readonly #stall: Stall;
  readonly #pulse: ReturnType<typeof setInterval>;
  /** Whether anything arrived since the last check, and whether a pong is due. */
  #isAlive = false;
  #isPinged = false;

  constructor(socket: WebSocket, wire: Socket, { user, network, locale, isShort }: Caller, exchange: Exchange) {
    this.#socket = socket;
    this.#wire = wire;
    this.#user = user;
    this.#network = network;
    this.#locale = locale;
    this.#isShort = isShort;
    this.#exchange = exchange;
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    hearPlain(wire, text => this.#receive(text));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('ping', () => {
      this.#isAlive = true;
    });
    this.#stall = new Stall(wire);
    // After pending input: if the event loop was blocked, pongs may wait to be read.
    const check = () => setImmediate(() => this.#checkAlive());
    this.#pulse = setInterval(check, exchange.limits.pulseMilliseconds).unref();
    socket.on('close', () => this.#close());
  }

  /** Ends a connection that is dead or does not read. Pings a connection that has been silent. */
  #checkAlive(): void {
    const isDead = this.#isPinged && !this.#isAlive;
    if (this.#stall.look() || isDead) {
      this.#socket.terminate();
      return;
    }
    this.#isPinged = !this.#isAlive;
    this.#isAlive = false;
    if (this.#isPinged) this.#socket.ping();
  }

  /** Handles one message. It never throws, and stays synchronous if the table is in memory, because it runs for every move. */
  #receive(text: string): void {
    const { services, isClientMessage } = this.#exchange;
    let ref: number | null = null;
    this.#isAlive = true;
    // After the close frame no message counts.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    try {
      this.#takeAllowance(1);
      const message = readMessage(text, isClientMessage);
      ref = message.ref;
      if (message.type === 'watch') this.#takeAllowance(EXTRA_FOR_WATCH);
      const found = services.tables.find(message.table);
      if (found instanceof Promise) {
        found.then(
          live => this.#handle(message, live),
          error => this.#refuse(error, message.ref, null),
        );
      } else this.#handle(message, found);
    } catch (error) {
      void this.#refuse(error, ref, null);
    }
  }

  #takeAllowance(count: number): void {
    if (!this.#allowance.take(count)) throw new Refused('too-much', phrase('', 'server.too-much', { seconds: 1 }));
  }

  #handle(message: ClientMessage, live: LiveTable): void {
    const { ref } = message;
    try {
      const outcome = this.#execute(message, live);
      if (typeof outcome === 'number') this.#acknowledge(ref, outcome);
      else {
        outcome.then(
          number => this.#acknowledge(ref, number),
          error => this.#refuse(error, ref, live),
        );
      }
    } catch (error) {
      void this.#refuse(error, ref, live);
    }
  }

  #acknowledge(ref: number, number: number): void {
    this.write(this.#isShort ? shortDone({ r: ref, n: number }) : JSON.stringify({ type: 'done', ref, number }));
  }

  async #refuse(error: unknown, ref: number | null, live: LiveTable | null): Promise<void> {
    const refused = refusalOf(error);
    if (refused === null) this.#exchange.log.error({ reason: String(error) }, 'an error in a live message');
    const shown = refused ?? new Refused('storage', phrase('', 'server.fault'));
    this.write(JSON.stringify({ type: 'error', ref, ...(await errorBody(shown, this.#locale, live ?? null)) }));
  }

  #close(): void {
    clearInterval(this.#pulse);
    for (const { live, watcher } of this.#watched.values()) live.unwatch(watcher);
    this.#watched.clear();
  }

  #execute(message: ClientMessage, live: LiveTable): number | Promise<number> {
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
    await this.#exchange.services.chat.say(live, { user: this.#user, network: this.#network }, text);
    return live.number;
  }

  get userId(): string {
    return this.#user.id;
  }

  cutOff(): void {
    this.#socket.close(CLOSE.comeBack, 'storage');
  }

  /** The client’s journal entries hold only if its place is the same and nothing was taken back since. */
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
    // No close frame: a client that does not read would not read that either.
    if (this.#wire.writableLength > this.#exchange.limits.unreadBytes) {
      this.#socket.terminate();
      return;
    }
    if (!this.#isShort) {
      writeText(this.#wire, text);
      return;
    }
    this.#hasSeveral = this.#batch !== '';
    if (!this.#hasSeveral) process.nextTick(() => this.#sendBatch());
    this.#batch = this.#hasSeveral ? `${this.#batch},${text}` : text;
  }

  /** Messages of one tick, such as a delta and the acknowledgement of the move, are one message in the short form. */
  #sendBatch(): void {
    if (this.#socket.readyState === this.#socket.OPEN) {
      writeText(this.#wire, this.#hasSeveral ? `[${this.#batch}]` : this.#batch);
    }
    this.#batch = '';
  }
}

const shortDone = ({ r, n }: DoneDelta): string => `{"r":${r},"n":${n}}`;
