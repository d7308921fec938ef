import type { Judgement, Weights } from './judgement.ts';

/** What a thinking bot knows of a game beside its rules. */
export interface Mind<State> {
  readonly judgement: Judgement<State>;
  readonly weights: Weights;
  /** A lead of so many points wins about three games in four. */
  readonly scale: number;
  /** Turns that a play-out lasts before the position is judged. */
  readonly horizon: number;
  /** How many random moves a play-out looks at for each that it plays. */
  readonly tried: number;
}
