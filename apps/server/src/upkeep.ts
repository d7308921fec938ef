export { freeBytesIn } from './readiness.ts';
export { backup, hasData, type Obstacle, restore } from './storage/sqlite/backup.ts';
export { type DataSeen, lookAtData } from './storage/sqlite/look.ts';
export { type Broken, upgradeCheck } from './upkeep/upgrade-check.ts';
export { serverLanguages } from './words.ts';
