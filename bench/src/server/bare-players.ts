import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { forEachOf, LoadPlayer, type LoadTables } from './load-player.ts';

/** A move of usual length. */
const MOVE = JSON.stringify({
  type: 'move',
  ref: 1,
  table: 'abcdefghijklmnop',
  seat: 2,
  number: 37,
  move: 'play guardian',
});

/** A player who always sends the same move. */
class BarePlayer extends LoadPlayer {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (text: Buffer) => {
      const { type } = JSON.parse(text.toString()) as { type: string };
      if (type === 'done') this.acknowledge();
    });
  }

  static async connect(address: string, table: number): Promise<BarePlayer> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${table}`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BarePlayer(socket);
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

/** Groups of sockets at the bare server, which sends each message to the whole group. */
export async function openBareTables(address: string, tables: number, people: number): Promise<LoadTables> {
  const everyone = await forEachOf(
    Array.from({ length: tables * people }, (_, index) => index),
    index => BarePlayer.connect(address, Math.floor(index / people)),
  );
  const tableGroups = Array.from({ length: tables }, (_, table) =>
    everyone.slice(table * people, (table + 1) * people),
  );
  return {
    tables: tableGroups,
    deal: async () => {},
    close: () => {
      for (const player of everyone) player.close();
    },
  };
}
