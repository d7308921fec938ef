import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

const conditions = ['source', 'node', 'development|production'];
/** Set by `npm run mutants`: the test files of the package whose mutants are tried. */
const include = (process.env['MUTANTS_TESTS'] ?? '').split(' ');

/** Tests that name one rule come first: they are the quickest to notice a change. */
class RulebookFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (/\/(rulebook|cards)\//.test(moduleId) ? 0 : 1);
    return [...specifications].sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** Stryker takes a test file that does not even load for one without tests, and its mutant for a survivor; here it is an error. */
class LoadingCounts implements Reporter {
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(file: TestModule): void {
    for (const { message } of file.errors()) this.#vitest?.state.errorsSet.add(new Error(message));
  }
}

/** The tests that mutants are tried with: everything as it is written, in one process, so that one mutant takes a fraction of a second. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include,
    // The sandbox lies in `dist`, which Vitest would else pass over.
    exclude: ['node_modules/**'],
    isolate: false,
    reporters: [new LoadingCounts()],
    sequence: { sequencer: RulebookFirst },
    testTimeout: 60_000,
  },
});
