import { type Weights, weightsFrom } from '../judgement.ts';

export const weights: Weights = weightsFrom(
  'snowbound train snow-time --players 3 --games 300 --rounds 3 --budget 120 --seed house',
  '2026-11-16',
  // For each feature its weight in each phase.
  [
    // always
    [0, 0, 0, 0],
    // space
    [0.925, 0.878, 0.877, 1],
    // champions in hand
    [0.709, 0.84, 0.666, 0],
    // champions discarded
    [-0.231, -0.188, 0.012, 0],
    // Healer in hand
    [1.315, 1.012, 1.334, 0],
    // Guardian in hand
    [0.75, 0.084, 0.191, 0],
    // Snowstorm in hand
    [1.625, 2.05, 1.418, 0],
    // high champions in hand
    [-0.016, -0.668, -0.402, 0],
    // on a bonus space
    [0.195, 0.185, -0.018, 0],
  ],
);
