import { statSync } from 'node:fs';
import type { ServeOptions, Serving } from './serve.ts';

/** The bundled server, if `./snowbound` has built it. */
const BUNDLE = new URL('bundle/serve.js', import.meta.url);

/** Starts the server from the bundle, unless something was compiled later. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { serve: start }: typeof import('./serve.ts') = isFresh()
    ? await import(BUNDLE.href)
    : await import('./serve.ts');
  return await start(options);
}

function isFresh(): boolean {
  const bundled = timeOf(BUNDLE);
  if (bundled === null) return false;
  // The compiler writes `.tsbuildinfo` whenever it has changed anything in a package.
  const inside = [import.meta.url, import.meta.resolve('@snowbound/protocol')];
  return inside.every(from => (timeOf(new URL('.tsbuildinfo', from)) ?? 0) <= bundled);
}

const timeOf = (file: URL): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
