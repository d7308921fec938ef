export { type ServeOptions, type Serving, serve } from './serve.ts';
export type { UsualContent } from './storage/contents.ts';
export { backup, type Obstacle, restore } from './upkeep/backup.ts';
export { type Broken, upgradeCheck } from './upkeep/upgrade-check.ts';
export { serverLanguages } from './words.ts';
