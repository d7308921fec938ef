import { type Weights, weightsFrom } from '../features.ts';

export const weights: Weights = weightsFrom(
  'snowbound train snow-time --players 3 --games 300 --rounds 3 --budget 120 --seed house',
  '2026-11-18',
  // For each feature its weight in each phase.
  [
    // always
    [0, 0, 0, 0],
    // space
    [0.952, 0.829, 0.912, 1],
    // champions in hand
    [0.987, 0.857, 0.64, 0],
    // champions discarded
    [-0.148, -0.052, 0.025, 0],
    // Healer in hand
    [1.477, 1.549, 1.359, 0],
    // Guardian in hand
    [1.703, 1.106, 0.641, 0],
    // Snowstorm in hand
    [2.455, 2.206, 1.981, 0],
    // high champions in hand
    [-0.292, -0.663, -0.411, 0],
    // on a bonus space
    [-0.129, -0.085, -0.092, 0],
  ],
);
