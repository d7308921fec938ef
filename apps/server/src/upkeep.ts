export { backup, type DataReport, freeBytesIn, hasData, inspectData, type Obstacle, restore } from './storage/open.ts';
export { type Broken, upgradeCheck } from './upkeep/upgrade-check.ts';
export { serverLanguages } from './words.ts';
