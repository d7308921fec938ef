import { execFile } from 'node:child_process';
import { phrase } from '../words.ts';
import type { Finding } from './finding.ts';

const PATIENCE_MILLISECONDS = 60_000;
const MOST_NAMED = 8;

/** Asks npm which packages have newer versions. Without a network nobody knows, which is no fault. */
export async function dependenciesFinding(root: string): Promise<Finding> {
  const name = 'dependencies';
  const outdated = outdatedIn(await askNpm(root));
  if (outdated === null) return { name, state: 'look', sentence: phrase('', 'cli.doctor-dependencies-unknown') };
  if (outdated.length === 0) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-dependencies') };
  const more = outdated.length > MOST_NAMED ? ' …' : '';
  const names = `${outdated.slice(0, MOST_NAMED).join(', ')}${more}`;
  const sentence = phrase('', 'cli.doctor-dependencies-outdated', { count: outdated.length, names });
  return { name, state: 'look', sentence };
}

/** What npm prints; it ends with 1 if anything is outdated. */
function askNpm(cwd: string): Promise<string> {
  const settings = { cwd, timeout: PATIENCE_MILLISECONDS, shell: process.platform === 'win32' };
  return new Promise(resolve => {
    execFile('npm', ['outdated', '--json'], settings, (_error, out) => resolve(out));
  });
}

/** The names of packages that are outdated; `null` if npm could not say. */
function outdatedIn(said: string): string[] | null {
  try {
    const report = JSON.parse(said) as Record<string, unknown>;
    return 'error' in report ? null : Object.keys(report);
  } catch {
    return null;
  }
}
