import type { Fast, Seat } from '@snowbound/engine';

/** What every game promises, in the words of a test title. */
export const PROMISES = {
  ends: 'it ends',
  options: 'it never asks without an option, and no two options share a move',
  reasons: 'every refusal has a reason, and nothing offered has one',
  clone: 'playing on a clone leaves the original untouched, and the other way round',
  imagine: 'what a player sees, is offered and waits for is the same in any world they imagine',
  blind: 'an imagined world is made from what the player knows and the dice alone',
  secret: 'an answer to a question still open changes nobody’s view',
  wishes: 'how somebody wishes to be asked answers nothing, and nobody else sees it',
  points: 'points so far are nobody’s secret',
  reuse: 'the views made before save work and change nothing in the new view',
  open: 'a game that says so shows everybody the same',
  hidden: 'imagining changes what others see',
  replay: 'seed and moves replay to the same end, through a record file too',
  conserved: 'what must be conserved is',
  score: 'the score sheet adds up to the score that decides, and the winners are those it names',
} as const;
export type PromiseName = keyof typeof PROMISES;

export interface Breach {
  readonly promise: PromiseName;
  readonly where: string;
  readonly what: string;
}

/** How a game is put to the test. */
export interface Trial<State> {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** No random game is longer. */
  readonly mostMoves: number;
  /** The dear promises are checked at one move in so many, through the eyes of one seat; the cheap ones at every move. */
  readonly movesALook: number;
  /** Every move and target the game has a word for. */
  readonly everything: readonly string[];
  /** The state with these dice for everything still to come. */
  readonly withOtherDice: (state: State, random: Fast) => State;
  /** Says what is missing or doubled, `null` if nothing is. Asked after every move. */
  readonly conserved: (state: State) => string | null;
  /** Says what is wrong with the final scores and winners, `null` if nothing is. */
  readonly decided: (state: State, winners: readonly Seat[]) => string | null;
}
