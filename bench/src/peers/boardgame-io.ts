/** Drives Snow Time through the bare reducer of boardgame.io: no client, no store, no server. */

import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { cardsIn, type SnowTime } from './snow-time-components.ts';
import { answersOf, type SnowTimeSetup, snowTime } from './snow-time-game.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
// The package has folders instead of an export map, which an ES import cannot open.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

export interface PeerPosition {
  /** Counts from 1. */
  round: number;
  /** By seat. */
  spaces: number[];
  /** Index 0 is level 1, index 6 level 7. */
  fruit: number[];
  supply: number;
  /** As shown to all: a chosen card leaves only at its reveal. */
  hands: string[][];
  discards: string[][];
  /** Guardian and Snowstorm once out of the game. */
  spent: string[][];
  /** Seats; empty while the game runs. */
  winners: number[];
}

export interface PeerAsk {
  seat: number;
  options: string[];
}

export interface PeerGame {
  /** The seats that still owe an answer, each with all it may answer. */
  asks(): PeerAsk[];
  /** Throws if the move is refused; the game then stands as before. */
  play(seat: number, move: string): void;
  position(): PeerPosition;
  readonly over: boolean;
}

// Prepared once for all games: the seed is only read when a match is initialised.
const prepared = ProcessGameConfig(snowTime);
// Nothing grows here: `deltalog` holds the last move only, whole logs are kept by client and server.
const reduce = CreateGameReducer({ game: prepared });

/** Two players have two colours each (ST-1.4). */
function seatsFor(players: number): number {
  if (!Number.isInteger(players) || players < 2 || players > 5) throw new RangeError(`${players} players`);
  return players === 2 ? 4 : players;
}

class ReducerGame implements PeerGame {
  #state: State<SnowTime>;

  constructor(numPlayers: number, seed: string, setupData: SnowTimeSetup) {
    this.#state = InitializeGame({ game: { ...prepared, seed }, numPlayers, setupData });
  }

  get over(): boolean {
    return this.#state.ctx.gameover !== undefined;
  }

  asks(): PeerAsk[] {
    const { G, ctx } = this.#state;
    if (this.over || ctx.activePlayers === null) return [];
    return Object.keys(ctx.activePlayers).map(playerID => ({
      seat: Number(playerID),
      options: answersOf(G, ctx, playerID).map(({ move, args }) => `${move} ${args.join(' ')}`),
    }));
  }

  play(seat: number, move: string): void {
    const [type = '', ...args] = move.split(' ');
    const playerID = String(seat);
    // Stages are named after their only move; the library would also find inherited names such as toString.
    const stage = this.#state.ctx.activePlayers?.[playerID];
    if (stage !== type) throw new Error(`seat ${seat} is not asked that: ${move}`);
    const next = reduce(this.#state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    if (next.transients?.error) throw new Error(`seat ${seat}: ${move}: ${next.transients.error.type}`);
    this.#state = next;
  }

  position(): PeerPosition {
    const { G, ctx } = this.#state;
    return {
      round: ctx.turn,
      spaces: G.colours.map(({ space }) => space),
      fruit: [...G.fruit],
      supply: G.supply,
      hands: G.colours.map(colour => cardsIn('hand', colour)),
      discards: G.colours.map(colour => cardsIn('discard', colour)),
      spent: G.colours.map(colour => cardsIn('spent', colour)),
      winners: [...G.winners],
    };
  }
}

export function openPeer(players: number, options: { seed: string; dice?: readonly number[] }): PeerGame {
  return new ReducerGame(seatsFor(players), options.seed, options.dice ? { dice: options.dice } : {});
}

/** Plays one random game through the reducer; returns the number of moves (decisions) made. */
export function playPeerAtRandom(players: number, seed: string, random: () => number): number {
  const game = openPeer(players, { seed });
  let moves = 0;
  while (!game.over) {
    // Secret answers do not change what the others may answer, so one list serves until all are given.
    for (const { seat, options } of game.asks()) {
      const option = options[Math.floor(random() * options.length)];
      if (option === undefined) throw new Error(`seat ${seat} is asked without a choice`);
      game.play(seat, option);
      moves += 1;
    }
  }
  return moves;
}
