import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Our own packages are bundled as they are written, not as they were built last.
  resolve: { conditions: ['source', 'svelte', 'module', 'browser', 'development|production'] },
  plugins: [
    svelte({
      onwarn: warning => {
        throw new Error(`${warning.filename}: ${warning.message}`);
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The server allows no data: fonts, and one file per picture is cached better.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/live': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
