import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

function build(): void {
  const compiler = ['node_modules/@typescript/native/bin/tsc', '-b', 'testing', 'apps/cli', 'bench'];
  const { status } = spawnSync(process.execPath, compiler, { stdio: 'inherit' });
  if (status !== 0) throw new Error('What the tests run does not compile, see above.');
}

/** Tests of what was built begin with building it, once for all of them; that takes a moment if nothing has changed. */
export function setup(project: TestProject): void {
  build();
  project.onTestsRerun(build);
}
