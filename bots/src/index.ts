export { always } from './always.ts';
export { greedy } from './greedy.ts';
export type { Weights } from './judgement.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export { type Match, playMatch } from './match.ts';
export type { AnySchool, Suggestion, Thinker } from './mind.ts';
export { playAtRandom } from './playout.ts';
export { random } from './random.ts';
export { type Lesson, learned } from './training/training.ts';
