import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Our own packages are tested as they are written, not as they were built last. */
const conditions = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Whole cores: the tests have nothing to wait for.
    maxWorkers: availableParallelism(),
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
