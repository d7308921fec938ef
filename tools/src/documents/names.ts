import type { Tree } from './tree.ts';

/** What a file of ours is called, or with a slash at its end a folder; `*`, `<name>` and `{a,b}` stand for several. */
const FILE = /^[\w.@*<>{},-][\w./@*<>{},-]*\.(?:ts|mts|mjs|cjs|js|svelte|json|jsonl|md|sh|py|css|html|svg|png|jpg)$/;
const FOLDER = /^[\w.@*<>{},-][\w./@*<>{},-]*\/$/;

/** Made by the reader. */
const READERS_OWN = new Set(['my-box.json', 'mine.json', 'lab.html', 'arena.html']);
/** Folders made by building or running. */
const MADE = /(?:^|\/)(?:gen|dist|data|node_modules)\//;

/** Files and folders that a line names in code and that are not there. A name may leave out where its path begins. */
export function namesIn(line: string, { files, folders }: Tree): readonly string[] {
  const words = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[\s:;]+/));
  return words.filter(word => {
    if (READERS_OWN.has(word)) return false;
    if (FOLDER.test(word)) return !MADE.test(word) && !isAmong(folders, word.slice(0, -1));
    return FILE.test(word) && !isAmong(files, sourceOf(word));
  });
}

/** What was compiled is named in a few commands: it comes from the source of the same name. */
const sourceOf = (name: string): string =>
  /(^|\/)dist\//.test(name) ? name.replace(/(^|\/)dist\//, '$1src/').replace(/\.js$/, '.ts') : name;

function isAmong(paths: readonly string[], name: string): boolean {
  return alternativesOf(name.replace(/^\.\//, '')).every(each => {
    const pattern = each
      .replaceAll(/<[^>]*>/g, '*')
      .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^/]*');
    const known = new RegExp(`(?:^|/)${pattern}$`);
    return paths.some(path => known.test(path));
  });
}

/** `{en,de}.json` is `en.json` and `de.json`. */
function alternativesOf(name: string): readonly string[] {
  const found = /\{([^{}]*)\}/.exec(name);
  if (found === null) return [name];
  const [whole, inside = ''] = found;
  return inside.split(',').flatMap(each => alternativesOf(name.replace(whole, each)));
}
