export { ruleCoverage } from './coverage.ts';
export { icicles } from './icicles/icicles.ts';
export type { State as IciclesState } from './icicles/state.ts';
export { perft } from './perft.ts';
export { type Playthrough, writePlaythrough } from './playthrough.ts';
export { findBreaches } from './promises.ts';
export { quotedIn } from './quoted.ts';
export { findUnsafe } from './safe-numbers.ts';
export { type Breach, PROMISES, type PromiseName, type Trial } from './trial.ts';
