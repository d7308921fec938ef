import { join } from 'node:path';
import { type Catalogue, checkLanguages } from './check.ts';
import { type Package, workspacePackages } from './packages.ts';
import { readLanguages } from './read.ts';
import { generate, type Sources } from './typescript.ts';
import { sourcesFor, writeGenerated } from './write.ts';

export interface BuildOutcome {
  /** One line each; with any, nothing was written. */
  readonly problems: readonly string[];
  /** How many packages have a lang folder, and how many English messages these hold. */
  readonly packages: number;
  readonly messages: number;
}

export interface BuildOptions {
  /** False to check only. */
  readonly write: boolean;
  /** Where the code of a package imports from, by the package's name. */
  readonly sources?: (packageName: string) => Sources;
}

/** Reads and checks the strings of all packages, then writes the code of all or of none. */
export function buildLanguages(root: string, { write, sources = sourcesFor }: BuildOptions): BuildOutcome {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  const packages = workspacePackages(root).map((found): readonly [Package, Catalogue | undefined, Set<string>] => {
    const folders = readLanguages(root, found.folder, report);
    const later = new Set(
      [...(folders?.get('en')?.files ?? [])].flatMap(([name, file]) => (file.isLater ? [name] : [])),
    );
    return [found, folders === undefined ? undefined : checkLanguages(folders, report), later];
  });
  if (write && problems.length === 0) {
    for (const [{ folder, name }, catalogue, later] of packages) {
      const files = catalogue === undefined ? new Map<string, string>() : generate(catalogue, sources(name), later);
      // Also without strings: the code of a lang folder that was deleted must go.
      writeGenerated(join(root, folder, 'src', 'gen'), files);
    }
  }
  const catalogues = packages.flatMap(([, catalogue]) => catalogue ?? []);
  const messages = catalogues.reduce((sum, catalogue) => sum + (catalogue.get('en')?.size ?? 0), 0);
  return { problems, packages: catalogues.length, messages };
}
