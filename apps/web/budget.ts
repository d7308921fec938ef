import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** In kB of 1000 bytes, compressed as the server sends it. */
const FIRST_LOAD = 90;
const PER_GAME = 80;
const FONTS_AND_PICTURES = 300;

const dist = fileURLToPath(new URL('dist/', import.meta.url));
const files = readdirSync(`${dist}assets`).filter(name => !/\.(gz|br)$/.test(name));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Readonly<Record<string, Chunk>>;

/** The files that load with these sources, whatever else they may load later. */
function loadedWith(...sources: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return loaded;
}

/** The same for the worker, which is built apart and has no manifest: what its files import, and those again. */
function loadedByWorker(...entries: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const visit = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = readFileSync(dist + file, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) visit(`assets/${name}`);
  };
  entries.forEach(visit);
  return loaded;
}

const named = (pattern: RegExp): string[] => files.filter(name => pattern.test(name)).map(name => `assets/${name}`);
const size = (file: string): number => gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000;
const sum = (list: Iterable<string>): number => [...list].reduce((total, file) => total + size(file), 0);
/** The largest wording of a package: readers of every language are to be served in time. */
const words = (owner: string, prefix = ''): string[] =>
  named(new RegExp(`^${prefix}words-${owner}-..-`))
    .sort((one, two) => size(two) - size(one))
    .slice(0, 1);

/** The worker itself, not what it may load. */
const WORKER = /^worker-[\w-]{8}\.js$/;

// The home page fetches ahead what every table needs.
const ahead = [...loadedWith('src/pages/TableRoute.svelte'), ...loadedByWorker(...named(WORKER))];
const first = new Set([...loadedWith('index.html', 'src/pages/Home.svelte'), ...ahead, ...words('web')]);
const games = Object.keys(manifest).flatMap(source => /\/games\/([^/]+)\/src\/index\.ts$/.exec(source)?.[1] ?? []);
const figures: [string, number, number][] = [['JavaScript before a game is chosen', sum(first), FIRST_LOAD]];
for (const game of games) {
  const page = loadedWith('src/pages/TableRoute.svelte', `src/games/${game}/board/face.ts`);
  const own = loadedByWorker(...named(new RegExp(`^worker-game-${game}-`)), ...named(WORKER));
  const said = [...words(game), ...words('engine'), ...words('table')];
  const more = new Set([...page, ...own, ...said].filter(file => !first.has(file)));
  figures.push([`JavaScript more for ${game}`, sum(more), PER_GAME]);
}
figures.push(['fonts and pictures', sum(named(/\.(woff2|svg|png|webp)$/)), FONTS_AND_PICTURES]);

for (const [what, kilobytes, most] of figures) {
  process.stdout.write(`${kilobytes <= most ? 'ok' : 'TOO MUCH'}  ${kilobytes.toFixed(1)} of ${most} kB  ${what}\n`);
}
if (figures.some(([, kilobytes, most]) => kilobytes > most)) process.exitCode = 1;
