export { accept, type Loss, lossesOf } from './accepted.ts';
export type { Figures } from './figures.ts';
export type { Goal } from './goals.ts';
export type { Comparison } from './peer.ts';
export { type BenchReport, measure } from './report.ts';
export type { BoardFigures } from './winter-kingdom.ts';
