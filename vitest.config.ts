import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Our own packages are tested as they are written, not as they were built last. */
const conditions = ['source', 'node', 'development|production'];
const asWritten = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Many games at a stretch: each has a process of its own, which learns to run one game fast. */
const LONG = [
  ...['games/*/tests/promises/*.test.ts', 'games/winter-kingdom/tests/brute-force.test.ts'],
  ...['testing/tests/promises.test.ts', 'bots/tests/*.test.ts'],
];
const BUILD_FIRST = 'tools/build-first.ts';
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** The long ones begin, so that no core waits for the last of them at the end. */
class LongFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const isLong = ({ project }: TestSpecification): boolean => project.name === 'long';
    return [...sorted.filter(isLong), ...sorted.filter(each => !isLong(each))];
  }
}

export default defineConfig({
  test: {
    // Whole cores: the tests have nothing to wait for.
    maxWorkers: availableParallelism(),
    testTimeout: 300_000,
    hookTimeout: 1_800_000,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG,
          exclude: NOT_OURS,
          // What Node loads by itself runs twice as fast as what Vite loads, so these play what was built, just now.
          globalSetup: BUILD_FIRST,
          server: { deps: { external: [/\/dist\//] } },
        },
      },
      // The others share what they load: that takes longer than most of them.
      {
        extends: true,
        ...asWritten,
        test: {
          name: 'short',
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, ...LONG],
          isolate: false,
          globalSetup: BUILD_FIRST,
        },
      },
    ],
  },
});
