export { type Findings, findingsOf, type Measure, type Outlier, type ThingFound } from './findings.ts';
export { differenceOf, type Estimate, type Interval, intervalOf, meanInterval, meanOf, shareOf } from './intervals.ts';
export type { AnyLabMetrics, GameNotes, Group, GroupName, PlayerNotes, Thing } from './lab-metrics.ts';
export { watched } from './watched.ts';
