import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { RunOptions } from './plugin.ts';
import { fileNameOf, type MutantTarget } from './targets.ts';

export interface Run {
  readonly target: MutantTarget;
  readonly folder: string;
  readonly sample: RunOptions['sample'];
  readonly workers: number;
}

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Tries the mutants of one target that are not known yet. */
export async function tryMutants({ target, folder, sample, workers }: Run): Promise<void> {
  const { source, leftOut, tests, builds } = target;
  const sandbox = join(folder, `${fileNameOf(target)}.sandbox`);
  const chosen = join(folder, `${fileNameOf(target)}.chosen.json`);
  const ours: RunOptions = { target, folder, chosen, sample };
  process.env['MUTANTS_TESTS'] = tests.join(' ');
  // What a run that was stopped has left.
  rmSync(sandbox, { recursive: true, force: true });
  const stryker = new Stryker({
    mutate: [`${source}/**/*.ts`, ...leftOut.map(name => `!${source}/${name}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants.vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/vitest-runner', beside('plugin.js')],
    reporters: ['keeper'],
    checkers: ['chosen'],
    concurrency: workers,
    // Endless loops are known by how often they pass a mutant; time alone says little on a busy machine.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: sandbox,
    cleanTempDir: 'always',
    // Our packages would else be found outside of the sandbox.
    symlinkNodeModules: false,
    buildCommand: [process.execPath, beside('prepare-sandbox.js'), ...(builds === undefined ? [] : [builds])]
      .map(word => word.replaceAll(' ', '\\ '))
      .join(' '),
    ignorePatterns: ['dist', 'docs'],
    // What holds many mutants at once has types that nobody would write.
    disableTypeChecks: `${builds ?? source}/**/*.ts`,
    logLevel: 'error' as LogLevel,
    allowConsoleColors: false,
    warnings: false,
    ...{ snowbound: ours },
  });
  try {
    await stryker.runMutationTest();
  } finally {
    rmSync(chosen, { force: true });
  }
}
