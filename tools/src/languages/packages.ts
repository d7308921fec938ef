import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace package: its folder relative to the root, and its name. */
export interface Package {
  readonly folder: string;
  readonly name: string;
}

/** The packages that the root package.json names in "workspaces", in that order. */
export function workspacePackages(root: string): readonly Package[] {
  const patterns = field(join(root, 'package.json'), 'workspaces');
  if (!isTexts(patterns)) throw new Error(`${join(root, 'package.json')} has no list of "workspaces"`);
  return patterns
    .flatMap(pattern => folders(root, pattern))
    .flatMap(folder => {
      const manifest = join(root, folder, 'package.json');
      // npm passes over such folders too: somebody has only just started a package there.
      if (!existsSync(manifest)) return [];
      const name = field(manifest, 'name');
      return [{ folder, name: typeof name === 'string' ? name : folder }];
    });
}

function folders(root: string, pattern: string): readonly string[] {
  if (!pattern.includes('*') && !pattern.startsWith('!')) return [pattern];
  const parent = /^([^*!]+)\/\*$/.exec(pattern)?.[1];
  if (parent === undefined) throw new Error(`workspaces: only "name" and "name/*" are understood, not "${pattern}"`);
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${parent}/${entry.name}`)
    .sort();
}

function field(manifest: string, name: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(manifest, 'utf8'));
  } catch (error) {
    throw new Error(`${manifest} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
