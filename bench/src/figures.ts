import { type AnyGame, fastFromSeed, pick } from '@snowbound/engine';
import { replay, Table } from '@snowbound/table';
import { allCores } from './all-cores.ts';
import { speedOf, speedOfOne } from './clock.ts';
import { dealt, middleOf, playBatch } from './playouts.ts';
import { searchSpeed } from './search.ts';
import type { BoardFigures } from './winter-kingdom.ts';

/** What is measured of one game. */
export interface Figures {
  /** By number of players, on one core. */
  readonly players: Readonly<
    Record<string, { readonly decisionsPerSecond: number; readonly playoutsPerSecond: number }>
  >;
  /** The same for the usual number of players, on every core at once. */
  readonly allCores: { readonly cores: number; readonly decisionsPerSecond: number };
  readonly setupMicroseconds: number;
  readonly cloneMicroseconds: number;
  readonly imagineMicroseconds: number;
  /** Listing everything that may be done, with words and targets, as a client gets it. */
  readonly optionsMicroseconds: number;
  /** Replaying the record of a whole game at a real table. */
  readonly replayMilliseconds: number;
  /** B1: of the hard bot, from the opening. */
  readonly searchIterationsPerSecond: number;
  /** What only a big board has. */
  readonly board: BoardFigures | null;
  /** Each speed per thousand turns of the yardstick, for comparing runs. */
  readonly perYard: Readonly<Record<string, number>>;
}

/** Measures a game; `usual` is the number of players the single figures are for. */
export async function figuresOf(game: AnyGame, usual: number, seconds: number): Promise<Omit<Figures, 'board'>> {
  const players: Record<string, { decisionsPerSecond: number; playoutsPerSecond: number }> = {};
  const perYard: Record<string, number> = {};
  for (let count = game.players.least; count <= game.players.most; count++) {
    const speed = playoutSpeed(game, count, seconds);
    players[count] = speed;
    perYard[`decisions, ${count} players`] = speed.perYard;
  }
  const state = middleOf(game, usual);
  const random = fastFromSeed('imagine');
  const table = playedTable(game, usual);
  const opening = new Table(game, { players: usual, seed: 'bench' });
  const microseconds = (what: string, work: () => void): number => {
    const speed = speedOfOne(seconds / 2, work);
    perYard[what] = speed.perYard;
    return 1e6 / speed.perSecond;
  };
  const search = await searchSpeed(game, usual, seconds);
  perYard['search iterations'] = search.perYard;
  return {
    players,
    searchIterationsPerSecond: search.perSecond,
    allCores: await allCores(game.name, usual, seconds),
    setupMicroseconds: microseconds('deals', () => void dealt(game, usual, random)),
    cloneMicroseconds: microseconds('clones', () => void game.clone(state)),
    imagineMicroseconds: microseconds('imagined worlds', () => void game.imagine(state, 0, random)),
    optionsMicroseconds: microseconds('lists of options', () => void opening.questions),
    replayMilliseconds: microseconds('replays', () => void replay(game, table.record)) / 1000,
    perYard,
  };
}

function playoutSpeed(game: AnyGame, players: number, seconds: number) {
  const random = fastFromSeed('bench');
  let games = 0;
  let moves = 0;
  const { perSecond, perYard } = speedOf(seconds, () => {
    const batch = playBatch(game, players, random);
    games += batch.games;
    moves += batch.moves;
    return batch.moves;
  });
  return { decisionsPerSecond: perSecond, playoutsPerSecond: (perSecond * games) / moves, perYard };
}

function playedTable(game: AnyGame, players: number) {
  const table = new Table(game, { players, seed: 'bench' });
  const random = fastFromSeed('bench');
  while (!table.isOver) {
    const { seat, options } = pick(random, table.questions);
    table.play(seat, pick(random, options).move);
  }
  return table;
}
