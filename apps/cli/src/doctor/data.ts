import { accessSync, constants, existsSync } from 'node:fs';
import type { DataReport } from '@snowbound/server/upkeep';
import { phrase } from '../words.ts';
import type { Finding } from './finding.ts';

/** Whether the server can use its folder, and nobody else can. */
export function permissionsFinding(data: string, { open }: Pick<DataReport, 'open'>): Finding {
  const name = 'permissions';
  if (!isWritable(data)) {
    return { name, state: 'wrong', sentence: phrase('', 'cli.doctor-permissions-closed', { data }) };
  }
  if (open.length === 0) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-permissions', { data }) };
  const files = open.join(', ');
  return { name, state: 'look', sentence: phrase('', 'cli.doctor-permissions-open', { data, files }) };
}

/** A folder that is not there yet is made when the server starts. */
function isWritable(data: string): boolean {
  if (!existsSync(data)) return true;
  try {
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function databaseFinding(data: string, { database }: Pick<DataReport, 'database'>): Finding {
  const name = 'database';
  if (database === null) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-database-none', { data }) };
  if ('broken' in database) {
    const reason = database.broken;
    return { name, state: 'wrong', sentence: phrase('', 'cli.doctor-database-broken', { data, reason }) };
  }
  const { version, tables } = database;
  if (version === 'newer') return { name, state: 'wrong', sentence: phrase('', 'cli.data-newer', { data }) };
  if (version === 'older') {
    return { name, state: 'look', sentence: phrase('', 'cli.doctor-database-older', { tables }) };
  }
  return { name, state: 'fine', sentence: phrase('', 'cli.doctor-database', { tables }) };
}

/** Whether a server runs is no fault either way, but it explains much. */
export function serverFinding({ isServed }: Pick<DataReport, 'isServed'>): Finding {
  const sentence = phrase('', isServed ? 'cli.doctor-server-runs' : 'cli.doctor-server-rests');
  return { name: 'server', state: 'fine', sentence };
}
