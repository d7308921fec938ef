import type { Budget } from '@snowbound/engine';

export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** How well a thinking bot plays. */
export interface Level {
  readonly name: LevelName;
  readonly budget: Budget;
  /** Differences in the chance to win that it may overlook. */
  readonly slip: number;
  /** How often others are taken to choose anything at all where all answer in secret: nobody is taken to play perfectly. */
  readonly stray: number;
}

/** Thinks until its time is up. */
const until = (milliseconds: number): Budget => ({ iterations: Number.MAX_SAFE_INTEGER, milliseconds });

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { name: 'easy', budget: { iterations: 20 }, slip: 0.15, stray: 0.5 },
  medium: { name: 'medium', budget: until(50), slip: 0.04, stray: 0.5 },
  hard: { name: 'hard', budget: until(200), slip: 0, stray: 0.5 },
  expert: { name: 'expert', budget: until(1000), slip: 0, stray: 0.15 },
};
