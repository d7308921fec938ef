import { type Weights, weightsFrom } from '../features.ts';

export const weights: Weights = weightsFrom(
  'snowbound train silverfrost --players 2 --games 300 --rounds 2 --budget 20 --seed winter',
  '2026-11-18',
  // For each feature its weight in each phase.
  [
    // always
    [10.55, 5.678, 3.64, 0.536, -0.387],
    // points
    [0.997, 0.765, 0.851, 0.922, 0.989],
    // resources
    [3.042, 1.047, 0.659, 0.093, -0.016],
    // fire
    [3.056, 1.353, 0.827, 0.441, 0.014],
    // snow
    [-3.099, 0.504, 0.336, 0.039, 0],
    // cards in hand
    [1.074, 0.767, 0.626, 0.321, -0.02],
    // points in hand
    [0.237, 0.185, 0.118, 0.067, 0.008],
    // affordable cards
    [0.655, 0.237, 0.131, 0.076, 0.05],
    // best affordable card
    [0.362, 0.257, 0.252, 0.425, 0.061],
    // workers at home
    [10.805, 4.138, 2.761, 2.361, -0.228],
    // cards in the city
    [1.163, 0.403, 0.192, -0.065, 0.026],
    // green cards
    [3.006, 0.7, 0.553, -0.149, 0.058],
    // blue cards
    [5.067, 2.417, 1.089, 0.308, 0.034],
    // red cards
    [1.992, 1.097, 0.255, -0.071, 0.131],
    // points under Snow
    [0.4, 0.714, 0.633, 0.93, -0.066],
    // cards under Snow
    [-0.3, 1.804, 0.81, 0.4, 0.247],
    // chimneys
    [0.6, 5.564, 2.546, 0.276, -0.55],
    // chimneys on Constructions
    [0.3, 4.272, 1.619, 0.19, -0.171],
    // Lowland Quests held
    [7.332, 2.064, 0.777, -0.126, -0.14],
    // Quests within reach
    [0.096, -0.321, -0.058, 0.118, -0.026],
    // points being played
    [0.9, 0.9, 0.9, 0.9, 0],
    // resources due
    [-0.9, -0.8, -0.7, -0.3, 0],
  ],
);
