export type { Weights } from './features.ts';
export { fixedMove } from './fixed-move.ts';
export { greedy } from './greedy.ts';
export { LEVEL_NAMES, LEVELS, type Level, type LevelName } from './levels.ts';
export { type Match, playMatch } from './match.ts';
export { playAtRandom } from './playout.ts';
export type { AnyProfile, SuggestingBot, Suggestion } from './profile.ts';
export { random } from './random.ts';
export { type Lesson, learned } from './training/training.ts';
