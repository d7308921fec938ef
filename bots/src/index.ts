export { greedy } from './greedy.ts';
export { type Match, playMatch } from './match.ts';
export { playAtRandom } from './playout.ts';
export { random } from './random.ts';
