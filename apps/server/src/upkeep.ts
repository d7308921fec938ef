export { freeBytesIn } from './readiness.ts';
export { backup, hasData, type Obstacle, restore } from './upkeep/backup.ts';
export { type DataReport, inspectData } from './upkeep/data-report.ts';
export { type Broken, upgradeCheck } from './upkeep/upgrade-check.ts';
export { serverLanguages } from './words.ts';
