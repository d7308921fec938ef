import { fastFromSeed } from '@snowbound/engine';
import { snowTime } from '@snowbound/snow-time';
import { median, rate } from './clock.ts';
import { playBatch } from './playouts.ts';

/** Our rules beside the same rules on another engine, in one run. */
export interface Comparison {
  readonly peer: string;
  readonly game: string;
  readonly players: number;
  readonly oursPerSecond: number;
  readonly theirsPerSecond: number;
  readonly ratio: number;
  /** The ratio of each round, ours first and theirs first by turns. */
  readonly rounds: readonly number[];
}

const PLAYERS = 4;
const ROUNDS = 5;

/** Snow Time decisions a second, through boardgame.io's bare reducer and through ours: A B B A, median of five. */
export async function againstBoardgameIo(seconds: number): Promise<Comparison> {
  // The peer checks and freezes its state unless told that this is for real.
  process.env['NODE_ENV'] ??= 'production';
  const { playPeerAtRandom } = await import('./peers/boardgame-io.ts');
  const random = fastFromSeed('peer');
  let dealt = 0;
  const ours = () => rate(seconds, () => playBatch(snowTime, PLAYERS, random).moves);
  const theirs = () => rate(seconds, () => playPeerAtRandom(PLAYERS, `deal-${dealt++}`, Math.random));
  ours();
  theirs();
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    if (round % 2 === 0) {
      const our = ours();
      return { our, their: theirs() };
    }
    const their = theirs();
    return { our: ours(), their };
  });
  return {
    peer: 'boardgame.io 0.50.2',
    game: snowTime.name,
    players: PLAYERS,
    oursPerSecond: median(rounds.map(({ our }) => our)),
    theirsPerSecond: median(rounds.map(({ their }) => their)),
    ratio: median(rounds.map(({ our, their }) => our / their)),
    rounds: rounds.map(({ our, their }) => our / their),
  };
}
