import { hash } from 'node:crypto';
import { playAtRandom, playMatch } from '@snowbound/bots';
import { botNamed, gameNamed } from '@snowbound/catalogue';
import {
  type AnyGame,
  type Fast,
  fastFromSeed,
  fork,
  type Options,
  type PlayerIndex,
  playedWith,
  RULES,
  type Seed,
  total,
} from '@snowbound/engine';
import { newTally, type Tally } from './tally.ts';

const now = (): number => performance.now();

/** Games to play without a journal, by their numbers. Plain data, so that it can be sent to a thread. */
export interface Batch {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** One for each player index. */
  readonly bots: readonly string[];
  /** Iterations; `null` if each bot thinks as long as it likes. */
  readonly budget: number | null;
  /** Somebody's own content file; `null` for the house's. */
  readonly content: unknown;
  readonly seed: Seed;
  readonly from: number;
  /** One past the last. */
  readonly to: number;
}

/** What several threads play together, each taking the next batch when it has played one. */
export interface Share {
  readonly all: Batch;
  /** Games in a batch. */
  readonly size: number;
  /** Shared by all threads: how many batches were taken and how many games were played. */
  readonly counts: Int32Array;
}

export const [TAKEN, PLAYED] = [0, 1];

/** What a batch came to, with its number. */
export type PlayedBatch = readonly [number: number, tally: Tally];

/** Plays batches until none is left; takes them without asking anybody, so that no thread waits for another. */
export async function playShare({ all, size, counts }: Share): Promise<readonly PlayedBatch[]> {
  const played: PlayedBatch[] = [];
  for (;;) {
    const number = Atomics.add(counts, TAKEN, 1);
    const from = all.from + number * size;
    if (from >= all.to) return played;
    const tally = await playBatch({ ...all, from, to: Math.min(all.to, from + size) });
    played.push([number, tally]);
    Atomics.add(counts, PLAYED, tally.games);
  }
}

/** Plays the batch. Each game depends on the seed and its own number alone. */
async function playBatch(batch: Batch): Promise<Tally> {
  const house = await gameNamed(batch.game);
  const game = batch.content === null ? house : await playedWith(house, batch.content);
  const seating = game.seating(batch.players);
  const play = await player(game, seating, batch);
  const parties = seating.map(playerIndex => (playerIndex === RULES ? batch.players : playerIndex));
  const tally = newTally(partiesOf(game, batch.players));
  for (let number = batch.from; number < batch.to; number++) {
    const random = chanceOf(batch.seed, number);
    const choices = fork(random);
    const state = game.setup({
      players: batch.players,
      options: batch.options,
      content: game.content,
      random,
      journal: null,
    });
    tally.moves += play(state, choices);
    tally.games++;
    addResult(tally, game, state, parties);
  }
  return tally;
}

/** Random bots need no chair to look from. */
async function player(
  game: AnyGame,
  seating: readonly PlayerIndex[],
  batch: Batch,
): Promise<(state: unknown, random: Fast) => number> {
  if (batch.bots.every(name => name === 'random')) return (state, random) => playAtRandom(game, state, random);
  const bots = await Promise.all(batch.bots.map(name => botNamed(name, game, now)));
  const match = { seating, bots, budget: batch.budget === null ? null : { iterations: batch.budget } };
  return (state, random) => playMatch(game, state, match, random);
}

const chanceOf = (seed: Seed, number: number): Fast => fastFromSeed(hash('sha256', `game ${number} of ${seed}`, 'hex'));

/** Each player is a party, and last the rules if they play a seat. */
export const partiesOf = (game: AnyGame, players: number): number =>
  players + (game.seating(players).includes(RULES) ? 1 : 0);

/** `parties` says whose each seat is. */
function addResult(tally: Tally, game: AnyGame, state: unknown, parties: readonly number[]): void {
  const best = tally.scores.map(() => Number.NEGATIVE_INFINITY);
  parties.forEach((party, seat) => {
    best[party] = Math.max(best[party] ?? 0, total(game.score(state, seat)));
  });
  best.forEach((score, party) => {
    tally.scores[party] = (tally.scores[party] ?? 0) + score;
    tally.squares[party] = (tally.squares[party] ?? 0) + score * score;
  });
  const winners = new Set(game.winners(state).map(seat => parties[seat] as number));
  if (winners.size > 0) tally.ended++;
  for (const party of winners) tally.wins[party] = (tally.wins[party] ?? 0) + 1 / winners.size;
}
