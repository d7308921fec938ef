import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { banner, type Sources } from './typescript.ts';

const engine = '@snowbound/engine';

/** The engine cannot import itself by its own name while it is being built. */
export function sourcesFor(packageName: string): Sources {
  if (packageName !== engine) return { Value: engine, Words: engine, speech: engine };
  return { Value: '../phrase.ts', Words: '../say.ts', speech: '../speech.ts' };
}

/** Makes a folder hold these generated files and no older ones; unchanged files keep their time. */
export function writeGenerated(folder: string, files: ReadonlyMap<string, string>): void {
  if (files.size > 0) mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
  }
  removeObsolete(folder, files);
}

function removeObsolete(folder: string, files: ReadonlyMap<string, string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Only what this tool wrote: another generator may share the folder.
    if (!files.has(name) && name.endsWith('.ts') && readFileSync(path, 'utf8').startsWith(banner)) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
