import { type Weights, weightsFrom } from '../judgement.ts';

export const weights: Weights = weightsFrom(
  'snowbound train silverfrost --players 2 --games 100 --rounds 2 --budget 10 --seed t',
  '2026-11-16',
  // For each feature its weight in each phase.
  [
    // always
    [10.297, 4.165, 2.214, -0.125, -0.143],
    // points
    [0.799, 0.894, 0.939, 0.948, 0.998],
    // resources
    [2.104, 0.719, 0.554, 0.147, -0.011],
    // fire
    [3.309, 1.452, 0.49, 0.359, 0.009],
    // snow
    [0.766, 0.47, 0.452, 0.07, -0.004],
    // cards in hand
    [1.318, 0.906, 0.696, 0.361, -0.091],
    // points in hand
    [0.454, 0.309, 0.191, 0.133, -0.016],
    // affordable cards
    [0.276, 0.219, 0.236, 0.069, -0.004],
    // best affordable card
    [2.807, 1.101, 0.305, 0.299, 0.043],
    // workers at home
    [10.414, 4.019, 2.741, 2.301, -0.435],
    // cards in the city
    [0.925, 0.342, 0.195, -0.104, 0.007],
    // green cards
    [1.836, 0.697, 0.6, -0.279, -0.002],
    // blue cards
    [4.538, 2.983, 1.179, 0.602, 0.001],
    // red cards
    [0.721, -0.027, 0, -0.228, 0.089],
    // points under Snow
    [0.4, 1.658, 1.097, 1.055, -0.085],
    // cards under Snow
    [-0.3, 0.959, 0.973, 0.687, 0.123],
    // chimneys
    [0.6, 5.362, 1.956, 0.176, 0.143],
    // chimneys on Constructions
    [0.3, 1.304, 0.731, -0.097, -0.162],
    // Lowland Quests held
    [9.263, 3.454, 1.355, 0.002, -0.09],
    // Quests within reach
    [-1.932, -0.683, -0.287, 0.056, -0.031],
    // points being played
    [0.9, 0.9, 0.9, 0.9, 0],
    // resources due
    [-0.9, -0.8, -0.7, -0.3, 0],
  ],
);
