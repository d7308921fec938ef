export { ruleCoverage } from './coverage.ts';
export { icicles } from './icicles/icicles.ts';
export type { State as IciclesState } from './icicles/state.ts';
export { perft } from './perft.ts';
export { type Playthrough, writePlaythrough } from './playthrough.ts';
export { type Breach, findBreaches, PROMISES, type PromiseName, type Trial } from './promises.ts';
