import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { HttpCaller } from './caller.ts';
import { type Heard, QuestionFollower } from './question-follower.ts';
import { anyOf, forEachOf, type Hall, Sitter } from './sitter.ts';

const WATCH = 0;
const MOVE = 1;
const UNWATCH = 2;

/** Somebody at a table of ours: an identity by cookie, one socket, watch and move messages. */
class OurSitter extends Sitter {
  readonly caller: HttpCaller;
  #socket: WebSocket;
  readonly #follower = new QuestionFollower();
  #id = '';
  #watching: () => void = () => {};

  private constructor(caller: HttpCaller, socket: WebSocket) {
    super();
    this.caller = caller;
    this.#socket = socket;
    this.#listen();
  }

  static async arrive(address: string, caller: HttpCaller): Promise<OurSitter> {
    return new OurSitter(caller, await connected(address, caller));
  }

  /** Connects anew after the server was gone, and sees the table as it is now, as the web app does. */
  async comeBack(address: string): Promise<void> {
    this.#socket.terminate();
    this.#socket = await connected(address, this.caller);
    this.#listen();
    return new Promise(resolve => {
      this.#watching = resolve;
      this.#socket.send(this.#follower.watch(WATCH, this.#id));
    });
  }

  #listen(): void {
    this.#socket.on('message', (text: Buffer) => {
      for (const heard of this.#follower.hear(text.toString())) this.#hear(heard);
    });
  }

  get bytes(): number {
    const { _socket: wire } = this.#socket as unknown as { _socket: Socket | null };
    return wire?.bytesRead ?? 0;
  }

  protected get hasQuestion(): boolean {
    return this.#follower.questions.length > 0;
  }

  watch(id: string): Promise<void> {
    if (this.#id !== '') this.#socket.send(JSON.stringify({ type: 'unwatch', ref: UNWATCH, table: this.#id }));
    this.#id = id;
    this.#follower.forget();
    return new Promise(resolve => {
      this.#watching = resolve;
      this.#socket.send(this.#follower.watch(WATCH, id));
    });
  }

  protected send(): void {
    const { questions, number } = this.#follower;
    const question = anyOf(questions);
    const move = anyOf(question?.moves ?? []);
    this.#socket.send(JSON.stringify({ type: 'move', ref: MOVE, table: this.#id, seat: question?.seat, number, move }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(heard: Heard): void {
    if (heard.type === 'news') this.offer();
    else if (heard.type === 'error') this.refuse(heard.error.code);
    else if (heard.ref === WATCH) this.#watching();
    else if (heard.ref === MOVE) this.acknowledge();
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

/** Tables of one game at our server, laid and joined over the public API. */
export async function openOurHall(
  address: string,
  tables: number,
  people: number,
  game = 'snow-time',
): Promise<OurHall> {
  // The same few people at every table, each time with another connection: arriving is not what is measured.
  const callers = Array.from({ length: people }, () => new HttpCaller(address));
  for (const caller of callers) await caller.ask('GET', '/api/me');
  const everyone = await forEachOf(Array.from({ length: tables }, () => callers).flat(), caller =>
    OurSitter.arrive(address, caller),
  );
  const parties = Array.from({ length: tables }, (_, table) => everyone.slice(table * people, (table + 1) * people));
  const ids: string[] = [];
  return {
    tables: parties,
    ids,
    deal: async () => {
      const dealt = await forEachOf(parties, party => lay(party, game));
      ids.splice(0, ids.length, ...dealt);
    },
    comeBack: async again => {
      await forEachOf(everyone, sitter => sitter.comeBack(again));
    },
    close: () => {
      for (const sitter of everyone) sitter.close();
    },
  };
}

export interface OurHall extends Hall {
  readonly ids: readonly string[];
  /** Everybody connects to the server at this new address and sees their table. */
  comeBack(address: string): Promise<void>;
}

/** A table where bots play among themselves. */
export async function layForBots(host: HttpCaller, players: number, game: string, bot: string): Promise<void> {
  const places = Array.from({ length: players }, () => ({ kind: 'bot', bot }));
  await host.ask('POST', '/api/tables', { game, players, places });
}

async function lay([host, ...others]: readonly OurSitter[], game: string): Promise<string> {
  if (host === undefined) throw new Error('nobody is here');
  const { caller } = host;
  const { id } = await caller.ask<{ id: string }>('POST', '/api/tables', { game, players: others.length + 1 });
  for (const other of others) await other.caller.ask('POST', `/api/tables/${id}/join`);
  await Promise.all([host, ...others].map(sitter => sitter.watch(id)));
  return id;
}
