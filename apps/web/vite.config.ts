import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const GAME = /\/games\/([^/]+)\/src\/index\.ts$/;
const BOTS = /\/bots\/src\//;
const WORDS = /\/([^/]+)\/src\/gen\/(en|de|pl)\.ts$/;

/** Chunks are named after what they hold, so that the budget can tell a game from the house. */
const named =
  (prefix: string) =>
  ({ facadeModuleId, moduleIds }: { facadeModuleId: string | null; moduleIds: readonly string[] }): string => {
    const [, game] = moduleIds.map(id => GAME.exec(id)).find(found => found !== null) ?? [];
    if (game !== undefined) return `assets/${prefix}game-${game}-[hash].js`;
    if (moduleIds.every(id => BOTS.test(id))) return `assets/${prefix}bots-[name]-[hash].js`;
    const [, owner, language] = WORDS.exec(facadeModuleId ?? '') ?? [];
    return owner === undefined
      ? `assets/${prefix}[name]-[hash].js`
      : `assets/${prefix}words-${owner}-${language}-[hash].js`;
  };

/**
 * What is always loaded together is one file: asking for each of forty costs a phone more than what is in them.
 * The house is what home and table both need; every page has it.
 */
const TOGETHER = [
  {
    name: 'house',
    test: /\/web\/src\/(App\.svelte|upgrade|style\/|pages\/(ahead|Nowhere)|parts\/(SeatBadge|painted)|games\/(doors|[\w-]+\/app-door)|clients\/(device\/(create-table|open-ahead)|server\/seat-offers))\b/,
    priority: 1,
  },
  {
    name: 'table',
    test: /\/web\/src\/(table-page\/(TablePage\.svelte|table-page\.svelte)|clients\/\w+\/\w+-table-client)/,
  },
];

/** Puts a compressed copy beside everything the server sends as text. */
const compressed = (folder: string): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle: {
    order: 'post',
    handler() {
      for (const name of readdirSync(folder).filter(file => /\.(js|css|svg)$/.test(file))) {
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
      }
    },
  },
});

/** What the bundler would do before a part is imported, our own way: it would never ask again for what could not be had. */
const PRELOAD = /\0vite\/preload-helper\.js$/;
const patient: Plugin = {
  name: 'patient',
  enforce: 'pre',
  load: {
    filter: { id: PRELOAD },
    handler: () => `export { preload as __vitePreload } from '${join(root, 'src', 'parts', 'preload.ts')}';`,
  },
};

/** The bundler does nothing of the kind for the parts of a worker: there it is `haveParts` of `worker.ts`. */
const LATER = /\bimport\(`\.\/([^`]+)`\)/g;
const patientWorker: Plugin = {
  name: 'patient-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const filesOf = (name: string): string[] => {
      const files = new Set<string>();
      const add = (file: string): void => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) return;
        files.add(file);
        chunk.imports.forEach(add);
      };
      add(name);
      return [...files].map(file => `/${file}`);
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replaceAll(
        LATER,
        (imported, file) => `haveParts(${JSON.stringify(filesOf(`assets/${file}`))}).then(()=>${imported})`,
      );
    }
  },
};

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  // Our own packages are bundled as they are written, not as they were built last.
  resolve: { conditions: ['source', 'svelte', 'module', 'browser', 'development|production'] },
  plugins: [
    svelte({
      onwarn: warning => {
        throw new Error(`${warning.filename}: ${warning.message}`);
      },
    }),
    patient,
    compressed(join(root, 'dist', 'assets')),
  ],
  worker: {
    format: 'es',
    plugins: () => [patientWorker],
    rolldownOptions: {
      output: { chunkFileNames: named('worker-') },
      // What games share is put into none of them, or one game would bring another.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser we support preloads by itself, and a part is fetched even if it consists of one file only.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needs, { hostType }) => (hostType === 'js' && needs.length === 0 ? [file] : needs),
    },
    // The server allows no data: fonts, and one file per picture is cached better.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: named(''), codeSplitting: { groups: TOGETHER } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/live': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
