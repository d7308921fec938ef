import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { HttpCaller } from './caller.ts';
import { anyOf, forEachOf, LoadPlayer, type LoadTables } from './load-player.ts';
import { type Decoded, QuestionDecoder } from './question-decoder.ts';

const WATCH = 0;
const MOVE = 1;
const UNWATCH = 2;

/** A player at our server: a user by cookie, one socket, watch and move messages. */
class OurPlayer extends LoadPlayer {
  readonly caller: HttpCaller;
  #socket: WebSocket;
  readonly #decoder = new QuestionDecoder();
  #id = '';
  #watching: () => void = () => {};

  private constructor(caller: HttpCaller, socket: WebSocket) {
    super();
    this.caller = caller;
    this.#socket = socket;
    this.#listen();
  }

  static async connect(address: string, caller: HttpCaller): Promise<OurPlayer> {
    return new OurPlayer(caller, await connected(address, caller));
  }

  /** Reconnects after a restart of the server and watches the table again, as the web app does. */
  async reconnect(address: string): Promise<void> {
    this.#socket.terminate();
    this.#socket = await connected(address, this.caller);
    this.#listen();
    return new Promise(resolve => {
      this.#watching = resolve;
      this.#socket.send(this.#decoder.watch(WATCH, this.#id));
    });
  }

  #listen(): void {
    this.#socket.on('message', (text: Buffer) => {
      for (const message of this.#decoder.decode(text.toString())) this.#handle(message);
    });
  }

  get bytes(): number {
    const { _socket: wire } = this.#socket as unknown as { _socket: Socket | null };
    return wire?.bytesRead ?? 0;
  }

  protected get hasQuestion(): boolean {
    return this.#decoder.questions.length > 0;
  }

  watch(id: string): Promise<void> {
    if (this.#id !== '') this.#socket.send(JSON.stringify({ type: 'unwatch', ref: UNWATCH, table: this.#id }));
    this.#id = id;
    this.#decoder.reset();
    return new Promise(resolve => {
      this.#watching = resolve;
      this.#socket.send(this.#decoder.watch(WATCH, id));
    });
  }

  protected send(): void {
    const { questions, number } = this.#decoder;
    const question = anyOf(questions);
    const move = anyOf(question?.moves ?? []);
    this.#socket.send(JSON.stringify({ type: 'move', ref: MOVE, table: this.#id, seat: question?.seat, number, move }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #handle(message: Decoded): void {
    if (message.type === 'delta') this.updated();
    else if (message.type === 'error') this.refuse(message.error.code);
    else if (message.ref === WATCH) this.#watching();
    else if (message.ref === MOVE) this.acknowledge();
  }
}

async function connected(address: string, { cookie }: HttpCaller): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live?form=short`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Tables of one game at our server, created and joined over the public API. */
export async function openOurTables(
  address: string,
  tables: number,
  people: number,
  game = 'snow-time',
): Promise<OurTables> {
  // The same few users at every table, with a connection for each, because new users are not measured.
  const callers = Array.from({ length: people }, () => new HttpCaller(address));
  for (const caller of callers) await caller.ask('GET', '/api/me');
  const everyone = await forEachOf(Array.from({ length: tables }, () => callers).flat(), caller =>
    OurPlayer.connect(address, caller),
  );
  const tableGroups = Array.from({ length: tables }, (_, table) =>
    everyone.slice(table * people, (table + 1) * people),
  );
  const ids: string[] = [];
  return {
    tables: tableGroups,
    ids,
    deal: async () => {
      const dealt = await forEachOf(tableGroups, group => createTable(group, game));
      ids.splice(0, ids.length, ...dealt);
    },
    reconnect: async again => {
      await forEachOf(everyone, player => player.reconnect(again));
    },
    close: () => {
      for (const player of everyone) player.close();
    },
  };
}

export interface OurTables extends LoadTables {
  readonly ids: readonly string[];
  /** All players reconnect to the server at a new address and watch their table. */
  reconnect(address: string): Promise<void>;
}

/** Creates a table where only bots play. */
export async function createBotTable(host: HttpCaller, players: number, game: string, bot: string): Promise<void> {
  const places = Array.from({ length: players }, () => ({ kind: 'bot', bot }));
  await host.ask('POST', '/api/tables', { game, players, places });
}

async function createTable([host, ...others]: readonly OurPlayer[], game: string): Promise<string> {
  if (host === undefined) throw new Error('a table needs players');
  const { caller } = host;
  const { id } = await caller.ask<{ id: string }>('POST', '/api/tables', { game, players: others.length + 1 });
  for (const other of others) await other.caller.ask('POST', `/api/tables/${id}/join`);
  await Promise.all([host, ...others].map(player => player.watch(id)));
  return id;
}
