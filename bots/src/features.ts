import type { Seat } from '@snowbound/engine';

/** What a player would look at to say how well somebody stands. */
export interface Features<State> {
  /** What is looked at, by name. */
  readonly names: readonly string[];
  /** Into how many stretches the game falls; each has weights of its own. */
  readonly phases: number;
  /** Whether all come through the phases together: then training compares players, and how long the game lasts does not matter. */
  readonly isShared: boolean;
  phaseOf(state: State, seat: Seat): number;
  /** Writes the features of `seat` into `into`, in their order. */
  measure(state: State, seat: Seat, into: number[]): void;
}

/** What each feature is worth in points at the end, for each phase, and what made these numbers. */
export interface Weights {
  readonly made: string;
  readonly on: string;
  readonly byPhase: readonly (readonly number[])[];
}

/** Weights as they are written down: for each feature its weight in each phase. */
export const weightsFrom = (made: string, on: string, byFeature: readonly (readonly number[])[]): Weights => ({
  made,
  on,
  byPhase: (byFeature[0] ?? []).map((_, phase) => byFeature.map(weights => weights[phase] ?? 0)),
});

/** How many points `seat` may expect in the end. */
export type Worth<State> = (state: State, seat: Seat) => number;

export function worthBy<State>(features: Features<State>, { byPhase }: Weights): Worth<State> {
  const { length } = features.names;
  const measured = features.names.map(() => 0);
  return (state, seat) => {
    features.measure(state, seat, measured);
    const weights = byPhase[features.phaseOf(state, seat)] as readonly number[];
    let worth = 0;
    for (let at = 0; at < length; at++) worth += (weights[at] as number) * (measured[at] as number);
    return worth;
  };
}
