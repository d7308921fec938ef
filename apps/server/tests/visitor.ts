import { DeltaDecoder, type ServerEvent, type Snapshot } from '@snowbound/protocol';
import { WebSocket } from 'ws';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** More than are ever kept open to one server. */
const DEAD_CONNECTIONS = 50;

/** Somebody with a browser: keeps the cookie, asks over HTTP, listens over a socket. */
export class Visitor {
  readonly address: string;
  cookie = '';
  readonly heard: ServerEvent[] = [];
  /** Exactly what came over the wire. */
  readonly raw: string[] = [];
  #socket: WebSocket | null = null;
  #ref = 0;
  readonly #decoder = new DeltaDecoder();

  constructor(address: string) {
    this.address = address;
  }

  async ask<Body = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
  }

  /** A request that must succeed. */
  async get<Body = Snapshot>(path: string): Promise<Body> {
    for (let left = DEAD_CONNECTIONS; ; left--) {
      try {
        return checked(await this.ask<Body>('GET', path));
      } catch (error) {
        // Connections kept from before a restart are dead; like a browser, look again over another one.
        if (!(error instanceof TypeError) || left === 0) throw error;
      }
    }
  }

  async post<Body = Snapshot>(path: string, body?: unknown): Promise<Body> {
    return checked(await this.ask<Body>('POST', path, body));
  }

  /** Opens the live connection. */
  async connect(headers: Record<string, string> = {}): Promise<void> {
    if (this.cookie === '') await this.get('/api/me');
    this.#decoder.reconnect();
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/live?form=short`, {
      headers: { cookie: this.cookie, ...headers },
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.raw.push(data.toString());
      this.heard.push(...this.#decoder.hear(data.toString()));
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  get socket(): WebSocket {
    if (this.#socket === null) throw new Error('not connected');
    return this.#socket;
  }

  close(): void {
    this.#socket?.terminate();
  }

  /** Sends a message and waits for its answer. */
  async tell(message: Record<string, unknown>): Promise<ServerEvent> {
    const ref = ++this.#ref;
    this.socket.send(JSON.stringify({ ref, ...message }));
    return this.hear(heard => (heard.type === 'done' || heard.type === 'error') && heard.ref === ref);
  }

  /** Waits until a message like this has come. */
  async hear(isIt: (message: ServerEvent) => boolean): Promise<ServerEvent> {
    for (;;) {
      const message = this.heard.find(isIt);
      if (message !== undefined) return message;
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }

  /** Waits until only this person is asked at a table, and returns it as it is then. */
  async hearQuiet(id: string): Promise<Snapshot> {
    for (;;) {
      const table = await this.get(`/api/tables/${id}`);
      if (table.waiting.length === table.questions.length) return table;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  /** The table as it was last pushed. */
  get seen(): Snapshot {
    const pushed = this.heard.findLast(message => message.type === 'table');
    if (pushed?.type !== 'table') throw new Error('no table was pushed');
    return pushed.table;
  }
}

function checked<Body>({ status, body }: Answer<Body>): Body {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** Answers everything these visitors are asked until the game is over: from the middle, since extremes make long games. */
export async function playToTheEnd(id: string, visitors: readonly Visitor[]): Promise<Snapshot> {
  for (;;) {
    for (const visitor of visitors) {
      const seen = await visitor.get(`/api/tables/${id}`);
      if (seen.status === 'over') return seen;
      const [question] = seen.questions;
      const move = question?.options[question.options.length >> 1]?.move;
      if (question === undefined || move === undefined) continue;
      await visitor.post(`/api/tables/${id}/moves`, { seat: question.seat, number: seen.number, move });
    }
    await new Promise(resolve => setTimeout(resolve, 3));
  }
}
