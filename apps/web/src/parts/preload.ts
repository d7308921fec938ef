import { reloadIfOld } from '../upgrade.ts';
import { missing } from './missing.svelte.ts';
import { haveFiles } from './patiently.ts';

/** What the page itself names is there already. */
const AT_FIRST = new Set(
  [...document.querySelectorAll('link, script')].map(one => one.getAttribute('href') ?? one.getAttribute('src')),
);

/** In the bundler's place: what a part consists of is there before it is imported, and asked for until then. */
export async function preload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const wanted = files.map(file => `/${file}`).filter(file => !AT_FIRST.has(file));
  await haveFiles(wanted, (file, isMissed) => {
    missing.note(file, isMissed);
    // A newer app has no such file.
    if (isMissed) void reloadIfOld();
  });
  return load();
}
