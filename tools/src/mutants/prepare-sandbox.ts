import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { workspacePackages } from '../languages/packages.ts';

// Run in Stryker's sandbox, a copy of the repository with mutants in it: packages that import one another by name find
// that copy. All others are found further up, where the repository has them.
const root = process.cwd();
for (const { folder, name } of workspacePackages(root)) {
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(root, folder)), link, 'dir');
}

const what = process.argv[2];
if (what !== undefined) {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
    'bin',
    'tsc',
  );
  process.exitCode = spawnSync(process.execPath, [compiler, '-b', what], { stdio: 'inherit' }).status ?? 1;
}
