export { backup, type DataSeen, freeBytesIn, hasData, lookAtData, type Obstacle, restore } from './storage/open.ts';
export { type Broken, upgradeCheck } from './upkeep/upgrade-check.ts';
export { serverLanguages } from './words.ts';
