import type { Socket } from 'node:net';
import { rawSocket } from '../tests/raw-socket.ts';
import { pause } from './attack.ts';

/** What came back over a connection. */
export interface Outcome {
  /** The `ref` of each answer. */
  readonly answers: readonly string[];
  readonly pongs: readonly string[];
  readonly isClosed: boolean;
  /** The code with which the other side said goodbye; `null` if it did not. */
  readonly code: number | null;
}

const KEY = 'c25vd2JvdW5kLXNpZWdlIQ==';
const [TEXT, CLOSE, PONG] = [0x81, 0x88, 0x8a];
/** Nothing that is right takes this long, on however busy a machine. */
const GIVE_UP_MILLISECONDS = 20_000;
const QUIET_LOOKS = 50;

/** A WebSocket client that sends whatever bytes it is told to. */
export class FrameClient {
  readonly #socket: Socket;
  #unread = Buffer.alloc(0);
  readonly #answers: string[] = [];
  readonly #pongs: string[] = [];
  #isClosed = false;
  #code: number | null = null;
  #looks = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(address: string, cookie: string): Promise<FrameClient> {
    const socket = await rawSocket(address);
    // Small pieces would wait for each other.
    socket.setNoDelay(true);
    const client = new FrameClient(socket);
    const head = ['GET /live HTTP/1.1', `host: ${new URL(address).host}`, 'connection: Upgrade', 'upgrade: websocket'];
    const asked = [...head, `sec-websocket-key: ${KEY}`, 'sec-websocket-version: 13', `cookie: ${cookie}`, '', ''];
    let isOpen = false;
    socket.on('data', (data: Buffer) => {
      client.#unread = Buffer.concat([client.#unread, data]);
      client.#looks = 0;
      if (!isOpen) {
        const end = client.#unread.indexOf('\r\n\r\n');
        if (end < 0) return;
        isOpen = client.#unread.subarray(0, 12).toString() === 'HTTP/1.1 101';
        client.#unread = client.#unread.subarray(end + 4);
      }
      client.#read();
    });
    socket.once('close', () => {
      client.#isClosed = true;
    });
    socket.write(asked.join('\r\n'));
    for (const start = performance.now(); !isOpen; await pause(1)) {
      if (client.#isClosed || performance.now() - start > GIVE_UP_MILLISECONDS) throw new Error('no live connection');
    }
    return client;
  }

  send(bytes: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes);
  }

  get outcome(): Outcome {
    const isClosed = this.#isClosed || this.#code !== null;
    return { answers: this.#answers, pongs: this.#pongs, isClosed, code: this.#code };
  }

  /** Whether nothing has come for many turns, of a server in this process that has read all. */
  isQuiet(): boolean {
    return ++this.#looks > QUIET_LOOKS;
  }

  async until(isIt: (outcome: Outcome) => boolean): Promise<void> {
    for (const start = performance.now(); !isIt(this.outcome); await pause(1)) {
      if (performance.now() - start > GIVE_UP_MILLISECONDS) return;
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(): void {
    for (;;) {
      const bytes = this.#unread;
      const short = (bytes[1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < head) return;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < head + length) return;
      this.#take(bytes[0] as number, bytes.subarray(head, head + length));
      this.#unread = bytes.subarray(head + length);
    }
  }

  #take(first: number, payload: Buffer): void {
    if (first === TEXT) this.#answers.push(String((JSON.parse(payload.toString()) as { ref: unknown }).ref));
    else if (first === PONG) this.#pongs.push(payload.toString());
    else if (first === CLOSE) this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
  }
}
