export { type Findings, findingsOf, type Measure, type Outlier, type ThingFound } from './findings.ts';
export { differenceOf, type Estimate, type Interval, intervalOf, meanInterval, meanOf, shareOf } from './intervals.ts';
export type { AnyStudy, GameNotes, Group, GroupName, PersonNotes, Thing } from './study.ts';
export { watched } from './watched.ts';
