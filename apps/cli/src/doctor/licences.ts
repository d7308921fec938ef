import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrase } from '../words.ts';
import type { Finding } from './finding.ts';

/** Licences under which others’ work may be part of ours without further thought. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1'],
]);

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Reads the licences of all installed packages that the server, the command line or the app is made of. */
export function licencesFinding(root: string): Finding {
  const name = 'licences';
  const lock = join(root, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path]) => join(root, path, 'package.json'))
    .filter(path => existsSync(path));
  const strange = installed
    .map(path => JSON.parse(readFileSync(path, 'utf8')))
    .filter(each => !isAllowed(licenceOf(each)));
  const count = installed.length;
  if (strange.length === 0) return { name, state: 'fine', sentence: phrase('', 'cli.doctor-licences', { count }) };
  const names = strange.map(each => `${each.name} (${licenceOf(each) ?? '–'})`).join(', ');
  return { name, state: 'wrong', sentence: phrase('', 'cli.doctor-licences-strange', { names }) };
}

/** Old packages say it in other ways. */
function licenceOf({ license, licenses }: { license?: unknown; licenses?: unknown }): string | null {
  const said = license ?? (Array.isArray(licenses) ? licenses[0] : licenses);
  if (typeof said === 'string') return said;
  const { type } = (said ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : null;
}

/** One of several is enough, where they are offered as a choice. */
function isAllowed(licence: string | null): boolean {
  if (licence === null) return false;
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some(choice => choice.split(' AND ').every(each => ALLOWED.has(each.trim())));
}
