import type { Socket as Wire } from 'node:net';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { newMatch, type PeerMatch } from './boardgame-io-games.ts';
import { forEachOf, LoadPlayer, type LoadTables } from './load-player.ts';

type Log = readonly { readonly action: { readonly payload: { readonly playerID: string } } }[];

/** A player at a match of boardgame.io. It sends the messages of the socket.io transport without the client around it. */
class BoardgameIoPlayer extends LoadPlayer {
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

  static async connect(address: string, game: string, seat: number): Promise<BoardgameIoPlayer> {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`${address}/${game}`, options);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return new BoardgameIoPlayer(socket, seat);
  }

  get bytes(): number {
    const { transport } = this.#socket.io.engine as unknown as { transport: { ws: { _socket: Wire | null } } };
    return transport.ws._socket?.bytesRead ?? 0;
  }

  protected get hasQuestion(): boolean {
    const { ctx } = this.#state ?? {};
    return ctx !== undefined && ctx.gameover === undefined && ctx.activePlayers?.[this.#seat] !== undefined;
  }

  /** Joins a match; the server creates it with the first player. */
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
    // The only answer to a move is the new state, whose log names the player of the move.
    if (this.isWaiting && log.some(({ action }) => action.payload.playerID === this.#seat)) this.acknowledge();
    else this.updated();
  }
}

let dealt = 0;

/** Matches of a game at boardgame.io's server. */
export async function openBoardgameIoTables(
  address: string,
  tables: number,
  people: number,
  game: string,
): Promise<LoadTables> {
  const everyone = await forEachOf(
    Array.from({ length: tables * people }, (_, index) => index),
    index => BoardgameIoPlayer.connect(address, game, index % people),
  );
  const tableGroups = Array.from({ length: tables }, (_, table) =>
    everyone.slice(table * people, (table + 1) * people),
  );
  return {
    tables: tableGroups,
    deal: async () => {
      await forEachOf(tableGroups, async group => {
        const match = newMatch(game, people);
        const id = `match-${dealt++}`;
        for (const player of group) await player.sync(id, match, people);
      });
    },
    close: () => {
      for (const player of everyone) player.close();
    },
  };
}
