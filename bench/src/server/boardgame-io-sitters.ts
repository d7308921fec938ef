import type { Socket as Wire } from 'node:net';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { SnowTime } from '../peers/snow-time-components.ts';
import { answersOf, snowTime } from '../peers/snow-time-game.ts';
import { anyOf, forEachOf, type Hall, Sitter } from './sitter.ts';

type Seen = State<SnowTime>;
type Log = readonly { readonly action: { readonly payload: { readonly playerID: string } } }[];

/** Somebody at a match of boardgame.io: the messages of its own socket.io transport, without its client around them. */
class BoardgameIoSitter extends Sitter {
  readonly #socket: Socket;
  readonly #seat: string;
  #match = '';
  #state: Seen | null = null;
  #synced: () => void = () => {};

  private constructor(socket: Socket, seat: number) {
    super();
    this.#socket = socket;
    this.#seat = String(seat);
    socket.on('sync', (match: string, { state }: { state: Seen }) => {
      if (match !== this.#match) return;
      this.#state = state;
      this.#synced();
    });
    socket.on('update', (match: string, state: Seen, log: Log) => this.#hear(match, state, log));
  }

  static async arrive(address: string, seat: number): Promise<BoardgameIoSitter> {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`${address}/${snowTime.name}`, options);
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
  sync(match: string, people: number): Promise<void> {
    this.#match = match;
    this.#state = null;
    return new Promise(resolve => {
      this.#synced = resolve;
      this.#socket.emit('sync', match, this.#seat, undefined, people);
    });
  }

  protected send(): void {
    if (this.#state === null) return;
    const { G, ctx, _stateID } = this.#state;
    const answer = anyOf(answersOf(G, ctx, this.#seat));
    const payload = { type: answer?.move, args: answer?.args, playerID: this.#seat };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, this.#seat);
  }

  close(): void {
    this.#socket.disconnect();
  }

  #hear(match: string, state: Seen, log: Log): void {
    if (match !== this.#match) return;
    this.#state = state;
    // There is no answer to a move but the new state, whose log says whose move it was.
    if (this.isWaiting && log.some(({ action }) => action.payload.playerID === this.#seat)) this.acknowledge();
    else this.offer();
  }
}

let dealt = 0;

/** Matches of Snow Time at boardgame.io's server. */
export async function openBoardgameIoHall(address: string, tables: number, people: number): Promise<Hall> {
  const everyone = await forEachOf(
    Array.from({ length: tables * people }, (_, index) => index),
    index => BoardgameIoSitter.arrive(address, index % people),
  );
  const parties = Array.from({ length: tables }, (_, table) => everyone.slice(table * people, (table + 1) * people));
  return {
    tables: parties,
    deal: async () => {
      await forEachOf(parties, async party => {
        const match = `match-${dealt++}`;
        for (const sitter of party) await sitter.sync(match, people);
      });
    },
    close: () => {
      for (const sitter of everyone) sitter.close();
    },
  };
}
