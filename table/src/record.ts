import type { Options, Seat, Seed } from '@snowbound/engine';

/** One move as it was played. */
export interface Move {
  readonly seat: Seat;
  /** One line that names the option, the same in every language. */
  readonly move: string;
}

/** A game as it was played: enough to replay it move by move. This is what is saved. */
export interface GameRecord {
  readonly game: string;
  /** Version of the rules it was played by. */
  readonly rules: string;
  /** Id of the content it was played with. */
  readonly content: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: Seed;
  /** How often play went back past something revealed. Such a game counts in no ranking. */
  readonly takenBack: number;
  readonly moves: readonly Move[];
}
