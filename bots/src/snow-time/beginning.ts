import type { Weights } from '../features.ts';

/** Set by hand: what training begins with. */
export const beginning: Weights = {
  made: 'by hand',
  on: '2026-11-16',
  byPhase: [
    [0, 1, 0.5, 0.2, 0.8, 0.5, 0.6, 0.1, 0.3],
    [0, 1, 0.5, 0.2, 0.8, 0.5, 0.6, 0.1, 0.3],
    [0, 1, 0.5, 0.2, 0.8, 0.5, 0.6, 0.1, 0.3],
    [0, 1, 0, 0, 0, 0, 0, 0, 0],
  ],
};
