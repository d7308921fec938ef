import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is shared with the command line, and what finds files of its own beside itself. */
const APART = ['@snowbound/engine', '@snowbound/table', '@snowbound/catalogue', '@photostructure/sqlite', 'piscina'];

/** The server and the thousand modules it is made of as one file, which loads in a third of the time. */
export default {
  root: here('.'),
  ssr: { noExternal: true, external: APART, resolve: { conditions: ['source', 'node'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/bundle',
    rolldownOptions: {
      input: [
        ...[here('src/serve.ts'), here('src/bots/choose-move.ts'), here('src/contents/read-content.ts')],
        ...[here('src/storage/sqlite/checkpointer.ts'), here('src/storage/sqlite/mender.ts')],
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};
