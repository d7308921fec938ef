import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { forEachOf, type Hall, Sitter } from './sitter.ts';

/** A move as long as ours are. */
const MOVE = JSON.stringify({
  type: 'move',
  ref: 1,
  table: 'abcdefghijklmnop',
  seat: 2,
  number: 37,
  move: 'play guardian',
});

/** Somebody who is always asked and always says the same. */
class BareSitter extends Sitter {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (text: Buffer) => {
      const { type } = JSON.parse(text.toString()) as { type: string };
      if (type === 'done') this.acknowledge();
    });
  }

  static async arrive(address: string, table: number): Promise<BareSitter> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${table}`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BareSitter(socket);
  }

  get bytes(): number {
    const { _socket: wire } = this.#socket as unknown as { _socket: Socket | null };
    return wire?.bytesRead ?? 0;
  }

  protected get hasQuestion(): boolean {
    return true;
  }

  protected send(): void {
    this.#socket.send(MOVE);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Groups of sockets at the bare server, each told what one of them says. */
export async function openBareHall(address: string, tables: number, people: number): Promise<Hall> {
  const everyone = await forEachOf(
    Array.from({ length: tables * people }, (_, index) => index),
    index => BareSitter.arrive(address, Math.floor(index / people)),
  );
  const parties = Array.from({ length: tables }, (_, table) => everyone.slice(table * people, (table + 1) * people));
  return {
    tables: parties,
    deal: async () => {},
    close: () => {
      for (const sitter of everyone) sitter.close();
    },
  };
}
