import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What documents may name: files and folders by their path from the root, and npm scripts. */
export interface Tree {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly scripts: readonly string[];
}

/** Made by building, running or installing. */
const NOT_OURS = new Set(['node_modules', 'dist', 'gen', 'data', '.git']);

/** The tree under a folder with a package.json. */
export function treeOf(root: string): Tree {
  const files: string[] = [];
  const folders: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else if (!NOT_OURS.has(entry.name)) {
        folders.push(path);
        visit(path);
      }
    }
  };
  visit('');
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts?: object };
  return { files, folders, scripts: Object.keys(scripts) };
}
