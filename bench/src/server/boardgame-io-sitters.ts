import type { Socket as Wire } from 'node:net';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { newMatch, type PeerMatch } from './boardgame-io-games.ts';
import { forEachOf, type Hall, Sitter } from './sitter.ts';

type Log = readonly { readonly action: { readonly payload: { readonly playerID: string } } }[];

/** Somebody at a match of boardgame.io: the messages of its own socket.io transport, without its client around them. */
class BoardgameIoSitter extends Sitter {
  readonly #socket: Socket;
  readonly #seat: string;
  #id = '';
  #match: PeerMatch | null = null;
  #state: State | null = null;
  #synced: () => void = () => {};

  private constructor(socket: Socket, seat: number) {
    super();
    this.#socket = socket;
    this.#seat = String(seat);
    socket.on('sync', (id: string, { state }: { state: State }) => {
      if (id !== this.#id) return;
      this.#state = state;
      this.#synced();
    });
    socket.on('update', (id: string, state: State, log: Log) => this.#hear(id, state, log));
  }

  static async arrive(address: string, game: string, seat: number): Promise<BoardgameIoSitter> {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`${address}/${game}`, options);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return new BoardgameIoSitter(socket, seat);
  }

  get bytes(): number {
    const { transport } = this.#socket.io.engine as unknown as { transport: { ws: { _socket: Wire | null } } };
    return transport.ws._socket?.bytesRead ?? 0;
  }

  protected get hasQuestion(): boolean {
    const { ctx } = this.#state ?? {};
    return ctx !== undefined && ctx.gameover === undefined && ctx.activePlayers?.[this.#seat] !== undefined;
  }

  /** Their server makes a match when somebody first asks for it. */
  sync(id: string, match: PeerMatch, people: number): Promise<void> {
    this.#id = id;
    this.#match = match;
    this.#state = null;
    return new Promise(resolve => {
      this.#synced = resolve;
      this.#socket.emit('sync', id, this.#seat, undefined, people);
    });
  }

  protected send(): void {
    if (this.#state === null) return;
    const answer = this.#match?.answer(this.#state, this.#seat);
    const payload = { type: answer?.move, args: answer?.args, playerID: this.#seat };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.#state._stateID, this.#id, this.#seat);
  }

  close(): void {
    this.#socket.disconnect();
  }

  #hear(id: string, state: State, log: Log): void {
    if (id !== this.#id) return;
    this.#state = state;
    // There is no answer to a move but the new state, whose log says whose move it was.
    if (this.isWaiting && log.some(({ action }) => action.payload.playerID === this.#seat)) this.acknowledge();
    else this.offer();
  }
}

let dealt = 0;

/** Matches of a game at boardgame.io's server. */
export async function openBoardgameIoHall(
  address: string,
  tables: number,
  people: number,
  game: string,
): Promise<Hall> {
  const everyone = await forEachOf(
    Array.from({ length: tables * people }, (_, index) => index),
    index => BoardgameIoSitter.arrive(address, game, index % people),
  );
  const parties = Array.from({ length: tables }, (_, table) => everyone.slice(table * people, (table + 1) * people));
  return {
    tables: parties,
    deal: async () => {
      await forEachOf(parties, async party => {
        const match = newMatch(game, people);
        const id = `match-${dealt++}`;
        for (const sitter of party) await sitter.sync(id, match, people);
      });
    },
    close: () => {
      for (const sitter of everyone) sitter.close();
    },
  };
}
