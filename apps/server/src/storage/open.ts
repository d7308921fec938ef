/** The one place that knows which engine there is. What it gives is described by the port. */

export type { Obstacle } from './sqlite/backup.ts';
export { backup, hasData, restore } from './sqlite/backup.ts';
export type { DataReport } from './sqlite/data-report.ts';
export { inspectData } from './sqlite/data-report.ts';
export type { Sync } from './sqlite/durability.ts';
export { freeBytesIn, openSqlite as openStorage, withCopyOf } from './sqlite/sqlite-storage.ts';
export { troubleOf } from './sqlite/trouble.ts';
