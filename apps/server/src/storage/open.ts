/** The one place that knows which engine there is. What it gives is described by the port. */

export type { Obstacle } from './sqlite/backup.ts';
export { backup, hasData, restore } from './sqlite/backup.ts';
export type { Sync } from './sqlite/durability.ts';
export type { DataSeen } from './sqlite/look.ts';
export { lookAtData } from './sqlite/look.ts';
export { freeBytesIn, openSqlite as openStorage, withCopyOf } from './sqlite/sqlite-storage.ts';
export { troubleOf } from './sqlite/trouble.ts';
